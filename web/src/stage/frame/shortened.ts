/** A text in the room that a button has: cut where a part of it ends, or between two words, with a sign that it goes on. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.lastIndexOf(', ', most - 2);
  const end = part > most / 2 ? part : text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s.,:;–-]+$/, '')} …`;
}
