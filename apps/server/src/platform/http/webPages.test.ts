import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebPages } from './webPages';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<meta name="mukae-mode" content="dev" />');
  await writeFile(join(folder, 'mark.svg'), '<svg />');
  await writeFile(join(folder, 'assets', 'page-1.js'), 'page()');
  await writeFile(join(folder, 'assets', 'page-1.js.br'), 'compressed');
  app = Fastify();
  await serveWebPages(app, folder, 'srv');
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

describe('the built pages', () => {
  it('are kept for good when they are named after their content, and come compressed', async () => {
    const plain = await get('/assets/page-1.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual(['page()', 'public, max-age=31536000, immutable']);
    const small = await get('/assets/page-1.js', { 'accept-encoding': 'br' });
    expect([small.body, small.headers['content-encoding']]).toEqual(['compressed', 'br']);
    expect((await get('/mark.svg')).headers['cache-control']).not.toContain('immutable');
  });

  it('are one document with the mode of the service, for every path of a page', async () => {
    for (const path of ['/', '/login', '/app/users/list?page=2']) {
      const { body, headers } = await get(path);
      expect([body, headers['cache-control']]).toEqual(['<meta name="mukae-mode" content="srv" />', 'no-cache']);
    }
  });

  it.each(['/assets/page-2.js', '/assets/../index.html', '/index.html', '/assets/', '/mark.png', '/api/nothing'])(
    '%s is not among them',
    async (path) => {
      expect((await get(path)).statusCode).not.toBe(200);
    },
  );
});
