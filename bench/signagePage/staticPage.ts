import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import type { ScenePictures } from './dressedSignage';

export interface Place {
  url: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface KeptFile {
  body: Buffer;
  headers: Record<string, string>;
}

/** The headers that decide what a browser does with what it has kept. */
const aboutKeeping = ['cache-control', 'content-type', 'etag', 'last-modified'];

async function fileOf({ request }: BrowserContext, url: string): Promise<KeptFile> {
  const answer = await request.get(url);
  const told = Object.entries(answer.headers()).filter(([name]) => aboutKeeping.includes(name));
  return { body: await answer.body(), headers: Object.fromEntries(told) };
}

const written = (places: readonly Place[]): string => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>Static</title>
<style>body { margin: 0; overflow: hidden; background: #f8f2e8 } img { position: absolute; object-fit: contain }</style></head>
<body>${places
  .map(
    ({ url, left, top, width, height }) =>
      `<img src="${url}" alt="" style="left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px">`,
  )
  .join('\n')}</body></html>`;

/** The least that shows the same pictures at the same places; kept by the browser as those of the service are. */
export async function serveStaticPage(device: BrowserContext, pictures: ScenePictures, places: readonly Place[]) {
  const files = new Map<string, KeptFile>();
  for (const url of Object.values(pictures)) files.set(url, await fileOf(device, url));
  const document = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  files.set('/', { body: Buffer.from(written(places)), headers: document });
  const server = createServer(({ url = '/', headers }, response) => {
    const file = files.get(url);
    const isSame = headers['if-none-match'] !== undefined && headers['if-none-match'] === file?.headers.etag;
    if (!file) response.writeHead(404).end();
    else if (isSame) response.writeHead(304, file.headers).end();
    else response.writeHead(200, file.headers).end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the static page has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
