/** A field in words: what lies there, where its roads lead, whose it is, who stands on it. */
import { t } from '../../../i18n/texts';
import { playerName, type TableContext, word } from '../../../table/context';
import { directions } from '../art/roads';
import { BUILDINGS } from '../cards/card';
import { type Figure, type MapField, type Post, TERRAINS } from './shown';

export interface Told {
  title: string;
  lines: string[];
}

export interface Around {
  figures: Figure[];
  posts: Post[];
  concealed: boolean;
}

export function toldField(
  context: TableContext,
  valley: string,
  name: string,
  field: MapField,
  around: Around,
): Told {
  const title = t('map-title', { field: name, place: placeWord(context, valley, field) });
  const lines = [...landLines(context, field), ...aroundLines(context, around)];
  return { title, lines };
}

/** The same as one sentence for who cannot see the map. */
export function saidField(told: Told): string {
  return [told.title, ...told.lines].join(', ');
}

function placeWord(context: TableContext, valley: string, field: MapField): string {
  if (field.hidden) return t('map-hidden', { place: field.place });
  if (field.place === 'building') return word(context, BUILDINGS[field.shape ?? -1] ?? 'building');
  if (field.place === 'connection') return t('map-connection', { valley });
  const number = TERRAINS.indexOf(field.terrain ?? '') + 1; // of a gate
  const neutral = (field.owner ?? -1) < 0 ? 'yes' : 'no';
  return t('map-place', { place: field.place, level: field.level ?? 0, neutral, number });
}

function landLines(context: TableContext, field: MapField): string[] {
  if (field.place === 'empty') return [];
  const lines: string[] = [];
  if (field.terrain) lines.push(word(context, field.terrain));
  const ways = directions(field.exits ?? 0);
  if (ways.length === 4) lines.push(t('map-roads-all'));
  else if (ways.length > 0) {
    lines.push(t('map-roads', { ways: ways.map((way) => t(`map-${way}`)).join(', ') }));
  }
  const owner = field.owner ?? -1;
  const level = field.level ?? 0;
  if (owner >= 0) {
    const name = playerName(context.live.table, owner);
    lines.push(t('map-owner', { name, number: owner + 1 }), t('map-worth', { points: level }));
  } else if (level > 0) lines.push(t('map-guarded', { level }));
  return lines;
}

function aroundLines(context: TableContext, { figures, posts, concealed }: Around): string[] {
  const { table } = context.live;
  const lines = figures.map((figure) =>
    figure.npc
      ? word(context, figure.npc)
      : t('map-hero', {
          number: figure.number,
          name: playerName(table, figure.seat),
          ring: figure.ring ? 'yes' : 'no',
        }),
  );
  lines.push(...posts.map(({ seat }) => t('map-post', { name: playerName(table, seat) })));
  if (concealed) lines.push(t('map-concealed'));
  return lines;
}
