/** Keys that walk through a replay. */
import { writing } from '../prompt/keys';

export type Command =
  | 'previous'
  | 'next'
  | 'previous-turn'
  | 'next-turn'
  | 'first'
  | 'last'
  | 'toggle';

const KEYS: Record<string, Command> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  PageUp: 'previous-turn',
  PageDown: 'next-turn',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
};
const TURNS: Record<string, Command> = { ArrowLeft: 'previous-turn', ArrowRight: 'next-turn' };

/** What a key means here; nothing where something else has the focus that it means something to. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.defaultPrevented || writing(event)) return undefined;
  const target = event.target as HTMLElement | null;
  if (event.key === ' ' && target?.closest?.('button, a, summary, [role]')) return undefined;
  if (target?.closest?.('[role="tab"], [role="radio"], [data-own-keys]')) return undefined;
  return (event.shiftKey ? TURNS : KEYS)[event.key];
}
