/** What people on cards and portraits are drawn from: bodies, heads, hats and faces on 100 by 80.

Each part has shapes in layers, so that a card can show a person as a shadow before the sun and a
portrait the same person in colours: `gear` is what is worn, `hair`, `skin`, `light` what catches light.
*/
export type Layer = 'cloth' | 'gear' | 'hair' | 'skin' | 'light' | 'line';
export type Part = Partial<Record<Layer, string>>;

const SHOULDERS = 'M18 80c0-17 12-23 24-25V48h16v7c12 2 24 8 24 25z';
const HEAD = 'M50 23a14 14 0 1 1 0 28 14 14 0 0 1 0-28z';

export const BODIES = {
  plain: { cloth: SHOULDERS },
  coat: { cloth: SHOULDERS, line: 'M50 57v23M41 56l9 9 9-9' },
  officer: {
    cloth: SHOULDERS,
    light: 'M22 64h13l-3 6H20zM65 64h13l3 6H67zM48 66h4v4h-4zM48 73h4v4h-4z',
  },
  belts: { cloth: SHOULDERS, line: 'M34 58l30 22M66 58L36 80' },
  cape: { cloth: 'M8 80c3-22 18-27 34-27h16c16 0 31 5 34 27z', light: 'M45 55h10l-5 6z' },
  robe: { cloth: 'M16 80c0-19 13-24 26-25V48h16v7c13 1 26 6 26 25z', line: 'M42 55l8 25 8-25' },
  armour: {
    cloth: 'M12 80V68c0-9 12-12 30-13V48h16v7c18 1 30 4 30 13v12z',
    line: 'M31 61v19M69 61v19',
    light: 'M22 70h3v3h-3zM75 70h3v3h-3z',
  },
  apron: { cloth: SHOULDERS, light: 'M38 64h24v16H38z', line: 'M40 55l-2 9M60 55l2 9' },
  furs: {
    cloth: SHOULDERS,
    hair: 'M32 58c4-6 12-4 18-4s14-2 18 4c3 6-8 8-18 8s-21-2-18-8z',
  },
} satisfies Record<string, Part>;

export const HATS = {
  none: {},
  short: { hair: 'M35 36c-2-12 6-17 15-17s17 5 15 17c-2-6-6-9-15-9s-13 3-15 9z' },
  long: { hair: 'M32 60c-4-26 2-42 18-42s22 16 18 42l-7-6c2-14 1-26-11-27-12 1-13 13-11 27z' },
  bun: {
    hair: 'M44 15a6 6 0 1 1 12 0 6 6 0 0 1-12 0zM35 36c-2-11 6-16 15-16s17 5 15 16c-3-6-7-8-15-8s-12 2-15 8z',
  },
  spiked: {
    gear: 'M31 33c0-13 8-19 19-19s19 6 19 19l7 4H24zM48 2h4l2 13h-8z',
    light: 'M46 24h8l-4 6z',
  },
  steel: { gear: 'M30 32c0-14 9-20 20-20s20 6 20 20l6 4H24z' },
  peaked: {
    gear: 'M30 28c-2-9 4-14 20-14s22 5 20 14l-4 5H34zM34 32h32l4 6c-12-3-28-3-40 0z',
    light: 'M44 20l3 3 3-5 3 5 3-3-1 7H45z',
  },
  shako: {
    gear: 'M33 33l-3-22h40l-3 22zM30 33h40v5H30zM48 0h4v12h-4z',
    light: 'M50 15l5 6-5 6-5-6z',
  },
  kepi: { gear: 'M32 33l4-15h26l6 15zM30 33h40l4 4H30z', light: 'M46 23h8v5h-8z' },
  wide: {
    gear: 'M14 32c12 6 60 6 72 0-4-3-12-3-18-2-2-12-4-18-9-18-3 0-5 3-9 3s-6-3-9-3c-5 0-7 6-9 18-6-1-14-1-18 2z',
    light: 'M34 28c10 2 22 2 32 0v3c-10 2-22 2-32 0z',
  },
  slouch: { gear: 'M18 35l64-4-12-4c-4-14-12-16-20-14-8-2-16 2-20 14z' },
  flat: { gear: 'M30 31c0-10 9-15 22-14 11 1 18 6 19 13l6 4c-14 1-32 1-47-3z' },
  beret: {
    gear: 'M30 30c-2-9 10-15 24-14 13 1 20 7 18 12-8 2-14 0-20 1-8 0-14 4-22 1z',
    light: 'M38 27h5v4h-5z',
  },
  hood: {
    gear: 'M28 60c-3-28 5-46 22-48 17 2 25 20 22 48l-8-2c2-16 0-30-14-32-14 2-16 16-14 32z',
  },
  veil: {
    gear: 'M27 64c-4-30 4-50 23-50s27 20 23 50l-9-4c2-16 0-28-14-29-14 1-16 13-14 29z',
    light: 'M36 32c4-8 24-8 28 0l-2 2c-5-5-19-5-24 0z',
  },
  straw: { gear: 'M14 36L50 10l36 26c-22-6-50-6-72 0z', line: 'M50 11v20M40 18l-8 15M60 18l8 15' },
  topknot: {
    hair: 'M46 18c-3-8-1-12 4-12s7 4 4 12c8 1 12 6 11 15-4-6-8-8-15-8s-11 2-15 8c-1-9 3-14 11-15z',
  },
  kabuto: {
    gear: 'M30 34c0-13 8-19 20-19s20 6 20 19l9 9-13-3H34l-13 3z',
    light: 'M50 18L34 3l8 14zM50 18L66 3l-8 14z',
  },
  mortar: { gear: 'M26 21l24-10 24 10-24 9zM36 26v9c6-4 22-4 28 0v-9', line: 'M70 22v16' },
  turban: {
    gear: 'M30 31c-3-12 8-20 20-20s23 8 20 20c-8 5-32 5-40 0z',
    light: 'M50 17l5 5-5 6-5-6z',
    line: 'M32 26c10-8 24-10 36-6',
  },
  cloth: {
    gear: 'M32 34c-2-14 6-20 18-20s20 6 18 20l6 22-12-6V34H38v16l-12 6z',
    light: 'M33 26h34v4H33z',
  },
  fez: { gear: 'M36 31l4-17h20l4 17c-8 3-20 3-28 0z', line: 'M58 15c8 2 10 8 10 14' },
  plumes: {
    gear: 'M34 34c2-8 8-11 16-11s14 3 16 11c-10-4-22-4-32 0z',
    light: 'M37 25L24 8l13 8-2-14 10 13 5-15 5 15L65 2l-2 14 13-8-13 17c-8-4-18-4-26 0z',
  },
  idol: {
    gear: 'M33 14h34v10h4v24h-4v8l-8 6H41l-8-6v-8h-4V24h4z',
    light: 'M38 30h9v6h-9zM53 30h9v6h-9zM42 46h16v4H42z',
  },
  serpent: {
    gear: 'M30 36c-2-16 6-24 20-24s26 6 30 14l-14 2c3 2 4 5 4 8-12-6-28-6-40 0z',
    light: 'M62 17h5v4h-5z',
  },
  nurse: {
    gear: 'M33 30c0-10 6-15 17-15s17 5 17 15c-9-4-25-4-34 0z',
    light: 'M48 18h4v3h3v4h-3v3h-4v-3h-3v-4h3z',
  },
  beak: {
    gear: 'M26 62c-4-30 6-48 24-48s28 18 24 48l-10-4H36zM18 33h64l-8-6c-14-10-34-10-48 0z',
  },
  mirror: { gear: 'M35 28c4-9 26-9 30 0v4H35z', light: 'M50 16a7 7 0 1 1 0 14 7 7 0 0 1 0-14z' },
  furcap: {
    gear: 'M36 26c2-8 26-8 28 0v4H36z',
    hair: 'M29 34c-3-12 7-20 21-20s24 8 21 20l4 14c-6 3-9-2-9-8V33H34v7c0 6-3 11-9 8z',
  },
  miner: {
    gear: 'M34 31c0-11 6-17 16-17s16 6 16 17zM24 34c10-5 42-5 52 0l-8 3H32z',
    light: 'M50 16a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  toque: { gear: 'M36 31V20c-8-2-6-13 3-12 4-8 18-8 22 0 9-1 11 10 3 12v11z' },
  tophat: { gear: 'M36 30V6h28v24zM26 30h48v5H26z', light: 'M36 24h28v4H36z' },
  bowler: { gear: 'M34 31c0-12 7-18 16-18s16 6 16 18zM26 31h48c2 4-4 5-24 5s-26-1-24-5z' },
  kerchief: {
    gear: 'M33 36c-2-14 7-21 17-21s19 7 17 21c-4-7-8-9-17-9s-13 2-17 9zM64 30l14 6-10 6z',
  },
  horned: {
    gear: 'M31 34c0-13 8-19 19-19s19 6 19 19z',
    light: 'M31 30C18 26 18 12 22 6c2 8 6 12 14 14zM69 30c13-4 13-18 9-24-2 8-6 12-14 14z',
  },
  ears: { hair: 'M34 36L30 12l12 8c5-2 11-2 16 0l12-8-4 24c-4-8-9-10-16-10s-12 2-16 10z' },
  crown: { gear: 'M33 32l-4-20 10 9 11-13 11 13 10-9-4 20z', light: 'M47 22h6v6h-6z' },
} satisfies Record<string, Part>;

export const FACES = {
  calm: { skin: HEAD },
  eyes: { skin: HEAD, light: 'M42 37h6v4h-6zM52 37h6v4h-6z' },
  beard: { skin: HEAD, hair: 'M36 40c0 16 8 24 14 24s14-8 14-24c-4 5-9 6-14 6s-10-1-14-6z' },
  moustache: { skin: HEAD, hair: 'M38 46c4-6 9-5 12-2 3-3 8-4 12 2-4 2-8 2-12 0-4 2-8 2-12 0z' },
  scarf: { skin: HEAD, gear: 'M35 41c8 4 22 4 30 0l-2 13-13 9-13-9z' },
  goggles: {
    skin: HEAD,
    gear: 'M34 33h32v5H34z',
    light: 'M43 31a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM57 31a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  },
  filter: {
    skin: HEAD,
    gear: 'M40 42h20v9c0 7-20 7-20 0z',
    light:
      'M43 33a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM57 33a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z',
  },
  glasses: {
    skin: HEAD,
    line: 'M39 38a5 5 0 1 0 10 0 5 5 0 1 0-10 0M51 38a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  },
  patch: { skin: HEAD, gear: 'M36 30l28 8-1 3-9-2c0 6-9 6-9-2l-10-4z' },
  bird: { skin: HEAD, gear: 'M42 34l-28 16 30 2z', light: 'M46 33a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
  gauze: { skin: HEAD, light: 'M37 42c8-3 18-3 26 0v8c-6 6-20 6-26 0z' },
  bandage: { skin: HEAD, light: 'M36 30l28-3v5l-28 4zM36 41l28-3v4l-28 5z' },
  paint: { skin: HEAD, light: 'M37 40l9-2v3l-9 3zM63 40l-9-2v3l9 3zM48 27h4v8h-4z' },
  visor: { skin: HEAD, gear: 'M35 32h30v20l-6 6H41l-6-6z', light: 'M38 37h24v4H38z' },
  pipe: {
    skin: HEAD,
    gear: 'M55 46h16v-5h4v9H56z',
    hair: 'M39 45c4-5 9-4 11-2 3-3 8-3 11 2-6 2-16 2-22 0z',
  },
} satisfies Record<string, Part>;

export type Body = keyof typeof BODIES;
export type Hat = keyof typeof HATS;
export type Face = keyof typeof FACES;

/** The rim of light at the right, on every shadow. */
export const RIM = 'M64 37a14 14 0 0 1-5 11M78 66c3 4 4 9 4 14';
