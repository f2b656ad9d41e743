// Without the network a screen shows what its page has kept (features/signages/view/kept). Here it is taken out again.
const page = '/app/signage/view';
const leadsToPage = /^(\/app)?\/signage(\/view)?\/?$/;
const maybeKept = /^\/(assets|characters|files)\/|^\/[\w-]+\.(js|svg|png|webmanifest)$/;
/** So long a start waits for the newest page. */
const patienceMs = 3000;

const keptAt = (url) => caches.match(url, { ignoreSearch: true, ignoreVary: true });

async function pageAt(request) {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const coming = fetch(request);
  const answer = await Promise.race([coming.catch(() => undefined), late]);
  // A gateway may stand there without its server.
  if (answer && answer.status < 500) return answer;
  return (await keptAt(page)) ?? coming;
}

/** The bytes that `bytes=2-5`, `bytes=2-` or `bytes=-4` mean, of so many. */
function bytesIn(range, size) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return { start: 0, end: size };
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size };
  return { start: Number(from), end: to === '' ? size : Math.min(Number(to) + 1, size) };
}

/** Films are asked for in parts. */
async function partOf(kept, range) {
  const whole = await kept.blob();
  const { start, end } = bytesIn(range, whole.size);
  if (start >= end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } });
  const part = whole.slice(start, end);
  return new Response(part, {
    status: 206,
    headers: {
      'accept-ranges': 'bytes',
      'content-length': String(part.size),
      'content-range': `bytes ${start}-${end - 1}/${whole.size}`,
      'content-type': kept.headers.get('content-type') ?? 'application/octet-stream',
    },
  });
}

async function fileAt(request) {
  const kept = await keptAt(request.url);
  if (!kept) return fetch(request);
  const range = request.headers.get('range');
  return range ? partOf(kept, range) : kept;
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, mode, cache, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    if (leadsToPage.test(pathname)) event.respondWith(pageAt(event.request));
  } else if (cache !== 'no-cache' && maybeKept.test(pathname)) {
    // Whoever asks with no-cache is about to keep it.
    event.respondWith(fileAt(event.request));
  }
});
