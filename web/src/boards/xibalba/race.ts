/** Where the marks of a race stand, so that each of them can be seen. */
export const MARK = 22; // pixels, with a little room beside it
const BEYOND = 18; // as far as marks may stand over the ends of the track

/** The places of marks that are in order, moved no further than it takes to be beside each other. */
export function apart(wanted: readonly number[], length: number): number[] {
  const places: number[] = [];
  for (const at of wanted) places.push(Math.max(at, (places.at(-1) ?? -BEYOND - MARK) + MARK));
  let end = length + BEYOND;
  for (let rank = places.length - 1; rank >= 0; rank -= 1) {
    places[rank] = Math.min(places[rank] ?? 0, end);
    end = (places[rank] ?? 0) - MARK;
  }
  return places;
}
