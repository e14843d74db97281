/** Short answers that need no typing: lines of chat that consist of one of these signs. They are read as
words: not every system has a font with the signs.

They are chat for the server, with its limits, mutes and reports; everybody reads them in their own language.
*/
export const REACTIONS = {
  hello: '👋',
  well: '👏',
  wow: '😮',
  laugh: '😂',
  think: '🤔',
  thanks: '🙏',
} as const;

export type Reaction = keyof typeof REACTIONS;

/** Which reaction a line of chat is, if it is one. */
export function reactionOf(text: string): Reaction | null {
  const found = Object.entries(REACTIONS).find(([, sign]) => sign === text);
  return (found?.[0] as Reaction | undefined) ?? null;
}
