/** The power of an attack under way as parts with their reasons. */
import type { Attack } from '../../../net/views/xibalba';
import { type Names, reasonOf, type Term } from './prospect';

/** Symbols times what each counts, then everything that is added or taken off. */
export function attackTerms({ power, soldier, attacks, criticals }: Attack, names: Names): Term[] {
  const symbols = attacks + criticals;
  return power.parts.map((part, index) => {
    if (part.why === 'symbols' && symbols > 0) {
      const amount = `${symbols} × ${part.amount / symbols}`;
      return { amount, reason: names.word(soldier) };
    }
    const sign = part.amount < 0 ? '− ' : index > 0 ? '+ ' : '';
    return { amount: `${sign}${Math.abs(part.amount)}`, reason: reasonOf(part, names) };
  });
}
