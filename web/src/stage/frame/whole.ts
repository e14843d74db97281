/** A sentence in the room it has: in smaller type where some of it would be cut off. */
import type { Attachment } from 'svelte/attachments';

const SLACK = 1; // pixel: heights are rounded

/** For a text in a box that keeps its size; looked at again for another text, or if the room changes. */
export function whole(_text: string): Attachment<HTMLElement> {
  return (element) => {
    const room = element.parentElement ?? element;
    const fit = () => {
      delete element.dataset.dense;
      const { scrollHeight, clientHeight, offsetHeight } = element;
      const cut = scrollHeight > clientHeight + SLACK || offsetHeight > room.clientHeight + SLACK;
      if (cut) element.dataset.dense = '';
    };
    const watch = new ResizeObserver(fit); // told after layout and before anybody sees it
    watch.observe(room);
    return () => watch.disconnect();
  };
}
