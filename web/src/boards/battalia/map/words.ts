/** A field in words: what lies there, where its roads lead, whose it is, who stands on it. */
import { t } from '../../../i18n/texts';
import { playerName, type TableContext, word } from '../../../table/context';
import type { Field } from '../view';
import type { Figure, Post } from './shown';

export interface Told {
  title: string;
  lines: string[];
}

export interface Around {
  figures: Figure[];
  posts: Post[];
}

export function toldField(
  context: TableContext,
  valley: string,
  name: string,
  field: Field,
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

function placeWord(context: TableContext, valley: string, field: Field): string {
  if (field.hidden) return t('map-hidden', { place: field.place });
  if (field.place === 'building') return word(context, field.building ?? 'building');
  if (field.place === 'connection') return t('map-connection', { valley });
  const neutral = field.owner == null ? 'yes' : 'no';
  const { place, level = 0, gate = 0 } = field;
  return t('map-place', { place, level, neutral, number: gate });
}

function landLines(context: TableContext, field: Field): string[] {
  if (field.place === 'empty') return field.sealed ? [t('map-sealed')] : [];
  const lines: string[] = [];
  if (field.terrain) lines.push(word(context, field.terrain));
  const ways = field.exits ?? [];
  if (ways.length === 4) lines.push(t('map-roads-all'));
  else if (ways.length > 0) {
    lines.push(t('map-roads', { ways: ways.map((way) => t(`map-${way}`)).join(', ') }));
  }
  const { owner = null, level = 0 } = field;
  if (owner !== null) {
    const name = playerName(context.live.table, owner);
    lines.push(t('map-owner', { name, number: owner + 1 }), t('map-worth', { points: level }));
  } else if (level > 0) lines.push(t('map-guarded', { level }));
  if (field.concealed) lines.push(t('map-concealed'));
  return lines;
}

function aroundLines(context: TableContext, { figures, posts }: Around): string[] {
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
  return lines;
}
