/** Asking a busy server again: not before the time that it named, however often somebody clicks. */
import { Refusal } from './api';

const refusals = new Map<string, { refusal: Refusal; until: number }>();

/** Ask for something by its name; what was refused for a while is refused without asking. */
export async function patiently<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const last = refusals.get(what);
  if (last && Date.now() < last.until) throw last.refusal;
  try {
    const answer = await ask();
    refusals.delete(what);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.wait > 0) {
      refusals.set(what, { refusal: error, until: Date.now() + 1000 * error.wait });
    }
    throw error;
  }
}
