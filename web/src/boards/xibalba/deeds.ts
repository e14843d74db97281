/** How a line of the log is told: what somebody did, instead of every event. */
import type { Event } from '../../net/protocol';
import type { Deed } from '../../stage/director/scene';

export function deeds(told: Event[]): Deed[] {
  const [head, ...rest] = told;
  if (head?.verb === 'pool') return rolled(head, rest);
  if (head?.verb === 'action') return acted(head, rest);
  return told.map(one);
}

const one = (event: Event): Deed => ({ event, of: [event] });

/** All dice that were kept, in whichever steps: they are the dice that were taken. */
function rolled(pool: Event, rest: Event[]): Deed[] {
  const kept = rest.filter(({ verb }) => verb === 'keep');
  const others = rest.filter(({ verb }) => verb !== 'keep').map(one);
  if (kept.length === 0) return [one(pool), ...others];
  const faces = kept.flatMap(({ args }) => args.faces ?? []);
  const event = { verb: 'keep', args: { seat: pool.args.seat, faces } };
  return [{ event, of: kept }, ...others];
}

/** What a common action comes to says the same. */
function acted(action: Event, rest: Event[]): Deed[] {
  const level = rest.find(({ verb }) => verb === 'level');
  const others = rest.filter((event) => event !== level && event.verb !== 'reorganized').map(one);
  if (!level) return [one(action), ...others];
  return [{ event: { verb: 'upgraded', args: level.args }, of: [action, level] }, ...others];
}
