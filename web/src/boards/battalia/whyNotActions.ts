/** Battalia: what pressing a piece would mean, and what one does in every turn. */
import { t } from '../../i18n/texts';
import type { WhyNotAction, WhyNotActions, WhyNotContext } from '../whyNotActions';
import { battalia, heroFields } from './view';
import { fieldAttempts, wish } from './whyNotFields';

const RANKS = ['tribesman', 'chief', 'priest', 'lord'];
const ARTEFACTS = ['tools', 'horse', 'weapon', 'tent', 'title', 'scroll', 'amulet'];
const SHAPES = ['straight', 'curve', 't', 'x'];
const PLAIN = ['mulligan', 'done'];

/** What a card of the hand is for, by its kind; all others are laid into an action line. */
const USES: Record<string, string> = { tent: 'pitch', title: 'promote', amulet: 'amulet' };

const seen = (at: WhyNotContext) => battalia(at.view);

const hire = (rank: string, at: WhyNotContext) => wish('hire', { rank }, { what: at.word(rank) });
const buy = (artefact: string, at: WhyNotContext) =>
  wish('buy', { artefact }, { what: at.word(artefact) });
const shaped = (shape: string) => ({ shape: t('attempt-b-shape', { shape }) });
const road = (shape: string) => wish('road', { shape }, shaped(shape));
const city = (shape: string) => wish('city', { shape, rank: 'tribesman' }, shaped(shape));

function potion(word: string, at: WhyNotContext): WhyNotAction {
  const owner = seen(at).potions.find((one) => one.potion === word)?.owner;
  return wish(owner === at.seat ? 'drink' : 'potion', { potion: word }, { what: at.word(word) });
}

function hero(of: number, number: number, at: WhyNotContext): WhyNotAction[] {
  const place = seen(at).players[of]?.heroes[number - 1]?.field ?? null;
  if (of === at.seat && place !== null) return [wish('move', { hero: number }, { number })];
  if (of === at.seat) {
    const home = Object.entries(seen(at).board.fields).find(
      ([, { place: what, owner }]) => what === 'city' && owner === of,
    );
    return home ? [wish('recruit', { field: home[0], hero: number }, { number })] : [];
  }
  if (place === null) return [];
  return [
    wish(
      'attack',
      { target: 'heroes', field: place, defender: of },
      { what: 'heroes', name: at.name(of) },
    ),
  ];
}

function card(id: string, at: WhyNotContext): WhyNotAction[] {
  if (!seen(at).players[at.seat]?.hand_cards?.includes(id)) return [];
  const kind = id.split('.')[0] ?? '';
  const great = seen(at).players[at.seat]?.famous.includes(id);
  const laying = at.verbs.has('lay') || at.verbs.has('go');
  const verb = laying ? 'lay' : (USES[kind] ?? (great ? 'great' : 'lay'));
  return [wish(verb, { card: id }, { what: at.word(id) })];
}

export const whyNotActions: WhyNotActions = {
  about: {
    hire: 'rank',
    buy: 'artefact',
    road: 'shape',
    city: 'shape',
    potion: 'potion',
    move: 'hero',
    recruit: 'hero',
    attack: 'field',
    upgrade: 'field',
  },
  of: (ref, at) => {
    const [kind, value = ''] = ref.split(/:(.*)/s);
    const [seat, number] = value.split('.').map(Number);
    if (kind === 'field') return fieldAttempts(value, at);
    if (kind === 'card' || kind === 'hand') return card(value, at);
    if (kind === 'hero') return hero(seat ?? 0, number ?? 1, at);
    if (kind === 'rank' && RANKS.includes(value)) return [hire(value, at)];
    if (kind === 'artefact' && ARTEFACTS.includes(value)) return [buy(value, at)];
    if (kind === 'road') return [road(value)];
    if (kind === 'city') return [city(value)];
    if (kind === 'potion') return [potion(value, at)];
    if (kind === 'tent' && seat === at.seat) return [wish('open', { number }, { number })];
    return kind === 'do' && PLAIN.includes(value) ? [wish(value, {})] : [];
  },
  usual: (at) => {
    const { board, options, players } = seen(at);
    const own = Object.entries(board.fields).filter(
      ([, { place, owner }]) => place === 'city' && owner === at.seat,
    );
    const mine = players[at.seat];
    const standing = mine ? heroFields(mine) : [];
    return [
      ...RANKS.map((rank) => hire(rank, at)),
      ...ARTEFACTS.map((artefact) => buy(artefact, at)),
      ...SHAPES.map(road),
      ...['dead_end', ...SHAPES].map(city),
      ...own.flatMap(([field]) => fieldAttempts(field, at)),
      ...[1, 2].flatMap((number) => hero(at.seat, number, at)),
      ...[...new Set(standing)].flatMap((field) => fieldAttempts(field, at)),
      ...(options.bilkarr ? seen(at).potions.map((one) => potion(one.potion, at)) : []),
      ...PLAIN.map((verb) => wish(verb, {})),
    ];
  },
};
