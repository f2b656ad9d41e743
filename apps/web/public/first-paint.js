// Runs before the first paint, so that neither the colour scheme nor the language flickers.
(() => {
  const root = document.documentElement;
  const scheme = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = localStorage.getItem('mukae.language') ?? 'ja';
})();
