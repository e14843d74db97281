/** What a person has chosen on this device; kept in the browser, nowhere else. */
import { isLang, LANGUAGES, type Lang } from '../i18n/languages';

export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  lang: Lang;
  theme: Theme;
  speed: number; // at which others are seen to play: 0 at once, 1 normal, 2 twice as fast
  sound: boolean;
  volume: number; // of sounds: 0 to 1
  notify: boolean; // messages of the browser when somebody is away and asked
  vibrate: boolean;
  text: boolean; // the table as text
  keys: boolean; // single keys do something at the table
  list: boolean; // the list of all options is open at the table
  lines: boolean; // bots with a name say something now and then
  advice: boolean; // the coach speaks by itself in the first games after the lessons
  chances: boolean; // win chances are shown at the table, where the coach may be asked
  forced: boolean; // questions with one answer answer themselves
  name: string;
}

const KEY = 'stormark-settings';

function preferred(): Lang {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return wanted.find(isLang) ?? LANGUAGES[0];
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  lang: preferred(),
  theme: 'auto',
  speed: 1,
  sound: false,
  volume: 0.6,
  notify: false,
  vibrate: false,
  text: false,
  keys: true,
  list: false,
  lines: true,
  advice: true,
  chances: false,
  forced: true,
  name: '',
  ...stored(),
});

/** Called once by the application: keeps the choices and tells the page about them. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = settings.theme;
    root.style.setProperty('--speed', String(duration(1)));
  });
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing shall move. */
export function still(): boolean {
  return reduced.matches;
}

/** Milliseconds that an animation of this length shall take. */
export function duration(milliseconds: number): number {
  return reduced.matches || settings.speed === 0 ? 0 : milliseconds / settings.speed;
}
