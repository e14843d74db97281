/** What does not fit is scrolled by keys, too: for as long as it does not, Tab leads there. */
export function reachedIfScrolled(box: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    frame = 0;
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  // Measured once a frame, when the page is laid out anyway.
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const contents = new MutationObserver(soon);
  sizes.observe(box);
  contents.observe(box, { subtree: true, childList: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
  };
}
