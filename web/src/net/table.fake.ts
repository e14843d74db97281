/** For tests: a table that nobody sits at. */
import type { TableSummary } from './protocol';

export function fakeTable(parts: Partial<TableSummary> = {}): TableSummary {
  return {
    id: 'T1',
    game: 'xibalba',
    options: {},
    pack: '',
    rules_version: 1,
    status: 'running',
    settings: {
      public: true,
      spectators: 'public',
      spectator_chat: 'all',
      chat: true,
      auto_start: true,
      replay: 'public',
      clock: {},
      practice: false,
      expiry: 'bot',
      coach: 'alone',
      stand_in: '',
    },
    locked: false,
    seed_hash: '',
    result: null,
    created_at: 0,
    changed_at: 0,
    origin: null,
    rematch: null,
    sides: null,
    coached: false,
    damaged: false,
    changes: [],
    offer: '',
    seats: [],
    ...parts,
  };
}
