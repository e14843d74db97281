// What both eyes need: which things can be pressed, where they are, what they are called.
window.stranger = (() => {
  const PRESSABLE = `button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button],
    [role=tab], [role=switch], [role=checkbox], [role=menuitem], [tabindex]:not([tabindex="-1"]), [draggable=true]`;
  const style = (element) => getComputedStyle(element);
  const words = (text) => text.replace(/\s+/g, ' ').trim();
  const name = (element) =>
    words(element.getAttribute('aria-label') || element.innerText || element.textContent ||
      element.getAttribute('title') || element.getAttribute('name') || '').slice(0, 50);
  const step = (element) => {
    if (element.id && !/\d/.test(element.id)) return `#${element.id}`;
    const classes = [...element.classList].filter((one) => !/^svelte-|\d/.test(one)).slice(0, 3);
    return element.localName + classes.map((one) => `.${one}`).join('');
  };
  /** What kind of thing it is: the same for every die of a row. */
  const kind = (element) => {
    const steps = [];
    for (let at = element; at && at !== document.body && steps.length < 4; at = at.parentElement) {
      steps.unshift(step(at));
      if (steps[0].startsWith('#')) break;
    }
    return steps.join(' > ');
  };
  /** Exactly this one. */
  const path = (element) => {
    const steps = [];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement)
      steps.unshift(`${at.localName}:nth-child(${1 + [...(at.parentElement?.children ?? [])].indexOf(at)})`);
    return `html > ${steps.join(' > ')}`;
  };
  const modal = () => [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].filter((one) => one.checkVisibility()).at(-1);
  /** For screen readers alone, or drawn by a label beside it. */
  const unseen = (element, around = false) => {
    const { width, height } = element.getBoundingClientRect();
    if (around ? width < 2 && height < 2 : width < 2 || height < 2) return style(element).display !== 'contents'; // a row without height is no excuse
    const look = style(element);
    return /inset\(50%|inset\(100%|rect\((0|1)px,? (0|1)px/.test(look.clipPath + look.clip);
  };
  const visible = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    const open = modal();
    if (open && !open.contains(element)) return false;
    for (let at = element; at; at = at.parentElement) if (unseen(at, at !== element)) return false;
    return true;
  };
  /** What stands for it on the screen: a hidden box is pressed by its label. */
  const stands = (element) => {
    if (visible(element)) return element;
    const label = element.labels?.[0];
    return label && visible(label) && !element.disabled ? label : null;
  };
  const pressables = () => [...document.querySelectorAll(PRESSABLE)]
    .map((element) => ({ element, shown: stands(element) })).filter(({ shown }) => shown);
  const rolls = (element, across) => {
    if (element === document.scrollingElement) return across ? element.scrollWidth > innerWidth + 1 : element.scrollHeight > innerHeight + 1;
    const { overflowX, overflowY } = style(element);
    return across ? /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      : /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
  };
  const above = (element) => {
    const all = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      all.push(at);
      if (style(at).position === 'fixed') break;
    }
    return all;
  };
  /** Words that go on in the next line have two boxes: the larger one. */
  const box = (element) => {
    const rects = style(element).display === 'inline' ? [...element.getClientRects()] : [];
    return rects.length < 2 ? element.getBoundingClientRect()
      : rects.reduce((best, one) => (one.width * one.height > best.width * best.height ? one : best));
  };
  /** Scroll it into sight by what a person can scroll; the way back. */
  const bring = (element) => {
    const before = [];
    if (style(element).position === 'fixed') return () => {};
    for (const at of above(element)) {
      const [x, y] = [rolls(at, true), rolls(at, false)];
      if (!x && !y) continue;
      before.push([at, at.scrollLeft, at.scrollTop]);
      const mine = box(element);
      const root = at === document.scrollingElement;
      const frame = root ? { left: 0, top: 0, width: innerWidth, height: innerHeight } : at.getBoundingClientRect();
      if (x) at.scrollLeft += mine.left + mine.width / 2 - frame.left - frame.width / 2;
      if (y) at.scrollTop += mine.top + Math.min(mine.height, frame.height) / 2 - frame.top - frame.height / 2;
    }
    return () => before.forEach(([at, x, y]) => { at.scrollLeft = x; at.scrollTop = y; });
  };
  /** Where it can be seen now: cut by the window and by everything around it that clips. */
  const seen = (element) => {
    const { left, top, right, bottom } = box(element);
    const part = { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) };
    if (style(element).position !== 'fixed')
      for (const at of above(element)) {
        if (at === document.documentElement || at === document.body || (at instanceof SVGElement && at.localName !== 'svg')) continue;
        const { overflowX, overflowY } = style(at);
        const frame = at.getBoundingClientRect();
        if (overflowX !== 'visible') { part.left = Math.max(part.left, frame.left); part.right = Math.min(part.right, frame.right); }
        if (overflowY !== 'visible') { part.top = Math.max(part.top, frame.top); part.bottom = Math.min(part.bottom, frame.bottom); }
      }
    return part;
  };
  /** A surface that lies over much of the window, or over everything that could be asked: a scene. */
  const scene = (at, below) => {
    for (; at && !at.contains(below); at = at.parentElement) {
      if (!/absolute|fixed/.test(style(at).position)) continue;
      const { width, height } = at.getBoundingClientRect();
      if (width * height > 0.4 * innerWidth * innerHeight) return true;
    }
    return false;
  };
  /** What somebody has opened over the rest: a dialog, or what an expanded control stands for. */
  const overlay = (element) => {
    const said = element?.closest('dialog[open], [role=dialog], [role=alertdialog], [popover], [role=tooltip]');
    if (said) return said;
    for (let at = element; at; at = at.parentElement) {
      if (!/absolute|fixed/.test(style(at).position)) continue;
      const by = at.id && document.querySelector(`[aria-expanded=true][aria-controls="${at.id}"]`);
      if (by || at.parentElement?.querySelector(':scope > [aria-expanded=true]')) return at;
    }
    return null;
  };
  const related = (one, other) => one && other && (one.contains(other) || other.contains(one));
  const hits = (at, element, shown) => related(at, element) || related(at, shown) || Boolean(at?.closest?.('label')?.contains(element));
  /** A point of it that a pointer would meet; null: none of 25. */
  const point = (element, shown) => {
    const part = seen(shown);
    for (const y of [0.5, 0.3, 0.7, 0.12, 0.88])
      for (const x of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const [left, top] = [part.left + (part.right - part.left) * x, part.top + (part.bottom - part.top) * y];
        const at = document.elementFromPoint(left, top);
        if (at && at !== document.body && (shown.contains(at) || at === shown || at.closest('label')?.contains(element))) return { x: left, y: top, centre: x === 0.5 && y === 0.5 };
      }
    return null;
  };
  /** Everything as it stands, to see whether it is at rest and whether anything has changed. */
  const snapshot = () => {
    const told = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('head, script, style')) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width && height) told.push(`${element.localName}${Math.round(left)},${Math.round(top)},${Math.round(width)},${Math.round(height)}`);
    }
    return told.join(' ');
  };
  return { PRESSABLE, style, words, name, kind, path, modal, visible, stands, pressables, rolls, above, bring, box, seen, scene, overlay, related, hits, point, snapshot };
})();
