/** A draft as the file of a pack, and back. */
import { parse, stringify, type TomlTable } from 'smol-toml';
import type { Json } from '../net/patch';
import type { Table } from './tables';

export const LARGEST = 1_000_000; // letters; the server reads no more

/** Why a file cannot be read, in the words of the parser: it names the line. */
export class UnreadableFile extends Error {}

export function read(text: string): Table {
  try {
    if (text.trimStart().startsWith('{')) return JSON.parse(text) as Table;
    // What TOML knows and packs do not (dates) becomes a text, which the checker then names.
    return JSON.parse(JSON.stringify(parse(text))) as Table;
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? (error.message.split('\n')[0] ?? '') : '');
  }
}

/** What the pack says about itself comes first. */
export function written(data: Table): string {
  const { pack, ...rest } = data;
  return `${stringify({ ...(pack === undefined ? {} : { pack }), ...rest } as TomlTable)}`;
}

/** Hand the file of a pack to whoever sits at the browser. */
export function download(data: Table, name: string): void {
  const address = URL.createObjectURL(new Blob([written(data)], { type: 'application/toml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.toml`;
  link.click();
  URL.revokeObjectURL(address);
}

/** What the server is asked about. */
export function asText(data: Table): string {
  return JSON.stringify(data);
}

/** The game that a file names, if it names one. */
export function gameIn(data: Table): string {
  return text(data, 'game');
}

export function nameIn(data: Table): string {
  return text(data, 'name');
}

function text(data: Table, key: string): string {
  const header: Json | undefined = data.pack;
  const value =
    typeof header === 'object' && header !== null && !Array.isArray(header) && header[key];
  return typeof value === 'string' ? value : '';
}
