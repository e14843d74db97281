/** The colours of a card: of its faction, or of what kind of card it is. */
import { newcomer } from '../../../games/battalia/newcomer';

interface Colours {
  cloth: string;
  metal?: string; // of its frame
}

const USUAL: Required<Colours> = { cloth: '#8a6b42', metal: '#4b3318' };
const ROYAL = '#c1922b';
const COLOURS: Record<string, Colours> = {
  baerfolk: { cloth: '#4b8a3f' },
  cloudborn: { cloth: '#d3a62f' },
  emberians: { cloth: '#bd3d26' },
  islanders: { cloth: '#2f72b4' },
  wolfsclan: { cloth: '#b9c6cf' },
  sunblessed: { cloth: '#e5842f' },
  unbound: { cloth: '#75609c' },
  fanatics: { cloth: '#7d2a52' },
  great: { cloth: '#3d3a6b', metal: '#b98a25' },
  fate: { cloth: '#55306e', metal: '#8d6bb0' },
  stardust: { cloth: '#3a5b8f' },
  chest: { cloth: '#9a6a2c' },
  potion: { cloth: '#2f7d72' },
  storm: { cloth: '#4a6078', metal: '#27384a' },
};

export function coloursOf(faction: string | null, cardClass: string): Required<Colours> {
  const added = faction ? { cloth: newcomer(faction).cloth } : {};
  const own = { ...USUAL, ...(COLOURS[faction ?? cardClass] ?? added) };
  return cardClass === 'royal' ? { ...own, metal: ROYAL } : own;
}
