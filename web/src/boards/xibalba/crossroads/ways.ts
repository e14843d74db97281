/** Questions that decide something: what is at stake, and what each answer leads to. */
import { t } from '../../../i18n/texts';
import type { Decision } from '../../../net/protocol';
import type { Attack, Odds, Player, Stake, XibalbaView } from '../../../net/views/xibalba';
import type { Choice } from '../../../prompt/choices.svelte';
import { type Line, mostOf, type Names } from '../hands/prospect';
import { costs } from './costs';

export interface ShownCard {
  id: string;
  fate: 'falls' | 'risk' | 'stays' | 'next';
}

/** One answer: what it costs, and what follows. */
export interface Way {
  choice: Choice;
  title: string;
  cost: string; // in a few words
  harmless: boolean; // nothing is lost by it: said as good news
  cards: ShownCard[];
  lines: Line[];
  odds: Odds | null; // of the Paragon dice that are rolled then
}

/** Whether there is nothing to say about an answer but what it is. */
export function bare({ lines, cards, odds }: Way): boolean {
  return lines.length === 0 && cards.length === 0 && !odds;
}

export interface Crossroad {
  question: string;
  card: string | null; // what asks: an effect's card
  attack: Attack | null; // or the attack that has to be met
  ways: Way[];
}

/** Kinds of questions that are asked over the table; others are answered on it. */
export const ASKED = [
  ...['block', 'destroy-addon', 'protect-soldier', 'protect-addon'],
  ...['use-effect', 'choose-option', 'choose-opponent', 'order-triggers', 'resolve-again'],
  'agree-change',
];

export function crossroad(
  view: XibalbaView,
  decision: Decision | undefined,
  choices: Choice[],
  names: Names,
): Crossroad | null {
  if (!decision || !ASKED.includes(decision.kind)) return null;
  const { attack } = view;
  const card = typeof decision.about.card === 'string' ? decision.about.card : null;
  const question = decision.text ?? '';
  if (decision.kind === 'block' && attack) {
    const ways = ordered(choices).map((choice) => facing(view, attack, choice, names));
    return { question, card: null, attack, ways };
  }
  if (decision.kind === 'destroy-addon' && attack) {
    const ways = ordered(choices).map((choice) => looting(view, attack, choice, names));
    return { question, card: null, attack, ways };
  }
  if (decision.kind.startsWith('protect')) {
    const ways = ordered(choices).map((choice) => saving(choice, card, names));
    return { question, card, attack: null, ways };
  }
  const paid = costs(view, decision);
  const ways = ordered(choices).map((choice) => plainly(choice, card, paid, names));
  // What an effect adds to an attack is weighed by what the attack has already.
  return { question, card, attack: decision.kind === 'use-effect' ? attack : null, ways };
}

/** What does something first, what leaves everything as it is last. */
function ordered(choices: Choice[]): Choice[] {
  const rank = ({ action }: Choice) => (action.verb === 'pass' ? 1 : 0);
  return [...choices].sort((one, other) => rank(one) - rank(other));
}

// --- an attack on the own base

function facing(view: XibalbaView, attack: Attack, choice: Choice, names: Names): Way {
  const block = attack.stakes.find(({ what }) => what === 'blocker');
  const base = attack.stakes.find(({ what }) => what === 'base');
  const me = typeof attack.target === 'number' ? view.players[attack.target] : undefined;
  const way = { choice, harmless: false, cards: [], lines: [], odds: null };
  if (!me || !block || !base) return { ...way, title: choice.text, cost: '' };
  const blocker = me.blocker?.card ?? '';
  return choice.action.verb === 'block'
    ? blocking({ ...way, title: t('xb-block'), cost: '' }, attack, block, me, blocker, names)
    : exposed({ ...way, title: t('xb-pass'), cost: '' }, attack, base, me, blocker, names);
}

function blocking(
  way: Way,
  attack: Attack,
  { succeeds, power, needed, paragon_dice: dice, odds, open }: Stake,
  me: Player,
  blocker: string,
  { word, name }: Names,
): Way {
  const card = word(blocker);
  const safe: Line = {
    icon: 'resistance',
    tone: 'good',
    text: t('xb-safe', { paragon: me.paragon }),
  };
  if (!succeeds) {
    const holds = t('xb-holds', { card, resistance: needed.total, power });
    return {
      ...way,
      cost: t('xb-cost-none'),
      harmless: true,
      cards: [{ id: blocker, fate: 'stays' }],
      lines: [{ icon: 'soldier', tone: 'good', text: holds }, safe],
    };
  }
  const next = me.piles.warhost?.cards?.at(-2);
  const falls = next
    ? t('xb-falls-next', { card, next: word(next) })
    : t('xb-falls-last', { card });
  return {
    ...way,
    cost: t(open ? 'xb-cost-kept' : 'xb-cost-soldier'),
    cards: [
      { id: blocker, fate: open ? 'risk' : 'falls' },
      ...(next ? [{ id: next, fate: 'next' as const }] : []),
    ],
    lines: [
      { icon: 'skull', tone: 'bad', text: open ? t('xs-open', { text: falls }) : falls },
      safe,
      { icon: 'paragon', tone: 'plain', text: t('xb-reward', { name: name(attack.seat), dice }) },
    ],
    odds,
  };
}

function exposed(
  way: Way,
  attack: Attack,
  { succeeds, power, needed, addons, odds, after }: Stake,
  me: Player,
  blocker: string,
  { word, name }: Names,
): Way {
  const stays: Line = {
    icon: 'soldier',
    tone: 'good',
    text: t('xb-stays', { card: word(blocker) }),
  };
  if (!succeeds) {
    const holds = t('xb-base-holds', { power, resistance: needed.total });
    return {
      ...way,
      cost: t('xb-cost-none'),
      harmless: true,
      cards: [{ id: blocker, fate: 'stays' }],
      lines: [{ icon: 'resistance', tone: 'good', text: holds }, stays],
    };
  }
  const attacker = name(attack.seat);
  const lines: Line[] = [];
  if (addons.length > 0) {
    lines.push({
      icon: 'addon',
      tone: 'bad',
      text: t('xb-addon', { name: attacker, count: addons.length }),
    });
  }
  // What protects the Paragon may be destroyed first.
  const most = Math.max(mostOf({ odds }), ...Object.values(after ?? {}).map(mostOf));
  lines.push(
    most > 0
      ? {
          icon: 'paragon',
          tone: 'bad',
          text: t('xb-loot', { name: attacker, most, from: me.paragon }),
        }
      : { icon: 'paragon', tone: 'good', text: t('xb-no-loot') },
    stays,
  );
  return {
    ...way,
    cost: t('xb-cost-base', { addons: addons.length, most }),
    cards: topsOf(me, addons),
    lines,
    odds,
  };
}

function topsOf(player: Player, places: readonly string[]): ShownCard[] {
  return places.flatMap((place) => {
    const top = player.piles[place]?.top;
    return top ? [{ id: top, fate: 'risk' as const }] : [];
  });
}

// --- one's own attack has succeeded

function looting(view: XibalbaView, attack: Attack, choice: Choice, { word, name }: Names): Way {
  const base = attack.stakes.find(({ what }) => what === 'base');
  const place = `field.${choice.action.args.field}`;
  const destroys = choice.action.verb === 'destroy';
  const odds = (destroys ? base?.after?.[place]?.odds : base?.odds) ?? null;
  const owner = typeof attack.target === 'number' ? view.players[attack.target] : undefined;
  const then: Line[] =
    odds && owner
      ? [
          {
            icon: 'paragon',
            tone: 'good',
            text: t('xb-then-loot', { name: name(owner.seat), most: mostOf({ odds }) }),
          },
        ]
      : [];
  const pile = owner?.piles[place];
  if (!destroys || !pile?.top) {
    return {
      choice,
      title: t('xb-spare'),
      cost: '',
      harmless: false,
      cards: [],
      lines: then,
      odds,
    };
  }
  const under: Line = {
    icon: 'addon',
    tone: 'plain',
    text: pile.size > 1 ? t('xb-under', { count: pile.size - 1 }) : t('xb-nothing-under'),
  };
  return {
    choice,
    title: t('xb-destroy', { card: word(pile.top) }),
    cost: '',
    harmless: false,
    cards: [{ id: pile.top, fate: 'falls' }],
    lines: [under, ...then],
    odds,
  };
}

// --- cards that can be saved, and effects

function saving(choice: Choice, card: string | null, { word }: Names): Way {
  const keeper = choice.action.args.card;
  const way = { choice, cost: '', harmless: false, odds: null };
  if (choice.action.verb === 'protect' && typeof keeper === 'string') {
    const lines: Line[] = [{ icon: 'resistance', tone: 'good', text: choice.text }];
    return {
      ...way,
      title: t('xb-save', { card: word(keeper) }),
      cards: [{ id: keeper, fate: 'stays' }],
      lines,
    };
  }
  const lost = card ? t('xb-lost', { card: word(card) }) : choice.text;
  return {
    ...way,
    title: t('xb-let-go'),
    cards: card ? [{ id: card, fate: 'falls' }] : [],
    lines: [{ icon: 'skull', tone: 'bad', text: lost }],
  };
}

/** An effect is carried out or not; other answers say themselves what they are. */
function plainly(choice: Choice, asking: string | null, paid: Line[], { word }: Names): Way {
  const { verb, args } = choice.action;
  const cards: ShownCard[] =
    typeof args.card === 'string' ? [{ id: args.card, fate: 'stays' }] : [];
  const lines: Line[] = [];
  if (asking && verb === 'use') {
    lines.push(
      { icon: 'cards', tone: 'good', text: t('xb-used', { card: word(asking) }) },
      ...paid,
    );
  } else if (asking && verb === 'pass') {
    lines.push({ icon: 'cards', tone: 'plain', text: t('xb-unused', { card: word(asking) }) });
  }
  return { choice, title: choice.text, cost: '', harmless: false, cards, lines, odds: null };
}
