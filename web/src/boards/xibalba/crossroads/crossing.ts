/** The question that decides something and is asked now, if there is one. */
import type { TableContext } from '../../../table/context';
import { viewOf } from '../board';
import { namesOf } from '../names';
import { type Crossroad, crossroad } from './ways';

export function crossing(context: TableContext): Crossroad | null {
  const { live, choices } = context;
  const decision = live.seat === null ? undefined : live.urgent[0];
  if (!decision || !live.view) return null;
  const offered = choices.all.filter(({ decision: { id } }) => id === decision.id);
  return crossroad(viewOf(context), decision, offered, namesOf(context));
}
