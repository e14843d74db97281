// All controls that say that they can be pressed, and what kind each is.
() => window.stranger.pressables().filter(({ element }) => !element.disabled && !element.matches('fieldset:disabled *')).map(({ element, shown }) => {
  const S = window.stranger, type = element.localName === 'input' ? element.type : element.localName;
  const group = element.parentElement?.closest('[role=radiogroup], [role=group], [role=tablist], ul, div, fieldset');
  const pressed = group ? group.querySelectorAll('[aria-pressed=true]').length : 0;
  const already = element.matches('[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], [role=radio][aria-checked=true], input[type=radio]:checked') ||
    (element.getAttribute('aria-pressed') === 'true' && pressed === 1 && group.querySelectorAll('[aria-pressed]').length > 1) ||
    (element.localName === 'a' && new URL(element.href).href === location.href);
  const control = /button|summary|select|input|textarea|^a$/.test(element.localName) || element.matches('[role]:not([role=note])') || element.draggable;
  const typed = element.matches('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=file], [type=color])');
  const drags = element.getAttribute('draggable') === 'true' || /grab/.test(S.style(element).cursor) || /drag|zieh/i.test(element.getAttribute('aria-roledescription') ?? '') || element.hasAttribute('data-drag');
  const box = shown.getBoundingClientRect();
  const skips = element.localName === 'a' && element.getAttribute('href').startsWith('#') && (box.right < 1 || box.bottom < 1 || box.left > innerWidth); // a link that comes with the focus
  return { skips, path: S.path(element), kind: S.kind(element), name: S.name(element), type, already, control, typed, drags,
    link: element.localName === 'a', pressed: element.getAttribute('aria-pressed'), off: element.getAttribute('aria-disabled') === 'true', promises: /why|warum/.test(element.getAttribute('aria-label') ?? ''),
    chrome: Boolean(element.closest('header, footer, nav')) };
})
