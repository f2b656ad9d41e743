import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartFailure } from '../config/startFailure';
import { Refusal } from '../refusals/refusal';

const looksLikeFile = /\.[a-z0-9]+$/i;

/** The built pages: files as they are, and the one document for every path that a page may have. */
export async function serveWebPages(app: FastifyInstance, folder: string, mode: string): Promise<void> {
  const document = await readFile(join(folder, 'index.html'), 'utf8').catch((cause) => {
    throw new StartFailure(`The pages are not built: ${folder} has no index.html.`, { cause });
  });
  const page = document.replace('name="mukae-mode" content="dev"', `name="mukae-mode" content="${mode}"`);

  // Hundreds of them: they are looked for when they are asked for. Vite names these files after their content.
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: false,
    wildcard: false,
    // The document is answered below, with the mode written into it.
    globIgnore: ['assets/**', 'index.html', 'index.html.*'],
    preCompressed: true,
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (request.method !== 'GET' || looksLikeFile.test(path) || path.startsWith('/api/')) throw new Refusal('notFound');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
