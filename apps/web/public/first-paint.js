// Runs before the first paint, so that neither the colour scheme nor the language flickers.
(() => {
  const root = document.documentElement;
  const scheme = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
  const dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = localStorage.getItem('mukae.language') ?? 'ja';
})();

// A screen that starts again shows the pictures that it showed last, which its page keeps (keptPicture.ts) and takes away
// again (FirstPicture.tsx). The code of the page waits for them: it would hold the processor for longer than they need.
(() => {
  const mostMs = { waited: 1000, covered: 10_000 };
  const text = location.pathname === '/app/signage/view' && localStorage.getItem('mukae.firstPicture');
  const kept = text && JSON.parse(text);
  const isSame = kept && kept.width === innerWidth && kept.height === innerHeight;
  if (!isSame || !document.cookie.split('; ').includes(kept.cookie)) return;

  const cover = document.createElement('div');
  cover.id = 'first-picture';
  cover.inert = true;
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 1000; pointer-events: none';
  const styles = document.createElement('style');
  styles.textContent = kept.styles;
  cover.innerHTML = kept.scene;
  cover.prepend(styles);
  document.documentElement.append(cover);
  setTimeout(() => cover.remove(), mostMs.covered);

  const pictures = [...cover.querySelectorAll('img')].map((picture) => picture.decode());
  const painted = Promise.allSettled(pictures).then(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const askForCode = () => {
    for (const href of kept.scripts) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
  };
  painted.then(askForCode);
  window.firstPicture = Promise.race([painted, new Promise((resolve) => setTimeout(resolve, mostMs.waited))]);
})();
