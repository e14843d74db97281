/** What a lesson points at for a move of Battalia: where what is taken up goes, what is hidden, what does it. */
import { type Leads, type Led, outside } from '../../lessons/leading';
import type { Action, Goal } from '../../net/protocol';
import { HIDING } from './hands/hiding';

export const leads: Leads = (root, led) => {
  const [first] = led.way;
  const hides = first?.verb === HIDING;
  const goal = root.querySelector('.payment.taken')?.getAttribute('data-goal');
  if (first && goal && means(JSON.parse(goal), first)) {
    if (root.querySelector('[data-asking]')) return [];
    return hides ? hiding(root, led) : placing(root, led);
  }
  if (hides) return [hidden(root, led)];
  if (root.querySelector('[data-tries]')) return trying(root, led);
  return [];
};

/** Whether it is taken up for this: what a goal leaves open is decided later. */
function means({ verb, args = {} }: Goal, wanted: Action): boolean {
  const said = Object.entries(args).every(([name, value]) => wanted.args[name] === value);
  return verb === wanted.verb && (verb === HIDING || said);
}

/** The field it goes to, the right way round, and the button that does it. */
function placing(root: ParentNode, { way }: Led): Element[][] {
  const go = outside(root, '.payment [data-go]');
  const fields = [...way].reverse().filter(({ args }) => typeof args.field === 'string');
  const aims = fields.flatMap((action) => aiming(root, action, go));
  return aims.length > 0 ? aims : [go];
}

/** Where it can go: there, turned first if it lies another way, or its button if it is chosen. */
function aiming(root: ParentNode, { args }: Action, go: Element[]): Element[][] {
  const [aim] = outside(root, `[data-field="${args.field}"] [data-aim]`);
  if (!aim) return [];
  const lying = aim.closest('[data-field]')?.getAttribute('data-turned');
  const turned = args.turned === undefined || !lying || Number(lying) === args.turned;
  if (turned) return aim.matches('[data-lit]') ? [go, [aim]] : [[aim]];
  return [outside(root, '[data-turn]'), outside(root, `[data-field="${args.field}"] .turns`)];
}

/** The cards that are to be hidden, each pressed once; then the button. */
function hiding(root: ParentNode, led: Led): Element[][] {
  return [hidden(root, led), outside(root, '.payment [data-go]')];
}

function hidden(root: ParentNode, { way }: Led): Element[] {
  const named = way.flatMap(({ verb, args }) => (verb === 'name' ? [String(args.card)] : []));
  return outside(root, '[data-zone="hand"] [data-card]').filter(
    (card) =>
      named.includes(card.getAttribute('data-card') ?? '') &&
      card.getAttribute('aria-pressed') !== 'true',
  );
}

/** Cards are tried out before they are laid. */
function trying(root: ParentNode, { way }: Led): Element[][] {
  const end = way.findIndex(({ verb }) => verb !== 'lay');
  const laid = way.slice(0, end < 0 ? way.length : end).map(({ args }) => String(args.card));
  if (laid.length === 0) return [];
  const cards = outside(root, '[data-tries] [data-card]');
  const meant = (card: Element) => laid.includes(card.getAttribute('data-card') ?? '');
  const wrong = cards.filter(
    (card) => meant(card) !== (card.getAttribute('aria-pressed') === 'true'),
  );
  return [wrong.filter(meant).slice(0, 1), wrong.slice(0, 1), outside(root, '[data-go]')];
}
