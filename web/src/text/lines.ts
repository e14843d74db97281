/** A line of the table in words, with what it begins with set apart: `Hand: Supply, Chief`. */
export function labelled(line: string): { label: string; rest: string } {
  const found = /^([^:;.·]{1,40}): (.+)$/.exec(line);
  return found ? { label: found[1] ?? '', rest: found[2] ?? '' } : { label: '', rest: line };
}
