const shelfName = 'signage';

/** What this page was made of, its own address included. */
function partsOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && !/^\/(api|files)\//.test(pathname));
  const files = own.filter(({ pathname }) => /\.\w+$/.test(pathname)).map(({ pathname }) => pathname);
  return [location.pathname, ...new Set(files)];
}

/** Keeps the page for a start without the server, and forgets what an earlier one was made of. */
export async function keepForStart(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/signage-worker.js');
  const shelf = await caches.open(shelfName);
  const parts = partsOfPage();
  const kept = (await shelf.keys()).map(({ url }) => new URL(url).pathname);
  await shelf.addAll(parts.filter((part) => part === location.pathname || !kept.includes(part)));
  await Promise.all(kept.filter((part) => !parts.includes(part)).map((part) => shelf.delete(part)));
}
