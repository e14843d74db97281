/** Replay files: the server verifies them, this device remembers them for as long as the tab is open. */
import { api, Refusal } from '../net/api';
import type { TableSummary } from '../net/protocol';
import { pages, type Source } from './source';

export interface FileCard {
  id: string;
  game: string;
  options: Record<string, unknown>;
  rules_version: number;
  pack: string;
  players: string[];
  seed_hash: string;
  save: boolean;
  first: number;
  last: number;
  result: number[] | null;
}

const BOT = 'bot:';
const texts = new Map<string, string>();

/** Have a file verified; refused with the reason if it is not true. */
export async function bring(text: string): Promise<FileCard> {
  const card = await api<FileCard>('/replays', { body: { text } });
  remember(card.id, text);
  return card;
}

function remember(id: string, text: string): void {
  texts.set(id, text);
  try {
    sessionStorage.setItem(`stormark-file-${id}`, text);
  } catch {
    // too large for this browser: it is gone when the page is loaded again
  }
}

function remembered(id: string): string | null {
  return texts.get(id) ?? sessionStorage.getItem(`stormark-file-${id}`);
}

/** A server keeps files for a while only: what it has forgotten is brought again. */
async function again<T>(id: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const text = remembered(id);
    if (!(error instanceof Refusal) || error.rule !== 'T-REPLAY-04' || text === null) throw error;
    await bring(text);
    return ask();
  }
}

export function fileSource(id: string): Source {
  const get = <T>(path: string) => again(id, () => api<T>(`/replays/${id}${path}`));
  return {
    card: async () => asTable(await get<FileCard>('')),
    file: async () => new Blob([remembered(id) ?? '']),
    ...pages(id, get),
  };
}

/** A match from a file, as tables are described. */
export function asTable(file: FileCard): TableSummary {
  return {
    id: file.id.slice(0, 8),
    game: file.game,
    options: file.options,
    pack: file.pack,
    rules_version: file.rules_version,
    status: 'finished',
    settings: {
      public: false,
      spectators: 'none',
      spectator_chat: 'none',
      chat: false,
      auto_start: false,
      replay: 'public',
      clock: { kind: 'none' },
      practice: false,
      expiry: 'bot',
      coach: 'none',
      stand_in: '',
    },
    locked: false,
    seed_hash: file.seed_hash,
    result: file.result,
    created_at: 0,
    changed_at: 0,
    origin: null,
    rematch: null,
    sides: null,
    coached: false,
    damaged: false,
    changes: [],
    offer: '',
    seats: file.players.map((name, seat) => ({
      seat,
      kind: name.startsWith(BOT) ? 'bot' : 'person',
      name: name.startsWith(BOT) ? '' : name,
      bot: name.startsWith(BOT) ? name.slice(BOT.length) : null,
      account: false,
      kept: false,
      ready: true,
      changes: [],
    })),
  };
}
