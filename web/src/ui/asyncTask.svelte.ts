/** Runs what a person asked for and keeps why it did not work. */
import { untrack } from 'svelte';
import { Refusal } from '../net/api';

export class AsyncTask {
  busy = $state(false);
  refused = $state.raw<Refusal | null>(null);

  async run(what: () => Promise<void>): Promise<boolean> {
    if (untrack(() => this.busy)) return false; // an effect that runs it must not run again at its end
    this.busy = true;
    this.refused = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (error instanceof Refusal) this.refused = error;
      else if (error instanceof TypeError)
        this.refused = new Refusal(0, { problem: 'unreachable' });
      else throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
