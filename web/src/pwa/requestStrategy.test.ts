import { expect, test } from 'vitest';
import { requestStrategy } from './requestStrategy';

const HOST = 'https://table.example';
const FILES = ['/', '/icon.svg', '/assets/index-1.js'];

function handled(path: string, mode = 'cors', method = 'GET'): string {
  return requestStrategy({ method, mode, url: new URL(path, HOST).href }, HOST, FILES);
}

test('every place of the client is a page, from the server if it can be reached', () => {
  expect(handled('/', 'navigate')).toBe('page');
  expect(handled('/table/abc?x=1', 'navigate')).toBe('page');
});

test('files are kept, also those of the version before', () => {
  expect(handled('/assets/index-1.js')).toBe('file');
  expect(handled('/assets/index-0.js')).toBe('file');
  expect(handled('/icon.svg')).toBe('file');
});

test('rules and cards can be read again without a connection', () => {
  expect(handled('/api/games/xibalba/library/en')).toBe('lookup');
});

test('tables, accounts and whatever is changed always go to the server', () => {
  expect(handled('/api/tables/abc')).toBe('none');
  expect(handled('/api/games/xibalba/options', 'cors', 'POST')).toBe('none');
  expect(handled('/health/live')).toBe('none');
  expect(handled('/sw.js')).toBe('none');
  expect(handled('https://elsewhere.example/assets/index-1.js')).toBe('none');
});
