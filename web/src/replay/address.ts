/** The address of a replay tells the position and whose eyes it is seen with. */

export interface Place {
  at: number | null; // null: not said
  viewer: number | null;
}

/** `?at=12&seat=0`; a spectator is seat -1. */
export function placeIn(query: string): Place {
  const given = new URLSearchParams(query);
  return { at: whole(given.get('at'), 0), viewer: whole(given.get('seat'), -1) };
}

export function addressOf(path: string, at: number, viewer: number): string {
  return `${path}?at=${at}&seat=${viewer}`;
}

function whole(text: string | null, low: number): number | null {
  if (text === null || !/^-?\d{1,8}$/.test(text)) return null;
  const number = Number(text);
  return number >= low ? number : null;
}
