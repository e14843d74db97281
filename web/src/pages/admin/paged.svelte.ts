/** A list that comes page by page: the first when somebody looks, more when they ask. */
import { AsyncTask } from '../../ui/asyncTask.svelte';

interface PageOf<T, Cursor> {
  entries: T[];
  next: Cursor | null; // where the next page begins; null: this is the last
}

export class Paged<T, Cursor = string> {
  readonly task = new AsyncTask();
  found = $state.raw<T[] | null>(null); // null: nobody has looked yet
  next = $state.raw<Cursor | null>(null);

  constructor(private readonly page: (before: Cursor | null) => Promise<PageOf<T, Cursor>>) {}

  /** Begin anew. */
  look = (): void => this.fetch(null);

  /** Go on where the last page ended. */
  more = (): void => this.fetch(this.next);

  private fetch(before: Cursor | null): void {
    void this.task.run(async () => {
      const { entries, next } = await this.page(before);
      this.found = before === null ? entries : [...(this.found ?? []), ...entries];
      this.next = next;
    });
  }
}
