// Where a control would be pressed, after it was brought into sight.
(path) => {
  const element = document.querySelector(path);
  const shown = element && stranger.stands(element);
  if (!shown) return null;
  if (!stranger.point(element, shown)) stranger.bring(shown);
  const { left, top, right, bottom } = stranger.seen(shown);
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const under = over && stranger.scene(over, shown); // a scene is over the table: nothing there is asked
  return { kind: stranger.kind(element), name: stranger.name(element), under, at: stranger.point(element, shown) };
}
