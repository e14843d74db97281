/** Which parts beside the map are folded to their edge; kept on this device. */

const KEY = 'stormark-battalia-folded';
export type Part = 'left' | 'right';

function stored(): Part[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => one === 'left' || one === 'right') : [];
  } catch {
    return [];
  }
}

class Panels {
  #folded = $state.raw<Part[]>(stored());

  isFolded(part: Part): boolean {
    return this.#folded.includes(part);
  }

  toggle(part: Part): void {
    this.#folded = this.isFolded(part)
      ? this.#folded.filter((one) => one !== part)
      : [...this.#folded, part];
    localStorage.setItem(KEY, JSON.stringify(this.#folded));
  }
}

export const panels = new Panels();
