/** An attack before it is made: how its power comes about, and what would follow, in words. */
import { t } from '../../../i18n/texts';
import type { Aim, Attacker, Part, Prospect, XibalbaView } from '../../../net/views/xibalba';
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
export function terms(attacker: Attacker, dice: Wanted, names: Names, power?: number): Term[] {
  const symbols = dice.attacks + dice.criticals;
  let sum = symbols * attacker.power.total;
  const found: Term[] = [
    { amount: `${symbols} × ${attacker.power.total}`, reason: names.word(attacker.card) },
  ];
  if (dice.criticals > 0) {
    const more = dice.criticals * attacker.critical.total;
    found.push({ amount: signed(more), reason: t('xw-criticals') });
    sum += more;
  }
  for (const part of attacker.bonus.parts) {
    if (part.amount !== 0) {
      found.push({ amount: signed(part.amount), reason: reasonOf(part, names) });
      sum += part.amount;
    }
  }
  if (power !== undefined && power !== sum) {
    found.push({ amount: signed(power - sum), reason: t('xw-effect') });
  }
  return found;
}

/** What an attack with these dice comes to. */
export function aimOf({ aims }: Prospect, dice: Wanted): Aim | undefined {
  return aims.find((one) => one.attacks === dice.attacks && one.criticals === dice.criticals);
}

/** The most Paragon a roll can bring. */
export const mostOf = ({ odds }: Pick<Prospect, 'odds'>): number => odds.amounts.length - 1;

/** What is said where a choice or a roll may still change a prediction. */
const unless = (open: boolean, text: string) => (open ? t('xs-open', { text }) : text);

/** Whether an attack promises what a bigger one does: it goes through, and past the same blocker. */
export function asGood(prospect: Prospect, fewer: Wanted, all: Wanted): boolean {
  const [small, big] = [aimOf(prospect, fewer), aimOf(prospect, all)];
  if (!small || !big) return false;
  // What does not go through still hurts whoever is in the Ark, and what may change needs room.
  if (!big.succeeds || small.open || big.open) return small.power === big.power;
  return small.succeeds && small.blocker?.falls === big.blocker?.falls;
}

/** What an attack on a target would come to. */
export function outlook(
  view: XibalbaView,
  attacker: Attacker,
  prospect: Prospect,
  dice: Wanted,
  names: Names,
): Outlook {
  const aim = aimOf(prospect, dice);
  const power = aim?.power ?? 0;
  const dealt = Math.max(0, power - prospect.held_off);
  const succeeds = aim?.succeeds ?? false;
  const found = terms(attacker, dice, names, aim?.power);
  if (prospect.held_off > 0) {
    found.push({ amount: `− ${prospect.held_off}`, reason: t('xw-held-off') });
  }
  const lines =
    prospect.target === 'ark'
      ? atArk(view, attacker, prospect, dealt, aim, names)
      : atBase(prospect.target, prospect, aim, names);
  const left = Math.max(0, (aim?.needed ?? prospect.needed.total) - dealt);
  const asks = Boolean(aim?.blocker || aim?.open);
  return { power, terms: found, lines, succeeds, final: succeeds || asks, left };
}

function atArk(
  view: XibalbaView,
  attacker: Attacker,
  prospect: Prospect,
  dealt: number,
  aim: Aim | undefined,
  { word }: Names,
): Line[] {
  const held = word(view.ark.card ?? '');
  const life = aim?.needed ?? prospect.needed.total;
  const open = aim?.open ?? false;
  if (!aim?.succeeds) {
    const left = t('xs-ark-damage', { damage: dealt, card: held, life: life - dealt });
    return [
      { icon: 'life', tone: 'plain', text: unless(open, left) },
      { icon: 'power', tone: 'plain', text: t('xs-dice-gone') },
    ];
  }
  const dice = prospect.paragon_dice;
  const lines: Line[] = [
    {
      icon: 'skull',
      tone: 'good',
      text: unless(open, t('xs-ark-falls', { card: held, damage: dealt, life })),
    },
  ];
  const { conquest } = attacker;
  if (conquest) {
    const { life: has, income_dice: income, income_more: more } = conquest;
    const taken = t('xs-ark-taken', { card: word(attacker.card), life: has });
    lines.push(
      { icon: 'ark', tone: 'good', text: unless(conquest.open, taken) },
      { icon: 'paragon', tone: 'good', text: t('xs-ark-roll', { dice, income, more }) },
    );
  }
  return lines;
}

/** What entering an empty Ark would bring. */
export function entered(attacker: Attacker, { word }: Names): Line[] {
  if (!attacker.conquest) return [];
  const { life, income_dice: dice, income_more: more, open } = attacker.conquest;
  const taken = t('xs-ark-taken', { card: word(attacker.card), life });
  return [
    { icon: 'ark', tone: 'good', text: unless(open, taken) },
    { icon: 'paragon', tone: 'good', text: t('xs-ark-income', { dice, more }) },
  ];
}

function atBase(
  seat: number,
  prospect: Prospect,
  aim: Aim | undefined,
  { word, name }: Names,
): Line[] {
  const lines: Line[] = [];
  const blocker = aim?.blocker;
  if (blocker) {
    const values = {
      name: name(seat),
      card: word(blocker.card),
      resistance: blocker.resistance,
      falls: blocker.falls,
    };
    lines.push({ icon: 'soldier', tone: 'plain', text: t('xs-may-block', values) });
  } else {
    lines.push({ icon: 'soldier', tone: 'good', text: t('xs-no-blocker') });
  }
  const power = aim?.power ?? 0;
  const resistance = aim?.needed ?? prospect.needed.total;
  const open = aim?.open ?? false;
  const blocked = blocker ? 'maybe' : 'no';
  if (!aim?.succeeds) {
    const text = t('xs-base-holds', { power, resistance, blocked });
    lines.push({ icon: 'resistance', tone: 'bad', text: unless(open, text) });
    return lines;
  }
  const addons = prospect.addons.length;
  const hit = t('xs-base-hit', { addons, power, resistance, blocked });
  lines.push({ icon: 'addon', tone: 'good', text: unless(open, hit) });
  lines.push({
    icon: 'paragon',
    tone: 'good',
    text: t('xs-base-loot', {
      dice: prospect.paragon_dice,
      most: prospect.most,
      name: name(seat),
    }),
  });
  return lines;
}
