/** The map: fields, cities, heroes on their way, storm and visitors. */
import type { Event } from '../../net/protocol';
import type { SceneSpec } from '../../stage/director/scene';
import { field, flights, hero, seat } from './scenePlaces';
import icons from './scenes.icons.json';
import * as steps from './steps';

function onMap(icon: string, ms: number, more: Partial<SceneSpec> = {}): SceneSpec {
  return { ms, icon, topic: 'map', pieces: field, ...more };
}

const both = ({ args }: Event) => [`field:${args.field}`, `field:${args.other_field}`];
const npc = (event: Event) => [`npc:${event.verb}`, ...field(event)];

export const mapScenes: Record<string, SceneSpec> = {
  laid: onMap(icons.road, 600, {
    weight: 5,
    tone: 'build',
    after: ['line'],
    joins: 'also',
    flights,
    step: steps.laid,
    rule: 'B-PLACE-01',
  }),
  replaced: onMap(icons.terrain, 600, { weight: 3, tone: 'build', step: steps.replaced }),
  swapped: onMap(icons.terrain, 700, { weight: 3, tone: 'build', pieces: both }),
  turned: onMap(icons.terrain, 500, { weight: 2, tone: 'build', step: steps.turned }),
  city: onMap(icons.city, 700, {
    weight: 7,
    tone: 'build',
    after: ['line', 'won'],
    joins: 'also',
    step: steps.city,
    rule: 'B-CITY-01',
  }),
  concealed: onMap(icons.concealed, 600, { weight: 3, tone: 'magic', step: steps.concealed }),
  post: onMap(icons.post, 600, {
    weight: 4,
    after: ['line'],
    joins: 'also',
    tone: 'build',
    rule: 'B-TRADE-01',
  }),
  discovered: onMap(icons.discover, 900, {
    weight: 5,
    after: ['line'],
    joins: 'also',
    tone: 'gain',
    rule: 'B-VALLEY-01',
  }),
  moved: onMap(icons.walk, 250, {
    weight: 1,
    tone: 'step',
    after: ['line', 'moved', 'jumped'],
    joins: 'also',
    pieces: hero,
    step: steps.heroTo,
    rule: 'B-MOVE-01',
  }),
  jumped: onMap(icons.jump, 700, {
    weight: 4,
    tone: 'magic',
    after: ['line', 'moved', 'jumped'],
    joins: 'also',
    pieces: hero,
    step: steps.heroTo,
    rule: 'B-GATE-01',
  }),
  stopped: onMap(icons.walk, 250, {
    after: ['line', 'moved', 'jumped'],
    joins: 'quietly',
    pieces: hero,
  }),
  recruited: onMap(icons.hero, 600, {
    weight: 5,
    after: ['line'],
    joins: 'also',
    tone: 'build',
    pieces: hero,
    step: steps.heroTo,
    rule: 'B-RECRUIT-01',
  }),
  storm: onMap(icons.storm, 1200, {
    weight: 5,
    tone: 'magic',
    pieces: () => ['zone:storm'],
    rule: 'B-STORM-01',
  }),
  fate: onMap(icons.fate, 900, { weight: 3, tone: 'dice', pieces: seat, rule: 'B-FATE-01' }),
  ring: onMap(icons.ring, 600, { weight: 3, tone: 'gain', pieces: hero, rule: 'B-PASS-01' }),
  ring_spent: onMap(icons.ring, 500, { weight: 2, pieces: seat }),
  metamorpha: onMap(icons.visitor, 600, {
    weight: 2,
    joins: 'also', // to what was just built
    pieces: npc,
    rule: 'B-META-01',
  }),
  bilkarr: onMap(icons.visitor, 600, { weight: 2, pieces: npc, rule: 'B-BILK-01' }),
  npc_left: onMap(icons.visitor, 500, { weight: 1, pieces: ({ args }) => [`npc:${args.npc}`] }),
};
