// One step towards an option: what to press next, as a mark in the page, and what that is.
async ([words, aim, manner, drags]) => {
  const list = document.querySelector('#list');
  const option = [...(list?.querySelectorAll('button.option') ?? [])].find(
    (one) => one.querySelector('span')?.innerText.trim() === words,
  );
  for (const one of document.querySelectorAll('[data-next]')) one.removeAttribute('data-next');
  if (!option) return 'gone';
  const key = option.dataset.choice;
  option.dispatchEvent(new PointerEvent('pointerenter'));
  await new Promise((drawn) => setTimeout(drawn));
  const SPOTS = [[0.5, 0.5], [0.5, 0.15], [0.5, 0.85], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
  const bare = (piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return SPOTS.find(([x, y]) =>
      piece.contains(document.elementFromPoint(left + width * x, top + height * y)),
    );
  };
  const mark = (one, kind) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return null;
    if (!bare(one)) one.scrollIntoView({ block: 'center', inline: 'center' });
    const spot = bare(one);
    if (!spot) return null;
    one.setAttribute('data-next', spot.join());
    return kind;
  };
  const outside = (one) => !list.contains(one);
  const found = (selector) => [...document.querySelectorAll(selector)].filter(outside);
  const first = (places, kind) => {
    for (const one of places) if (mark(one, kind)) return kind;
    return null;
  };

  // Cards of the hand that are still to be chosen for the ambush.
  const hideable = () => {
    const cards = found('[data-zone="hand"] [data-card]').filter((one) => one.checkVisibility());
    const meant = cards.filter((one) => one.getAttribute('aria-pressed') === 'true');
    const left = [...aim.hidden];
    for (const { dataset } of meant) {
      const at = left.indexOf(dataset.card);
      left.splice(at < 0 ? left.indexOf('') : at, at < 0 && !left.includes('') ? 0 : 1);
    }
    const free = cards.filter((one) => !meant.includes(one));
    const wanted = free.filter((one) => left.includes(one.dataset.card));
    return left.includes('') && meant.length === 0 ? [...wanted, ...free] : wanted;
  };

  // Something is in one's hands: it goes to its field, or its button is pressed.
  if (found('.payment.taken').length > 0) {
    const aims = found('[data-aim]:not([data-gone], [data-lit])');
    const there = found(`[data-field="${aim.field}"] [data-aim]`);
    const chosen = found('[data-aim][data-lit]').length > 0;
    const turned = there[0]?.closest('[data-field]').dataset.turned;
    if (turned !== undefined && Number(turned) !== aim.turned) {
      if (manner === 'keys') return first(there, 'turn') ?? 'nothing';
      if (manner === 'mouse') return first(found(`[data-field="${aim.field}"] .turns`), 'turn') ?? 'nothing';
      if (chosen) return first(found('[data-turn]'), 'turn') ?? 'nothing';
    }
    if (!chosen && aims.length > 0) return first([...there, ...aims], 'piece') ?? 'nothing';
    const next = aim.verb === 'hide' ? hideable() : [];
    if (next.length > 0 && first(next, manner === 'keys' ? 'mark' : 'piece')) {
      return manner === 'keys' ? 'mark' : 'piece';
    }
    const both = aim.verb === 'hide' && aim.ends ? found('[data-ends]') : [];
    return first([...both, ...found('[data-go]')], 'button') ?? 'nothing';
  }

  // Cards that are tried out before they are laid: all of them first.
  if (found('[data-tries]').length > 0 && aim.verb === 'lay') {
    const tried = found('[data-tries] [aria-pressed=true]').map((one) => one.dataset.card);
    const left = [...aim.cards];
    for (const card of tried) left.splice(left.indexOf(card), 1);
    const next = found('[data-tries] [aria-pressed=false]').filter((one) =>
      left.includes(one.dataset.card),
    );
    if (next.length > 0) return first(next, 'piece') ?? 'nothing';
    return first(found('[data-go]'), 'button') ?? 'nothing';
  }

  // Mouse and finger bring pieces to their place: a card to the ambush or its field, a stack to the
  // own cards, a hero or land to its field.
  for (const one of found('[data-onto]')) one.removeAttribute('data-onto');
  const drag = (sources, place) => {
    if (!drags || !place || !bare(place) || !first(sources, 'drag')) return false;
    place.setAttribute('data-onto', '');
    return true;
  };
  const lit = (selector) => found(`${selector}[data-can][data-lit]`);
  const field = () => found(`[data-field="${aim.field}"] .rim`)[0];
  if (aim.verb === 'hide') {
    const cards = hideable();
    if (drag(cards, found('[data-zone="ambush"]')[0])) return 'drag';
    if (manner === 'keys' && first(cards, 'mark')) return 'mark';
    const proposing = cards.filter((one) => one.matches('[data-proposes=hide]'));
    if (first(proposing, 'piece')) return 'piece';
  }
  if (aim.verb === 'move' && drag(lit('[data-figure]'), field())) return 'drag';
  if (['road', 'city'].includes(aim.verb) && drag(lit('[data-zone^="pile-"]'), field())) return 'drag';
  if (['hire', 'buy'].includes(aim.verb)) {
    if (drag(lit('[data-zone^="pile-"]'), found('[data-own-cards]')[0])) return 'drag';
    const pile = found('.own [data-zone] [data-lit]')[0] ?? found('.own [data-zone$=".warhost"]')[0];
    if (drag(lit('.sale .x-card'), pile)) return 'drag';
  }

  const verb = option.dataset.verb;
  // All dice are marked as kept: one that is not meant is to be rolled before that can be said.
  if (['keep', 'roll'].includes(verb) && found('[data-key=r][aria-disabled]').length > 0) {
    const kept = found('button.die[aria-pressed=true]');
    const others = verb === 'keep' ? kept.filter((one) => !one.hasAttribute('data-lit')) : kept;
    return first(others, 'piece') ?? first(found('[data-key=k]'), 'button') ?? 'nothing';
  }
  const pieces = found('.board [data-can][data-lit]');
  const selected = found('[data-selected]').length > 0;
  // Keys say the verb at its piece, unless a button proposes it.
  const sayable = manner === 'keys' && aim.letter && !selected ? pieces : [];
  const targets = pieces.filter((one) => one.hasAttribute('data-target'));
  const several = (one) => Number(one.getAttribute('aria-haspopup') === 'menu');
  const others = pieces
    .filter((one) => !one.hasAttribute('data-selected'))
    .sort((one, other) => several(one) - several(other)); // what means one thing alone is quickest
  return (
    first(found(`[data-choice="${key}"]`), 'button') ??
    first(found(`[data-verb="${verb}"]`), 'verb') ??
    first(found(`[data-proposes~="${verb}"]`), 'button') ??
    first(sayable.filter((one) => one.hasAttribute('data-refs')), 'letter') ??
    first([...targets, ...others], 'piece') ??
    'nothing'
  );
};
