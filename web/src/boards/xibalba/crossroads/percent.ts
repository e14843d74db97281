import { percent as written } from '../../../i18n/numbers';

/** Thousandths as they are said; what can happen is never said to be impossible. */
export function percent(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return `< ${written(0.01)}`;
  return written(thousandths / 1000);
}
