/** Thousandths as they are said; what can happen is never said to be impossible. */
export function percent(thousandths: number): string {
  if (thousandths > 0 && thousandths < 10) return '< 1 %';
  return `${Math.round(thousandths / 10)} %`;
}
