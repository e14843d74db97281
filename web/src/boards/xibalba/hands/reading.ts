/** Which card is shown large beside the table. */
import type { Decision } from '../../../net/protocol';
import type { XibalbaView } from '../../../net/views/xibalba';

/** The card that asks something comes first, then an event that takes effect, then what was pressed last. */
export function reading(
  view: XibalbaView,
  asked: Decision | undefined,
  pressed: string | null,
): string | null {
  const { card } = asked?.about ?? {};
  if (typeof card === 'string') return card;
  return view.resolving ?? pressed ?? null;
}
