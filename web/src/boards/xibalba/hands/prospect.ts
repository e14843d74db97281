/** An attack before it is made: how its power comes about, and what would follow, in words. */
import { t } from '../../../i18n/texts';
import type { Attacker, Part, Prospect, XibalbaView } from '../../../net/views/xibalba';
import type { Wanted } from './attack';

/** One part of a sum, with its reason. */
export interface Term {
  amount: string;
  reason: string;
}

export type Tone = 'good' | 'bad' | 'plain';

/** One thing that would follow. */
export interface Line {
  icon:
    | 'cards'
    | 'skull'
    | 'ark'
    | 'paragon'
    | 'resistance'
    | 'life'
    | 'addon'
    | 'soldier'
    | 'power'
    | 'resources';
  text: string;
  tone: Tone;
}

export interface Outlook {
  power: number;
  terms: Term[];
  lines: Line[];
  succeeds: boolean;
  final: boolean; // dice are rolled, or others answer: it cannot be taken back
  left: number; // of the life points or the resistance that it meets
}

export interface Names {
  word: (id: string) => string;
  name: (seat: number) => string;
}

/** The reason of a part that an effect or a mode adds. */
export function reasonOf(part: Part, { word }: Names): string {
  return part.card ? word(part.card) : t(`xw-${part.why}`);
}

const signed = (amount: number) => (amount < 0 ? `− ${-amount}` : `+ ${amount}`);

/** How the power of an attack with these dice comes about: symbols first, then what is added. */
export function terms(attacker: Attacker, dice: Wanted, names: Names): Term[] {
  const symbols = dice.attacks + dice.criticals;
  const found: Term[] = [
    { amount: `${symbols} × ${attacker.power.total}`, reason: names.word(attacker.card) },
  ];
  if (dice.criticals > 0) {
    const more = dice.criticals * attacker.critical.total;
    found.push({ amount: signed(more), reason: t('xw-criticals') });
  }
  for (const part of attacker.bonus.parts) {
    if (part.amount !== 0) {
      found.push({ amount: signed(part.amount), reason: reasonOf(part, names) });
    }
  }
  return found;
}

export function powerOf(attacker: Attacker, dice: Wanted): number {
  const same = attacker.attacks.find(
    (one) => one.attacks === dice.attacks && one.criticals === dice.criticals,
  );
  return same?.power ?? 0;
}

/** The most Paragon a roll can bring. */
export const mostOf = ({ odds }: Pick<Prospect, 'odds'>): number => odds.amounts.length - 1;

const dealtBy = (power: number, { held_off }: Prospect) => Math.max(0, power - held_off);

/** Whether an attack of this power succeeds. */
export function goesThrough(power: number, prospect: Prospect): boolean {
  const dealt = dealtBy(power, prospect);
  return dealt >= prospect.needed.total && dealt > 0;
}

/** Whether an attack promises what a bigger one does: it goes through, and past the same blocker. */
export function asGood(
  { players }: XibalbaView,
  attacker: Attacker,
  prospect: Prospect,
  fewer: Wanted,
  all: Wanted,
): boolean {
  const blocker = prospect.target === 'ark' ? null : players[prospect.target]?.blocker;
  const [small, big] = [powerOf(attacker, fewer), powerOf(attacker, all)];
  const fells = (power: number) => !blocker || power >= blocker.resistance.total;
  // What does not go through still hurts whoever is in the Ark: then everything counts.
  if (!goesThrough(big, prospect)) return small === big;
  return goesThrough(small, prospect) && fells(small) === fells(big);
}

/** What an attack on a target would come to. */
export function outlook(
  view: XibalbaView,
  attacker: Attacker,
  prospect: Prospect,
  dice: Wanted,
  names: Names,
): Outlook {
  const power = powerOf(attacker, dice);
  const dealt = dealtBy(power, prospect);
  const succeeds = goesThrough(power, prospect);
  const found = terms(attacker, dice, names);
  if (prospect.held_off > 0) {
    found.push({ amount: `− ${prospect.held_off}`, reason: t('xw-held-off') });
  }
  const lines =
    prospect.target === 'ark'
      ? atArk(view, attacker, prospect, dealt, succeeds, names)
      : atBase(view, prospect.target, prospect, power, succeeds, names);
  const left = Math.max(0, prospect.needed.total - dealt);
  const asks = prospect.target !== 'ark' && Boolean(view.players[prospect.target]?.blocker);
  return { power, terms: found, lines, succeeds, final: succeeds || asks, left };
}

function atArk(
  view: XibalbaView,
  attacker: Attacker,
  prospect: Prospect,
  dealt: number,
  succeeds: boolean,
  { word }: Names,
): Line[] {
  const held = word(view.ark.card ?? '');
  const life = prospect.needed.total;
  if (!succeeds) {
    return [
      {
        icon: 'life',
        tone: 'plain',
        text: t('xs-ark-damage', { damage: dealt, card: held, life: life - dealt }),
      },
      { icon: 'power', tone: 'plain', text: t('xs-dice-gone') },
    ];
  }
  const dice = prospect.paragon_dice;
  return [
    { icon: 'skull', tone: 'good', text: t('xs-ark-falls', { card: held, damage: dealt, life }) },
    {
      icon: 'ark',
      tone: 'good',
      text: t('xs-ark-taken', { card: word(attacker.card), life: attacker.ark_life }),
    },
    {
      icon: 'paragon',
      tone: 'good',
      text: t('xs-ark-roll', { dice, income: attacker.income_dice }),
    },
  ];
}

function atBase(
  view: XibalbaView,
  seat: number,
  prospect: Prospect,
  power: number,
  succeeds: boolean,
  { word, name }: Names,
): Line[] {
  const lines: Line[] = [];
  const blocker = view.players[seat]?.blocker;
  if (blocker) {
    const falls = power >= blocker.resistance.total ? 'yes' : 'no';
    const values = {
      name: name(seat),
      card: word(blocker.card),
      resistance: blocker.resistance.total,
      falls,
    };
    lines.push({ icon: 'soldier', tone: 'plain', text: t('xs-may-block', values) });
  } else {
    lines.push({ icon: 'soldier', tone: 'good', text: t('xs-no-blocker') });
  }
  const resistance = prospect.needed.total;
  const blocked = blocker ? 'maybe' : 'no';
  if (!succeeds) {
    lines.push({
      icon: 'resistance',
      tone: 'bad',
      text: t('xs-base-holds', { power, resistance, blocked }),
    });
    return lines;
  }
  const addons = prospect.addons.length;
  lines.push({
    icon: 'addon',
    tone: 'good',
    text: t('xs-base-hit', { addons, power, resistance, blocked }),
  });
  lines.push({
    icon: 'paragon',
    tone: 'good',
    text: t('xs-base-loot', {
      dice: prospect.paragon_dice,
      most: mostOf(prospect),
      name: name(seat),
    }),
  });
  return lines;
}
