/** Who is drawn on which card: a hat, a face and a body each, and a faction's leader. */
import type { Body, Face, Hat } from './parts';

export interface Person {
  hat: Hat;
  face: Face;
  body: Body;
}

type Short = readonly [Hat, Face, Body];

/** The people of the base cards; vehicles, beasts and colossi stay what they are. */
const KNOWN: Record<string, Short> = {
  line_fusilier: ['spiked', 'calm', 'belts'],
  trench_grenadier: ['steel', 'filter', 'coat'],
  iron_hussar: ['shako', 'moustache', 'officer'],
  bunker_warden: ['steel', 'beard', 'armour'],
  siege_marshal: ['peaked', 'moustache', 'officer'],
  palace_sentinel: ['shako', 'calm', 'belts'],
  stonemason: ['flat', 'beard', 'apron'],
  drill_instructor: ['kepi', 'moustache', 'coat'],
  quartermaster: ['kepi', 'glasses', 'belts'],
  court_engineer: ['bowler', 'goggles', 'coat'],
  customs_inspector: ['peaked', 'glasses', 'coat'],
  dust_rider: ['wide', 'scarf', 'plain'],
  gunslinger: ['wide', 'calm', 'belts'],
  highway_raider: ['slouch', 'scarf', 'coat'],
  night_rider: ['hood', 'scarf', 'cape'],
  train_boarder: ['flat', 'goggles', 'belts'],
  outlaw_captain: ['slouch', 'patch', 'officer'],
  dynamite_kid: ['short', 'eyes', 'belts'],
  horse_trader: ['wide', 'moustache', 'coat'],
  tracker: ['kerchief', 'paint', 'furs'],
  fence: ['bowler', 'eyes', 'coat'],
  union_agitator: ['flat', 'moustache', 'plain'],
  saloon_singer: ['long', 'calm', 'robe'],
  partisan: ['beret', 'scarf', 'belts'],
  bomber: ['flat', 'goggles', 'coat'],
  wire_cutter: ['kerchief', 'calm', 'apron'],
  mole: ['miner', 'glasses', 'coat'],
  demolition_nun: ['veil', 'calm', 'robe'],
  red_widow: ['veil', 'eyes', 'cape'],
  sewer_rat: ['hood', 'eyes', 'plain'],
  forger: ['short', 'glasses', 'apron'],
  agent_provocateur: ['tophat', 'moustache', 'cape'],
  underground_printer: ['flat', 'glasses', 'apron'],
  strike_leader: ['flat', 'beard', 'plain'],
  double_agent: ['bowler', 'patch', 'coat'],
  counting_guard: ['kabuto', 'calm', 'armour'],
  markswoman_of_nine: ['straw', 'eyes', 'belts'],
  dice_ronin: ['topknot', 'calm', 'robe'],
  mirror_blade: ['kabuto', 'visor', 'armour'],
  clockwork_monk: ['none', 'goggles', 'robe'],
  odds_duelist: ['topknot', 'patch', 'coat'],
  odds_maker: ['tophat', 'glasses', 'officer'],
  gear_savant: ['mortar', 'goggles', 'apron'],
  tea_house_host: ['bun', 'calm', 'robe'],
  gambler: ['bowler', 'pipe', 'coat'],
  echo_scribe: ['straw', 'glasses', 'robe'],
  caravan_guard: ['cloth', 'calm', 'armour'],
  camel_gunner: ['cloth', 'goggles', 'belts'],
  oil_burner: ['turban', 'filter', 'armour'],
  armed_tax_collector: ['fez', 'moustache', 'officer'],
  sand_corsair: ['turban', 'patch', 'belts'],
  merchant_champion: ['turban', 'beard', 'armour'],
  mirage_dancer: ['long', 'scarf', 'robe'],
  smuggler: ['slouch', 'scarf', 'cape'],
  bazaar_haggler: ['fez', 'beard', 'robe'],
  water_bearer: ['cloth', 'eyes', 'robe'],
  money_changer: ['turban', 'glasses', 'robe'],
  debt_collector: ['fez', 'eyes', 'coat'],
  larva_warrior: ['horned', 'eyes', 'furs'],
  rain_herald: ['plumes', 'calm', 'cape'],
  obsidian_stalker: ['ears', 'eyes', 'furs'],
  thunder_seer: ['plumes', 'beard', 'robe'],
  flood_avatar: ['serpent', 'eyes', 'armour'],
  bound_thrall: ['short', 'bandage', 'belts'],
  paragon_acolyte: ['hood', 'eyes', 'robe'],
  dream_archivist: ['mortar', 'beard', 'robe'],
  tribute_keeper: ['serpent', 'calm', 'cape'],
  soul_broker: ['idol', 'calm', 'cape'],
  heretic_scholar: ['hood', 'glasses', 'robe'],
  stretcher_guard: ['steel', 'gauze', 'belts'],
  combat_medic: ['nurse', 'calm', 'armour'],
  plague_doctor: ['beak', 'bird', 'cape'],
  iron_lung_trooper: ['steel', 'visor', 'armour'],
  surgeon_major: ['mirror', 'gauze', 'officer'],
  adrenaline_berserker: ['short', 'bandage', 'furs'],
  revenant_private: ['kepi', 'bandage', 'coat'],
  field_nurse: ['veil', 'calm', 'apron'],
  chief_surgeon: ['mirror', 'gauze', 'apron'],
  ambulance_driver: ['peaked', 'goggles', 'coat'],
  grave_robber: ['tophat', 'scarf', 'coat'],
  poisoner: ['bun', 'glasses', 'robe'],
  drill_hand: ['miner', 'beard', 'apron'],
  flamergirl: ['bun', 'goggles', 'armour'],
  ice_sapper: ['furcap', 'goggles', 'belts'],
  rig_foreman: ['miner', 'moustache', 'coat'],
  frostbitten_scout: ['furcap', 'scarf', 'furs'],
  prospector: ['miner', 'pipe', 'belts'],
  seismologist: ['furcap', 'glasses', 'coat'],
  core_sampler: ['miner', 'goggles', 'apron'],
  camp_cook: ['toque', 'moustache', 'apron'],
  safety_inspector: ['miner', 'glasses', 'officer'],
};

/** Who speaks for a faction; people of other packs dress like their leaders. */
const LEADERS: Record<string, Short> = {
  bastion: ['peaked', 'moustache', 'officer'],
  outrider: ['wide', 'patch', 'belts'],
  saboteur: ['beret', 'eyes', 'coat'],
  abacus: ['kabuto', 'calm', 'armour'],
  caravan: ['turban', 'beard', 'robe'],
  reliquary: ['plumes', 'paint', 'cape'],
  lazaret: ['mirror', 'gauze', 'coat'],
  borealis: ['furcap', 'goggles', 'furs'],
};
const HATS: Hat[] = ['steel', 'hood', 'kerchief', 'kepi', 'flat', 'short', 'long', 'wide'];
const FACES: Face[] = ['calm', 'beard', 'eyes', 'scarf', 'goggles', 'moustache'];
const BODIES: Body[] = ['plain', 'coat', 'belts', 'cape', 'robe', 'armour'];

/** Vehicles, beasts and colossi: their thing is the picture. */
const THINGS = [
  'land_dreadnought',
  'lucky_stray',
  'jade_colossus',
  'snowcrawler_crew',
  'deep_core_titan',
];

const person = ([hat, face, body]: Short): Person => ({ hat, face, body });

/** A number that is always the same for the same word. */
function drawn(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 99991;
  return sum;
}

function stranger(kind: string): Person {
  const number = drawn(kind);
  return {
    hat: HATS[number % HATS.length] ?? 'steel',
    face: FACES[Math.floor(number / 8) % FACES.length] ?? 'calm',
    body: BODIES[Math.floor(number / 48) % BODIES.length] ?? 'plain',
  };
}

/** Who stands on the card, if it shows somebody: soldiers and civilians do, also those of other packs. */
export function personOn(kind: string, type: string | undefined): Person | undefined {
  if (THINGS.includes(kind)) return undefined;
  const known = KNOWN[kind];
  if (known) return person(known);
  return type === 'soldier' || type === 'civilian' ? stranger(kind) : undefined;
}

export function leaderOf(faction: string): Person {
  const known = LEADERS[faction];
  return known ? person(known) : stranger(faction);
}

/** The kinds of cards that have a person of their own. */
export const PEOPLE = Object.keys(KNOWN);
