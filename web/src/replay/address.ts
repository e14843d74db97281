/** The address of a replay tells the position, whose eyes it is seen with, and whether its review lies over it. */

export interface Place {
  at: number | null; // null: not said
  viewer: number | null;
  review: boolean;
}

/** `?at=12&seat=0&review`; a spectator is seat -1. */
export function placeIn(query: string): Place {
  const given = new URLSearchParams(query);
  return {
    at: whole(given.get('at'), 0),
    viewer: whole(given.get('seat'), -1),
    review: given.has('review'),
  };
}

export function addressOf(path: string, at: number, viewer: number, review = false): string {
  return `${path}?at=${at}&seat=${viewer}${review ? '&review' : ''}`;
}

/** Where the review of a table's match is. */
export const reviewOf = (table: string) => `/replay/${table}?review`;

function whole(text: string | null, low: number): number | null {
  if (text === null || !/^-?\d{1,8}$/.test(text)) return null;
  const number = Number(text);
  return number >= low ? number : null;
}
