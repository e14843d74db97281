/** What happened in a few words, with the things it names: cards, players, fields, dice. */
import { nameOf } from '../content/content.svelte';
import { has, t, type Values } from '../i18n/texts';
import type { Event } from '../net/protocol';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'card'; id: string; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'field'; field: string; text: string }
  | { kind: 'faces'; faces: string[]; text: string };

const CARDS = ['card', 'by_card', 'new_card', 'cards', 'fate'];
const SEATS = ['seat', 'owner', 'attack_target', 'from_seat', 'defender', 'victim'];
const FIELDS = ['field', 'other_field'];
const FACES = ['faces', 'face', 'from_face', 'to_face'];
const NAMED = ['faction', 'of_faction', 'terrain', 'terrains', 'potion', 'building', 'form', 'npc'];

// Marks of a text in which things stand: they cannot be typed, and names cannot contain them.
const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';
const BETWEEN = '\u{E002}';
const thing = (kind: string, value: unknown) => `${OPEN}${kind}${BETWEEN}${value}${CLOSE}`;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const nothing = (value: unknown) => value === null || value === undefined || value === '';

/** The message of an event: a game's own, or one of every table. */
export function messageOf(game: string, verb: string): string | undefined {
  return [`${game}-did-${verb}`, `table-did-${verb}`].find(has);
}

/** In parts, so that cards, players and fields can be more than words. */
export function wordsOf(game: string, event: Event, name: (seat: number) => string): Part[] {
  const message = messageOf(game, verbOf(event));
  if (!message) return [{ kind: 'text', text: event.text ?? event.verb }];
  return split(t(message, valuesOf(game, event)), game, name);
}

/** A match that begins at a position, to try a card out or to go on from a replay, keeps its rules. */
function verbOf({ verb, args }: Event): string {
  return verb === 'continued' && args.from === args.to ? 'forked' : verb;
}

/** The kind of card alone, whatever has happened to this copy: `lord.islanders>weapon` is a `lord`. */
export const kindOf = (id: string) => id.split(/[.>@~^%!#]/)[0] ?? id;

/** The same with cards called by their kind. */
export function shortly(parts: Part[], game: string): Part[] {
  return parts.map((part) =>
    part.kind === 'card' ? { ...part, text: nameOf(game, kindOf(part.id)) } : part,
  );
}

/** The same as plain words. */
export function plain(parts: Part[]): string {
  return parts.map(({ text }) => text).join('');
}

function valuesOf(game: string, { args }: Event): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries(args)) {
    if (SEATS.includes(key)) Object.assign(values, seatValues(key, value));
    else values[key] = shownAs(game, key, value);
  }
  const cards = args.cards ?? args.seats;
  if (Array.isArray(cards)) values.count ??= cards.length;
  return values;
}

function seatValues(key: string, value: unknown): Values {
  const seat = typeof value === 'number' && value >= 0;
  const kind = seat ? 'seat' : typeof value === 'string' && value ? value : 'none';
  return { [key]: seat ? thing('seat', value) : '', [`${key}_kind`]: kind };
}

function shownAs(game: string, key: string, value: unknown): string | number {
  if (key === 'effect') return thing('card', `storm_${value}`);
  if (CARDS.includes(key)) {
    if (Array.isArray(value) && value.length === 0) return t('scenes-nothing');
    const cards = listed(value).filter((one) => !nothing(one));
    return counted(
      game,
      cards.map((card) => cardOf(key, card)),
    );
  }
  if (FIELDS.includes(key)) return thing('field', value);
  if (FACES.includes(key)) return thing('faces', listed(value).join(' '));
  if (key === 'place') return String(value).replace('.', '_');
  if (nothing(value)) return 'none';
  if (NAMED.includes(key)) {
    return listed(value)
      .map((one) => (one === 'none' ? one : nameOf(game, String(one))))
      .join(', ');
  }
  return typeof value === 'number' ? value : listed(value).join(', ');
}

/** Equal cards are one word with their number. */
function counted(game: string, cards: string[]): string {
  const groups = new Map<string, string[]>();
  for (const card of cards) {
    const name = nameOf(game, card);
    groups.set(name, [...(groups.get(name) ?? []), card]);
  }
  return [...groups.values()]
    .map((equal) => `${equal.length > 1 ? `${equal.length} × ` : ''}${thing('card', equal[0])}`)
    .join(', ');
}

/** Fate cards are told by their number. */
function cardOf(key: string, card: unknown): string {
  return key === 'fate' ? String(card).replace(/^(\d)$/, 'fate_$1') : String(card);
}

function split(text: string, game: string, name: (seat: number) => string): Part[] {
  const parts = text.split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`)).map((piece, index) => {
    if (index % 2 === 0) return { kind: 'text' as const, text: piece };
    const [kind = '', value = ''] = piece.split(BETWEEN);
    return partOf(kind, value, game, name);
  });
  return parts.filter((part) => part.text !== '' || part.kind === 'faces');
}

function partOf(kind: string, value: string, game: string, name: (seat: number) => string): Part {
  if (kind === 'card') return { kind, id: value, text: nameOf(game, value) };
  if (kind === 'seat') return { kind, seat: Number(value), text: name(Number(value)) };
  if (kind === 'field') return { kind, field: value, text: value };
  const faces = value.split(' ').filter((face) => face !== '');
  return { kind: 'faces', faces, text: facesText(faces) };
}

const SIGNS: Record<string, string> = { A: '⚔', C: '✸' };

const blank = (face: string) => face.endsWith('-');

/** Dice as signs; blanks alone in words, as dashes behind a colon read like a gap. */
function facesText(faces: string[]): string {
  if (faces.length === 0 || !faces.every(blank)) return faces.map(faceText).join(' · ');
  return faces.length > 1 ? `${faces.length} × ${t('scenes-blank')}` : t('scenes-blank');
}

/** A die as a sign: its number, a sword, a star, or a dash for a blank. */
function faceText(face: string): string {
  return SIGNS[face] ?? (blank(face) ? '–' : face.slice(1));
}
