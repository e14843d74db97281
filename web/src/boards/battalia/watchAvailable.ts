/** What a part of the board holds, for whatever opens it while it is out of sight. */
import type { Attachment } from 'svelte/attachments';

/** Nothing to press, something, or a piece that the option under the pointer mentions. */
export type Availability = '' | 'can' | 'lit';

export function watchAvailable(told: (held: Availability) => void): Attachment<Element> {
  return (part) => {
    const look = () => {
      if (part.querySelector('[data-can][data-lit]')) told('lit');
      else told(part.querySelector('[data-can]') ? 'can' : '');
    };
    const observer = new MutationObserver(look);
    const attributeFilter = ['data-can', 'data-lit'];
    observer.observe(part, { subtree: true, childList: true, attributeFilter });
    look();
    return () => observer.disconnect();
  };
}
