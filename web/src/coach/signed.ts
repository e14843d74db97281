/** A difference with its sign, as it is printed. */
export function signed(amount: number): string {
  if (amount === 0) return '±0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
