/** Options and settings of a table in words, as people are shown them. */
import { nameOf } from '../content/content.svelte';
import { has, t } from '../i18n/texts';
import { asTime } from '../net/clock';
import { botWords } from '../opponents/names';
import { CLOCKS, type ClockChoice, clockIndex } from '../pages/clocks';

export function optionValue(game: string, name: string, value: unknown): string {
  const own = `option-${game}-${name}-${value}`;
  if (has(own)) return t(own);
  if (Array.isArray(value)) {
    const words = value.map((one) => (one ? nameOf(game, String(one)) : t('option-by-lot')));
    return [...new Set(words)].join(', ') || t('option-by-lot');
  }
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return typeof value === 'number' ? String(value) : nameOf(game, String(value));
}

export function settingValue(name: string, value: unknown): string {
  if (name === 'clock') {
    const clock = (value ?? {}) as ClockChoice;
    const [known] = CLOCKS[clockIndex(clock)] ?? [];
    return known ? t(`clock-${known}`) : ownClock(clock);
  }
  if (name === 'stand_in') return botWords(String(value));
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : t(`run-${name}-${value}`);
}

function ownClock({ kind, seconds, days }: ClockChoice): string {
  const time = asTime(1000 * Number(seconds ?? 0));
  return t('clock-own', { kind: String(kind), time, days: Number(days ?? 0) });
}

/** Who sat or sits somewhere, as a change of the host tells it. */
function sitterWords(value: unknown): string {
  const { bot = '', name = '' } = (value ?? {}) as { bot?: string; name?: string };
  if (!value) return t('seat-free');
  return bot ? botWords(bot) : name || t('seat-somebody');
}

/** What the host changed: `options.NAME`, `settings.NAME` or `seats.NUMBER`, and what it was or is. */
export function changeWords(game: string, what: string, value: unknown): [string, string] {
  const [part = '', name = ''] = what.split('.');
  if (part === 'seats') return [t('seat-number', { number: Number(name) + 1 }), sitterWords(value)];
  if (value === null || value === undefined) value = false;
  return part === 'options'
    ? [t(`option-${game}-${name}`), optionValue(game, name, value)]
    : [t(`run-${name}`), settingValue(name, value)];
}
