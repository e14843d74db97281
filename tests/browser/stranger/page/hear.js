// Writes down whatever changes in the page. Needs common.js; hover and focus styling is no change of the DOM.
() => {
  const S = window.stranger, log = (window.strangerHeard = []);
  const add = (text) => log.length < 40 && log.push(text);
  const dull = /^(tabindex|data-focus.*)$/;
  new MutationObserver((list) => {
    for (const one of list) {
      const target = one.target.nodeType === 1 ? one.target : one.target.parentElement;
      if (!target || document.head.contains(target) || dull.test(one.attributeName ?? '')) continue;
      if (one.type === 'attributes' && target.getAttribute(one.attributeName) === one.oldValue) continue;
      if (one.type === 'childList' && [...one.addedNodes, ...one.removedNodes].every((node) => node.nodeType === 8)) continue;
      add(`${one.type} ${one.attributeName ?? ''} ${S.kind(target)}`);
    }
  }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true });
  for (const event of ['input', 'change', 'toggle', 'scroll'])
    document.addEventListener(event, (told) => (event !== 'scroll' || told.isTrusted) && add(`${event} ${told.target?.localName ?? 'page'}`), true);
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (...args) { add(`keeps ${args[0]}`); return keep.apply(this, args); };
}
