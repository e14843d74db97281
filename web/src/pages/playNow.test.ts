import { afterEach, expect, test, vi } from 'vitest';
import * as api from '../net/api';
import { playNow, playWithFriends } from './playNow';

afterEach(() => vi.restoreAllMocks());

test.each([undefined, 'abc'])(
  'a game with one click has the cards it was asked for: %s',
  async (pack) => {
    const table = { id: 't', game: 'xibalba' } as api.Opened['table'];
    const opened = vi
      .spyOn(api, 'openTable')
      .mockResolvedValue({ table, host_token: 'h', seat_tokens: {} });
    vi.spyOn(api, 'start').mockResolvedValue(table);
    await playNow('xibalba', 'casual', pack);
    expect(opened.mock.calls[0]?.[0].pack).toBe(pack);
  },
);

test('one click opens a table with a seat for a friend, and does not begin without them', async () => {
  const table = { id: 't', game: 'battalia' } as api.Opened['table'];
  const opened = vi
    .spyOn(api, 'openTable')
    .mockResolvedValue({ table, host_token: 'h', seat_tokens: {} });
  const started = vi.spyOn(api, 'start');
  await playWithFriends('battalia', 'abc');
  expect(opened.mock.calls[0]?.[0]).toMatchObject({
    pack: 'abc',
    seats: [{ kind: 'person' }, { kind: 'open' }],
  });
  expect(started).not.toHaveBeenCalled();
});
