/** The packs that come with a game beside its own: the files of the rules, fetched when somebody chooses one. */

const FILES = import.meta.glob<string>('../../../src/stormark/games/*/data/packs/*.toml', {
  query: '?raw',
  import: 'default',
});
const PATH = /games\/([a-z]+)\/data\/packs\/([a-z_]+)\.toml$/;

export interface ShippedPack {
  name: string;
  text: () => Promise<string>;
}

export function shippedPacks(game: string): ShippedPack[] {
  return Object.entries(FILES).flatMap(([path, text]) => {
    const [, of, name] = PATH.exec(path) ?? [];
    return of === game && name ? [{ name, text }] : [];
  });
}
