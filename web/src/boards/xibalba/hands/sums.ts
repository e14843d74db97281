/** Sums of a view as parts with their reasons. */
import type { Sum } from '../../../net/views/xibalba';
import { type Names, reasonOf, type Term } from './prospect';

/** The first part as it is, the others with their sign. */
export function sumTerms({ parts }: Sum, names: Names): Term[] {
  return parts.map((part, index) => {
    const sign = part.amount < 0 ? '− ' : index > 0 ? '+ ' : '';
    return { amount: `${sign}${Math.abs(part.amount)}`, reason: reasonOf(part, names) };
  });
}
