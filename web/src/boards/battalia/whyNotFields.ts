/** What pressing a field of the map would mean: it depends on what lies and stands there. */
import { t } from '../../i18n/texts';
import type { WhyNotAction, WhyNotContext } from '../whyNotActions';
import { battalia, heroFields } from './view';

const SETUP = ['faction', 'home', 'draft'];
const RANKS = ['tribesman', 'chief', 'priest', 'lord'];

export function wish(verb: string, args: WhyNotAction['args'], values = {}): WhyNotAction {
  return { verb, args, text: t(`attempt-b-${verb}`, values) };
}

export function fieldAttempts(field: string, at: WhyNotContext): WhyNotAction[] {
  if (SETUP.some((verb) => at.verbs.has(verb))) return []; // nobody attacks or builds before the first turn
  const view = battalia(at.view);
  const lies = view.board.fields[field];
  if (!lies) return [];
  if (at.verbs.has('step')) return [wish('step', { field }, { field })];
  if (at.verbs.has('site')) return [wish('site', { field }, { field })];
  const foes = view.players.filter(
    (player) => player.seat !== at.seat && heroFields(player).includes(field),
  );
  return [
    ...foes.map(({ seat }) => attack('heroes', field, seat, at)),
    ...onGround(lies.place, field, at),
  ];
}

function onGround(place: string, field: string, at: WhyNotContext): WhyNotAction[] {
  const lies = battalia(at.view).board.fields[field];
  const owner = lies?.owner ?? null;
  if (lies?.hidden) return [wish('discover', { field }, { field })];
  if (place === 'city' && owner === at.seat) return [raise(lies?.level ?? 1, field)];
  if (place === 'road' || place === 'crossing') return [wish('post', { field }, { field })];
  if (place === 'empty') return ['road', 'city'].map((what) => build(what));
  return [attack(place, field, owner, at)];
}

/** What could be laid on an empty field; the stack is chosen first. */
function build(what: string): WhyNotAction {
  const shape = { shape: t('attempt-b-shape', { shape: 'x' }) };
  return wish(what, { shape: 'x', ...(what === 'city' ? { rank: 'tribesman' } : {}) }, shape);
}

/** The next level of an own city. */
function raise(level: number, field: string): WhyNotAction {
  if (level === 4) return wish('residence', { field }, { field });
  if (level > 4) return wish('capital', { field }, { field });
  return wish('upgrade', { field, rank: RANKS[level] }, { field, level: level + 1 });
}

function attack(
  target: string,
  field: string,
  defender: number | null,
  at: WhyNotContext,
): WhyNotAction {
  const name = defender === null ? '' : at.name(defender);
  return wish('attack', { target, field, defender }, { what: target, field, name });
}
