/** How a faction looks that a pack adds, the same for all who see it.

Its colour is the one it is named by: that of the one of the six which is named alike, or of the one that lives in its
terrain if it names none, as the rules have it. No other word tells a colour, so that follows from its id, as outline and
sign do.
*/
import { packOf } from '../../content/content.svelte';
import { LANGUAGES } from '../../i18n/languages';

export interface Newcomer {
  cloth: string;
  light: string; // what is drawn upon the cloth
  shield: string; // paths in a square of 100
  sign: string;
}

interface Faction {
  colour?: Record<string, string>; // in one language or several
  terrain?: string;
}

/** Cloth and what is drawn upon it, of each of the six. */
export const CLOTHS: Record<string, [string, string]> = {
  baerfolk: ['#3f7a3a', '#e9f0d2'],
  cloudborn: ['#c9992a', '#fff7dc'],
  emberians: ['#ad3524', '#ffe3c2'],
  islanders: ['#22639b', '#dff1f7'],
  wolfsclan: ['#e8edf0', '#3c4d5c'],
  sunblessed: ['#dd7a1f', '#fff1cf'],
};
const SHIELDS = [
  'M50 4 92 50 50 96 8 50z',
  'M12 8h76v54L50 96 12 62z',
  'M29 5h42l24 24v42L71 95H29L5 71V29z',
  'M50 4 91 27v46L50 96 9 73V27z',
];
const SIGNS = [
  'M44 24h12v20h20v12H56v20H44V56H24V44h20z',
  'M28 28h44v9H28zM28 46h44v9H28zM28 64h44v9H28z',
  'M26 48 50 26l24 22v14L50 40 26 62zM26 68l24-22 24 22v8L50 56 26 76z',
  'M50 26a24 24 0 1 1-.1 0zM50 38a12 12 0 1 0 .1 0z',
  'M58 24a28 28 0 1 0 16 42 22 22 0 1 1-16-42z',
  'M50 22l7 19 20 1-16 12 6 20-17-12-17 12 6-20-16-12 20-1z',
  'M46 78V62H28l12-14h-8l18-26 18 26h-8l12 14H54v16z',
  'M30 30a9 9 0 1 1-.1 0zM70 30a9 9 0 1 1-.1 0zM50 56a9 9 0 1 1-.1 0z',
];

export function newcomer(faction: string): Newcomer {
  const number = hashed(faction);
  const hue = number % 360;
  const [cloth, light] = named(faction) ?? [`hsl(${hue} 42% 36%)`, `hsl(${hue} 55% 92%)`];
  return {
    cloth,
    light,
    shield: SHIELDS[Math.floor(number / 360) % SHIELDS.length] ?? '',
    sign: SIGNS[Math.floor(number / 1440) % SIGNS.length] ?? '',
  };
}

/** The colour that a faction is named by, if one of the six has it. */
function named(faction: string): [string, string] | undefined {
  const factions = (packOf('battalia').factions ?? {}) as Record<string, Faction>;
  const { colour, terrain } = factions[faction] ?? {};
  const like = Object.keys(CLOTHS).find((one) =>
    colour
      ? LANGUAGES.some((lang) => colour[lang] && colour[lang] === factions[one]?.colour?.[lang])
      : terrain && terrain === factions[one]?.terrain,
  );
  return like ? CLOTHS[like] : undefined;
}

/** The same number for the same word on every device (FNV-1a). */
function hashed(word: string): number {
  let value = 2166136261;
  for (const char of word) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}
