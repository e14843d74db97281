/** Xibalba: what pressing a piece would mean, and what one does in every turn. */
import { t } from '../../i18n/texts';
import type { WhyNotAction, WhyNotActions, WhyNotContext } from '../whyNotActions';
import { typed } from './board';

type Args = WhyNotAction['args'];
const TYPES_WITH_FIELD = ['civilian', 'structure'];
const PLAIN = ['reorganize', 'pharmaceuticals', 'weapon_technology', 'tactical_assault', 'harvest'];

const seen = (at: WhyNotContext) => typed(at.view);
const wish = (verb: string, args: Args, id: string, values = {}): WhyNotAction => ({
  verb,
  args,
  text: t(`attempt-x-${id}`, values),
});

function buy(slot: string, at: WhyNotContext): WhyNotAction[] {
  const [type = '', number] = slot.split('.');
  const card = seen(at).market[type]?.[Number(number) - 1];
  const field = TYPES_WITH_FIELD.includes(type) ? { field: 1 } : {};
  const name = card ? at.word(card) : t('empty');
  return [wish('buy', { slot, ...field }, 'buy', { card: name })];
}

function attack(target: 'ark' | number, at: WhyNotContext): WhyNotAction[] {
  const dice = seen(at).dice.action;
  const count = (face: string) => dice.filter((one) => one === face).length;
  const args = { target, attacks: count('A'), criticals: count('C') };
  if (target === 'ark') return [wish('attack', args, 'attack-ark')];
  return [wish('attack', args, 'attack-base', { name: at.name(target) })];
}

function upgrade(at: WhyNotContext): WhyNotAction[] {
  const level = (seen(at).players[at.seat]?.level ?? 0) + 1;
  return level > 4 ? [] : [wish('upgrade', { level }, 'upgrade', { level })];
}

const enter = () => wish('enter', { with: 'free' }, 'enter');

function ark(at: WhyNotContext): WhyNotAction[] {
  const { card, owner } = seen(at).ark;
  if (card === null) return [enter()];
  return owner === at.seat ? [wish('pharmaceuticals', {}, 'pharmaceuticals')] : attack('ark', at);
}

function ownPile(place: string, at: WhyNotContext): WhyNotAction[] {
  const pile = seen(at).players[at.seat]?.piles[place];
  const field = Number(place.split('.')[1]);
  if (place === 'warhost') return pile?.top ? ark(at) : [];
  if (pile?.locked) return upgrade(at);
  if (!pile?.top) return [];
  const card = { card: at.word(pile.top) };
  return seen(at).turn.phase === 'action'
    ? [wish('activate', { field }, 'activate', card)]
    : [wish('resolve', { place }, 'resolve', card)];
}

function pile(of: number, place: string, at: WhyNotContext): WhyNotAction[] {
  return of === at.seat ? ownPile(place, at) : attack(of, at);
}

function card(id: string, at: WhyNotContext): WhyNotAction[] {
  for (const [type, slots] of Object.entries(seen(at).market)) {
    const index = slots.indexOf(id);
    if (index >= 0) return buy(`${type}.${index + 1}`, at);
  }
  for (const player of seen(at).players) {
    for (const [place, { top }] of Object.entries(player.piles)) {
      if (top === id) return pile(player.seat, place, at);
    }
  }
  return [];
}

function die(face: string, at: WhyNotContext): WhyNotAction[] {
  const named = { face: t('attempt-x-face', { face }) };
  if (seen(at).turn.phase === 'dice') return [wish('keep', { face }, 'keep', named)];
  if (face.startsWith('R')) return [wish('gather', { face }, 'gather', named)];
  if (face.startsWith('G')) return [wish('exchange', { face }, 'exchange', named)];
  return ark(at);
}

function plain(verb: string, at: WhyNotContext): WhyNotAction[] {
  if (verb === 'upgrade') return upgrade(at);
  if (verb === 'enter') return [enter()];
  return [...PLAIN, 'end', 'roll'].includes(verb) ? [wish(verb, {}, verb)] : [];
}

export const whyNotActions: WhyNotActions = {
  about: { buy: 'slot', attack: 'target', activate: 'field' },
  of: (ref, at) => {
    const [kind, value = ''] = ref.split(/:(.*)/s);
    const [seat = '', place = ''] = value.split(/\.(.*)/s);
    if (kind === 'slot') return buy(value, at);
    if (kind === 'card') return card(value, at);
    if (kind === 'pile') return pile(Number(seat), place, at);
    if (kind === 'base') return Number(value) === at.seat ? upgrade(at) : attack(Number(value), at);
    if (kind === 'ark') return ark(at);
    if (kind === 'face') return die(value, at);
    return kind === 'do' ? plain(value, at) : [];
  },
  usual: (at) => {
    const { market, players, turn } = seen(at);
    const slots = Object.entries(market).flatMap(([type, cards]) =>
      cards.flatMap((one, index) => (one ? [`${type}.${index + 1}`] : [])),
    );
    const own = Object.keys(players[at.seat]?.piles ?? {}).filter((place) => place !== 'warhost');
    const others = players.filter((one) => one.seat !== at.seat);
    return [
      enter(),
      ...attack('ark', at),
      ...others.flatMap((one) => attack(one.seat, at)),
      ...own.flatMap((place) => ownPile(place, at)).filter(({ verb }) => verb !== 'upgrade'),
      ...slots.flatMap((slot) => buy(slot, at)),
      ...upgrade(at),
      ...PLAIN.flatMap((verb) => plain(verb, at)),
      ...(turn.phase === 'action' ? [] : plain('end', at)),
    ];
  },
};
