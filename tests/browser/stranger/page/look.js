// Everything on the screen that a stranger could not press or read. Needs common.js.
({ touch, fingers }) => {
  const S = window.stranger;
  const found = [];
  const tell = (fault, element, detail, box) => {
    const { left, top, right, bottom } = box ?? element.getBoundingClientRect();
    found.push({ fault, what: S.name(element), piece: S.kind(element), path: S.path(element), detail, must: false,
      box: [left, top, right - left, bottom - top].map(Math.round) });
  };
  const { overlay } = S;
  const all = S.pressables();
  const high = (box) => box.bottom - box.top, wide = (box) => box.right - box.left;
  const clipper = (element) => {
    const box = S.box(element);
    for (const at of S.above(element)) {
      if (at === document.documentElement || at === document.body || (at instanceof SVGElement && at.localName !== 'svg')) continue;
      const { overflowX, overflowY } = S.style(at);
      const frame = at.getBoundingClientRect();
      const x = /hidden|clip/.test(overflowX) ? Math.max(frame.left - box.left, box.right - frame.right) : 0;
      const y = /hidden|clip/.test(overflowY) ? Math.max(frame.top - box.top, box.bottom - frame.bottom) : 0;
      if (x > 2 || y > 2) return [at, Math.round(Math.max(x, y))];
    }
    return null;
  };
  const alike = (one, other) => one.localName === other.localName && S.kind(one) === S.kind(other);
  const shownBefore = new Map(all.map(({ element, shown }) => [element, S.seen(shown)]));

  for (const { element, shown } of all) {
    const back = S.bring(shown);
    const box = S.box(shown), part = S.seen(shown);
    const cut = clipper(shown);
    const beside = Math.max(-box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight);
    const larger = wide(box) > innerWidth || high(box) > innerHeight;
    const skips = element.localName === 'a' && element.getAttribute('href')?.startsWith('#'); // comes when it has the focus
    if (wide(part) < 1 || high(part) < 1) { if (!skips) tell('clipped', element, cut ? `wholly, by ${S.kind(cut[0])}` : 'wholly outside the window', box); }
    else {
      const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
      const at = document.elementFromPoint(x, y);
      const aside = at && S.scene(at, shown);
      if (aside) { back(); continue; }
      if (cut) tell('clipped', element, `${cut[1]} px by ${S.kind(cut[0])}`, box);
      else if (beside > 2 && !larger) tell('clipped', element, `${Math.round(beside)} px outside the window`, box);
      const other = at && all.find((one) => one.shown.contains(at));
      const fanned = other && alike(element, other.element) && S.point(element, shown); // cards in a hand
      if (at && !fanned && !S.hits(at, element, shown) && !(overlay(at) && !overlay(element)))
        tell('covered', element, `by ${S.kind(at)} “${S.name(at).slice(0, 30)}”${S.point(element, shown) ? '' : ', nowhere to press'}`, box);
      const least = touch ? 44 : 24;
      const inline = element.localName === 'a' && S.style(element).display === 'inline' &&
        S.words(element.parentElement.textContent).length > S.words(element.textContent).length + 3;
      const label = element.labels?.[0];
      const inLabel = label && S.visible(label) ? label.getBoundingClientRect() : null;
      const enough = (one) => one && wide(one) >= least - 0.5 && high(one) >= least - 0.5;
      const region = !/^(button|a|input|select|textarea|summary)$/.test(element.localName) && !element.hasAttribute('role'); // scrolls by keys
      const may = !region && !element.disabled && element.getAttribute('aria-disabled') !== 'true';
      if (may && !inline && !cut && !(overlay(at) && !overlay(element)) && !enough(box) && !enough(inLabel)) {
        const reach = least / 2 - 1; // a larger place for fingers may lie around it
        const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const near = [[0, -reach], [0, reach], [-reach, 0], [reach, 0]].every(([dx, dy]) => {
          const hit = document.elementFromPoint(cx + dx, cy + dy);
          return hit && (element.contains(hit) || shown.contains(hit));
        });
        if (!near) {
          tell('small', element, `${Math.round(wide(box))}×${Math.round(high(box))}`, box);
          found.at(-1).must = touch && element.matches(fingers);
        }
      }
    }
    back();
  }

  // Two things where only one can be pressed.
  const fixed = (element) => {
    for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(S.style(at).position)) return at;
    return null;
  };
  for (const [index, { element: one, shown: first }] of all.entries())
    for (const { element: other, shown: second } of all.slice(index + 1)) {
      if (S.related(first, second) || S.related(one, other) || first === second) continue;
      const a = shownBefore.get(one), b = shownBefore.get(other);
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x <= 2 || y <= 2 || Math.min(wide(a), wide(b), high(a), high(b)) < 3) continue;
      if (overlay(first) !== overlay(second)) continue;
      const at = document.elementFromPoint(Math.max(a.left, b.left) + x / 2, Math.max(a.top, b.top) + y / 2);
      const [hitOne, hitOther] = [first.contains(at), second.contains(at)];
      if (!hitOne && !hitOther) continue;
      const low = hitOne ? b : a; // what lies below
      if (alike(one, other) && (wide(low) - x >= 24 || high(low) - y >= 24)) continue; // a fan of cards
      const still = fixed(first) !== fixed(second);
      if (still) { // bars lie over what scrolls: what matters is whether it can be moved away
        const mover = fixed(first) ? second : first;
        const back = S.bring(mover);
        const c = S.seen(first), d = S.seen(second);
        back();
        if (Math.min(c.right, d.right) - Math.max(c.left, d.left) <= 2 || Math.min(c.bottom, d.bottom) - Math.max(c.top, d.top) <= 2) continue;
      }
      if (S.scene(at, hitOne ? second : first)) continue;
      const [under, over] = hitOne ? [other, one] : [one, other];
      tell('overlap', under, `${Math.round(x)}×${Math.round(y)} px under ${S.kind(over)} “${S.name(over).slice(0, 30)}”`,
        { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
    }

  // Words.
  const opaque = (at, parent) => {
    for (; at && !at.contains(parent); at = at.parentElement) {
      const { backgroundColor, backgroundImage } = S.style(at);
      if (backgroundImage !== 'none' || !/transparent|, 0(\.[0-4]\d*)?\)|\/ 0(\.[0-4]\d*)?\)/.test(backgroundColor)) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const smallest = new Map(), told = new Set();
  const open = S.modal();
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest('script, style, noscript, option, .hidden, [inert]')) continue;
    if (open && !open.contains(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    let hidden = false;
    for (let at = parent; at && !hidden; at = at.parentElement) hidden = at.getBoundingClientRect().width < 2;
    if (hidden) continue;
    const whole = parent.offsetHeight || 0, real = parent.getBoundingClientRect().height;
    const scale = parent instanceof SVGElement ? Math.abs(parent.getScreenCTM?.()?.d ?? 1) : whole && Math.abs(whole - real) > 1 ? real / whole : 1;
    const size = Number.parseFloat(S.style(parent).fontSize) * scale;
    const key = S.kind(parent);
    if (size < 10.9 && !(smallest.get(key)?.size <= size)) smallest.set(key, { size, parent, said: S.words(node.data) });
    if (S.style(parent).pointerEvents !== 'none' && !(parent instanceof SVGElement) && !told.has(node)) {
      const back = S.bring(parent);
      const frame = S.seen(parent), now = range.getBoundingClientRect();
      const part = { left: Math.max(frame.left, now.left), right: Math.min(frame.right, now.right), top: Math.max(frame.top, now.top), bottom: Math.min(frame.bottom, now.bottom) };
      if (wide(part) > 6 && high(part) > 6) {
        const over = [0.15, 0.5, 0.85].map((x) => document.elementFromPoint(part.left + wide(part) * x, (part.top + part.bottom) / 2))
          .filter((at) => at && !S.related(at, parent) && !S.scene(at, parent) && !(overlay(at) && !overlay(parent)) && opaque(at, parent));
        if (over.length > 1) tell('buried', parent, `“${S.words(node.data).slice(0, 30)}” under ${S.kind(over[0])}`, part);
      }
      back();
    }
    // Lines that are cut off below by the element itself.
    if (!(parent instanceof SVGElement) && /hidden|clip/.test(S.style(parent).overflowY) && !told.has(parent)) {
      const line = Number.parseFloat(S.style(parent).fontSize);
      if (parent.clientHeight > 0 && parent.scrollHeight > parent.clientHeight + line * 0.6 && !parent.closest('[title]')) {
        told.add(parent);
        tell('truncated', parent, `“${S.words(node.data).slice(0, 40)}”: ${parent.scrollHeight - parent.clientHeight} px below`);
      }
    }
    const spoken = parent.closest('[title], [aria-label]:is(button, a, [role=button], [role=img])');
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && at.localName !== 'svg') continue;
      const look = S.style(at);
      if (/auto|scroll/.test(look.overflowX)) break;
      if (!/hidden|clip/.test(look.overflowX)) continue;
      const frame = at.getBoundingClientRect();
      const over = Math.max(box.right - frame.right, frame.left - box.left);
      const cut = at === parent ? at.scrollWidth > at.clientWidth + 1 : over > 3;
      if (cut && !spoken && !told.has(at)) {
        told.add(at);
        tell('truncated', at, `“${S.words(node.data).slice(0, 40)}”: ${at === parent ? `${at.scrollWidth - at.clientWidth}` : Math.round(over)} px cut`);
      }
      break;
    }
  }
  for (const { size, parent, said } of smallest.values()) tell('tiny', parent, `${size.toFixed(1)} px “${said.slice(0, 30)}”`);
  // A row without height, with something behind it that is meant to be seen.
  for (const element of document.body.querySelectorAll('*')) {
    if (element instanceof SVGElement || !S.visible(element) || (open && !open.contains(element))) continue;
    const { overflowX, overflowY } = S.style(element);
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
    const low = overflowY !== 'visible' && clientHeight < 24 && scrollHeight > clientHeight + 40;
    const narrow = overflowX !== 'visible' && clientWidth < 24 && scrollWidth > clientWidth + 40;
    if ((low || narrow) && element.querySelector(S.PRESSABLE))
      tell('flat', element, `${clientWidth}×${clientHeight} before ${scrollWidth}×${scrollHeight}`);
  }
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1 && S.style(root).overflowX !== 'hidden' && S.style(document.body).overflowX !== 'hidden')
    tell('sideways', root, `${root.scrollWidth} px wide in ${innerWidth}`);
  return found;
}
