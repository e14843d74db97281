/** Plans of the server as a board needs them: where they lead, what they pay, which way round. */
import type { Action, Plan } from '../../../net/protocol';

/** The last field a plan names: where a hero arrives, where a card is laid. */
export function destination({ steps, goal }: Plan): string | null {
  const placed = [...steps, goal].filter(({ args }) => typeof args.field === 'string');
  return placed.length > 0 ? String(placed.at(-1)?.args.field) : null;
}

/** How a card lies that a plan lays. */
export function rotation({ steps }: Plan): number {
  const site = steps.find(({ verb }) => verb === 'site');
  return Number(site?.args.turned ?? 0);
}

export const fromAmbush = (ref: string) => ref.startsWith('ambush:');

/** Whether the server means this card: of what lies in ambush it says so behind the name. */
const isCalled = ({ ref, name }: Held, told: string) =>
  fromAmbush(ref) ? told.startsWith(`${name} (`) : told === name;

/** A card that could pay, as its piece and by its name. */
export interface Held {
  ref: string;
  name: string;
}

/** The cards a plan uses up, as pieces: `hand:supply`, `ambush:horse.islanders`.

Cards that are laid without asking are told by their names alone.
*/
export function paid({ steps, pays }: Plan, held: Held[] = []): string[] {
  const laid = steps
    .filter(({ verb, args }) => PAYING.includes(verb) && typeof args.card === 'string')
    .map(({ args }) => `${args.zone === 'ambush' ? 'ambush' : 'hand'}:${args.card}`);
  const named = [...pays];
  for (const ref of laid) {
    const card = held.find((one) => one.ref === ref);
    if (card) drop(named, card);
  }
  const left = [...held];
  for (const ref of laid) left.splice(left.findIndex((one) => one.ref === ref) >>> 0, 1);
  const others = named.flatMap((name) => {
    const at = left.findIndex((one) => isCalled(one, name));
    return at < 0 ? [] : left.splice(at, 1).map(({ ref }) => ref);
  });
  return [...laid, ...others];
}
const PAYING = ['lay', 'double', 'sacrifice'];

function drop(names: string[], card: Held): void {
  const at = names.findIndex((name) => isCalled(card, name));
  if (at >= 0) names.splice(at, 1);
}

/** Plans by the field they lead to, the cheapest first as the server told them. */
export function byDestination(plans: Plan[]): Map<string, Plan[]> {
  const found = new Map<string, Plan[]>();
  for (const plan of plans) {
    const field = destination(plan);
    if (field === null) continue;
    found.set(field, [...(found.get(field) ?? []), plan]);
  }
  return found;
}

/** One plan for each way round a card fits. */
export function byRotation(plans: Plan[]): Plan[] {
  const found = new Map<number, Plan>();
  for (const plan of plans) if (!found.has(rotation(plan))) found.set(rotation(plan), plan);
  return [...found.values()];
}

/** Plans that pay differently: equal payments are one. */
export function byPayment(plans: Plan[]): Plan[] {
  const found = new Map<string, Plan>();
  for (const plan of plans) {
    const price = plan.pays.length > 0 ? [...plan.pays] : paid(plan);
    const key = price.sort().join(' ');
    if (!found.has(key)) found.set(key, plan);
  }
  return [...found.values()];
}

export function sameAction(one: Action, other: Action): boolean {
  const said = ({ args }: Action) =>
    JSON.stringify(
      Object.entries(args)
        .filter(([, value]) => value !== null && value !== undefined)
        .sort(([a], [b]) => a.localeCompare(b)),
    );
  return one.verb === other.verb && said(one) === said(other);
}

/** Which of several equal cards are meant: the first ones of a row, as many as are named. */
export function marked(row: string[], named: string[]): boolean[] {
  const left = new Map<string, number>();
  for (const ref of named) left.set(ref, (left.get(ref) ?? 0) + 1);
  return row.map((ref) => {
    const count = left.get(ref) ?? 0;
    left.set(ref, count - 1);
    return count > 0;
  });
}

export function samePlace(one: Plan, other: Plan): boolean {
  const site = ({ steps }: Plan) =>
    JSON.stringify(
      steps
        .filter(({ args }) => typeof args.field === 'string')
        .map(({ verb, args }) => [verb, args.field, args.turned ?? 0])
        .at(-1) ?? null,
    );
  return site(one) === site(other);
}
