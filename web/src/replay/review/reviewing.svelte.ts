/** The coach's review of a match, as far as it is there. */
import type { Lang } from '../../i18n/languages';
import { Gradual } from '../../net/gradual.svelte';
import type { Source } from '../source';
import type { Review } from './review';

export class Reviewing extends Gradual<Review> {
  constructor(readonly source: Pick<Source, 'review'>) {
    super();
  }

  get review(): Review | null {
    return this.found;
  }

  load(lang: Lang): Promise<void> {
    return this.gather((parts) => this.source.review(parts, lang));
  }
}
