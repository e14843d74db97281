/** The letters that names are measured with: the shipped ones as soon as they are here. */
let loaded = $state(0);
let known = { after: -1, font: '' }; // asking the page makes it work out all of its layout

if (typeof document !== 'undefined' && 'fonts' in document) {
  document.fonts.addEventListener('loadingdone', () => {
    loaded += 1;
  });
}

export const letters = {
  get font(): string {
    if (known.after !== loaded) known = { after: loaded, font: asked() };
    return known.font;
  },
};

function asked(): string {
  const said = getComputedStyle(document.documentElement).getPropertyValue('--sans').trim();
  return said || 'sans-serif';
}
