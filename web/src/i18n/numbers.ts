/** Numbers, as the chosen language writes them. */
import { settings } from '../settings/settings.svelte';

export function written(value: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1 }).format(value);
}

/** A difference with its sign. */
export function signed(value: number): string {
  const size = written(Math.abs(value));
  if (size === '0') return '±0';
  return value < 0 ? `−${size}` : `+${size}`;
}

export function percent(share: number): string {
  const style = { style: 'percent', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(settings.lang, style).format(share);
}

/** Hundredths, for differences of chances. */
export function points(share: number): number {
  return Math.round(100 * share);
}

/** A difference of chances, with its sign. */
export function change(share: number): string {
  const size = percent(Math.abs(share));
  if (points(share) === 0) return `±${size}`;
  return share < 0 ? `−${size}` : `+${size}`;
}
