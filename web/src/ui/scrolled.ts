/** What does not fit is scrolled by keys, too: for as long as it does not, Tab leads there. */
export function reachedIfScrolled(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(box);
  contents.observe(box, { subtree: true, childList: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
