// A screen that starts while the server is away still has its page: the page itself keeps what it was made of
// (keepForStart.ts), and here it is taken out again when nobody answers.
const isPartOfPage = ({ method, mode, url }) =>
  method === 'GET' &&
  (mode === 'navigate' || /^\/(assets|characters)\/|^\/[\w-]+\.(js|svg)$/.test(new URL(url).pathname));

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isPartOfPage(request)) return;
  event.respondWith(fetch(request).catch(async (failure) => (await caches.match(request)) ?? Promise.reject(failure)));
});
