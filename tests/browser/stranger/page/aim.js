// Where a control would be pressed, after it was brought into sight.
(path) => {
  const element = document.querySelector(path);
  const shown = element && stranger.stands(element);
  if (!shown) return null;
  if (!stranger.point(element, shown)) stranger.bring(shown);
  return { kind: stranger.kind(element), name: stranger.name(element), at: stranger.point(element, shown) };
}
