/** The letters that names are measured with: the shipped ones as soon as they are here. */
let loaded = $state(0);

if (typeof document !== 'undefined' && 'fonts' in document) {
  document.fonts.addEventListener('loadingdone', () => {
    loaded += 1;
  });
}

export const letters = {
  get font(): string {
    void loaded; // measured again when the shipped letters have come
    const said = getComputedStyle(document.documentElement).getPropertyValue('--sans').trim();
    return said || 'sans-serif';
  },
};
