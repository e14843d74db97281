/** What a lesson points at for a move of Xibalba, where that is more than a piece and its verb. */
import type { Leads, Led } from '../../lessons/leading';
import { outside } from '../../lessons/leading';
import { sheetFor } from './phone/sheetFor';

const KEEPING = ['keep', 'roll'];
const GATHERING = ['gather', 'exchange'];

export const leads: Leads = (root, led) => {
  const verb = led.way[0]?.verb ?? '';
  if (KEEPING.includes(verb)) return sorting(root, led);
  if (GATHERING.includes(verb))
    return [leftOut(root, 'face:'), outside(root, '[data-proposes~=gather]')];
  if (verb === 'attack') return [leftOut(root, 'face:'), ...hidden(root, led)];
  return hidden(root, led);
};

/** First the dice that are to be rolled again or kept after all, then the roll. */
function sorting(root: ParentNode, { way }: Led): Element[][] {
  const until = way.findIndex(({ verb }) => verb === 'roll');
  const left = way.slice(0, until < 0 ? way.length : until).map(({ args }) => `face:${args.face}`);
  const dice = outside(root, '.tray button.die[aria-pressed]');
  const wrong = dice.filter((die) => {
    const at = left.indexOf(die.getAttribute('data-refs') ?? '');
    if (at >= 0) left.splice(at, 1);
    return at >= 0 !== (die.getAttribute('aria-pressed') === 'true');
  });
  return [wrong.slice(0, 1), outside(root, '[data-proposes~=roll]')];
}

/** Dice that somebody has left out of what is wanted whole. */
function leftOut(root: ParentNode, ref: string): Element[] {
  return outside(root, `.tray button.die[aria-pressed=false][data-refs^="${ref}"]`).slice(0, 1);
}

/** On a phone: the tab of the sheet that is not open. */
function hidden(root: ParentNode, { refs }: Led): Element[][] {
  const seat = Number(root.querySelector('[data-near]')?.getAttribute('data-near') ?? -1);
  const sheet = sheetFor(refs, seat);
  return [outside(root, `.phone [data-opens="${sheet}"][aria-expanded=false]`)];
}
