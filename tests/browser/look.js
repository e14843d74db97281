// Every text that is to be seen: its size, whether it is cut off, and whether another lies on it.
async () => {
  // Names are fitted to their room as a frame is made: nobody sees what stands there before.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  /** Letters that are only set narrower are as large as before; heights are whole pixels for some. */
  const scaleOf = (element) => {
    const { height } = element.getBoundingClientRect();
    const whole = element.offsetHeight || height;
    return Math.abs(height - whole) < 1 ? 1 : height / whole;
  };
  const root = document.scrollingElement;
  const scrolls =
    root.scrollHeight > root.clientHeight + 1 || root.scrollWidth > root.clientWidth + 1;
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const said = node.data.trim();
    if (!said || !parent || parent.closest('.hidden, #list, script, style, [aria-hidden=true] kbd'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const scale =
      parent instanceof SVGElement
        ? (parent.getScreenCTM?.()?.d ?? 1)
        : scaleOf(parent);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    texts.push({ said: said.slice(0, 40), size, box, parent });
  }
  const inside = ({ box }) =>
    box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const clips = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
  };
  const rolls = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
  };
  const clipped = [];
  const seen = [];
  for (const text of texts.filter(inside)) {
    let cut = false,
      elsewhere = false;
    for (let at = text.parent; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      if (rolls(at)) {
        elsewhere = true;
        break;
      }
      if (at.matches('.port')) break; // a map goes on beyond its window
      if (!clips(at)) continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (right - left < 2 || bottom - top < 2) {
        elsewhere = true; // for screen readers alone
        break;
      }
      if (
        text.box.left < left - 2 ||
        text.box.right > right + 2 ||
        text.box.top < top - 3 ||
        text.box.bottom > bottom + 3
      ) {
        cut = true;
        break;
      }
    }
    if (cut) clipped.push(text.said);
    else if (!elsewhere) seen.push(text);
  }
  const overlaps = [];
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide < 3 || high < 4) continue;
      const at = document.elementFromPoint(
        Math.max(one.box.left, other.box.left) + wide / 2,
        Math.max(one.box.top, other.box.top) + high / 2,
      );
      const shown = ({ parent }) => at && (parent.contains(at) || at.contains(parent));
      if (shown(one) && shown(other)) overlaps.push(`${one.said} | ${other.said}`);
    }
  }
  const least = seen.reduce((best, one) => (one.size < best.size ? one : best), {
    size: 99,
    said: '',
  });
  return { scrolls, clipped, overlaps, least: [Math.round(least.size * 10) / 10, least.said] };
};
