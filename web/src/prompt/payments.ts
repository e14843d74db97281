/** Ways to pay for one and the same: the cheapest is proposed, any other can be taken instead. */
import type { Choice, Way } from './choice';

/** Several plans for one action are one choice with several ways, the cheapest first, as they were told. */
export function joined(choices: Choice[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const key = JSON.stringify([choice.action.verb, choice.action.args]);
    const first = found.get(key);
    found.set(key, first ? { ...first, ways: [...waysOf(first), ...waysOf(choice)] } : choice);
  }
  return [...found.values()];
}

/** All ways to pay for a choice that are known; none where nothing has to be done first. */
export function waysOf({ text, steps, pays = [], ways }: Choice): Way[] {
  return ways ?? (steps ? [{ text, steps, pays }] : []);
}

/** The way after the one that a choice would take now; none where there is only one. */
export function nextWay(choice: Choice): Way | undefined {
  const ways = waysOf(choice);
  const said = ({ steps }: Partial<Way>) => JSON.stringify(steps);
  const now = ways.findIndex((way) => said(way) === said(choice));
  return ways.length > 1 ? ways[(now + 1) % ways.length] : undefined;
}

/** A choice that is paid for in another way; all ways stay known. */
export function paidBy(choice: Choice, { text, steps, pays }: Way): Choice {
  return { ...choice, text, steps, pays, ways: waysOf(choice) };
}
