import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { killWhatRuns, run } from '../testing/run';
import { checkout } from './deployFiles';

afterEach(killWhatRuns);

/** Answers with these statuses, one after the other, and the last one from then on. */
async function answering(...statuses: readonly number[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 500;
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it has no port');
  return { asked, port: String(address.port), stop: () => server.close() };
}

const program = (name: string, words: readonly string[], settings: Readonly<Record<string, string>>) =>
  run(process.execPath, [join(checkout, 'deploy', name), ...words], settings).ended;

describe('what a container asks of its node', () => {
  it.each([
    [200, 0],
    [503, 1],
  ])('an answer of %i is exit code %i', async (status, code) => {
    const node = await answering(status);
    expect(await program('healthcheck.mjs', ['/readyz'], { PORT: node.port })).toMatchObject({ code });
    expect(node.asked).toEqual(['GET /readyz']);
    node.stop();
  });

  it('a node that is not there is exit code 1', async () => {
    const node = await answering(200);
    node.stop();
    expect(await program('healthcheck.mjs', [], { PORT: node.port })).toMatchObject({ code: 1, errors: '' });
  });
});

describe('what makes the bucket', () => {
  const settings = { S3_BUCKET: 'mukae', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const make = (port: string, patienceMs = '20000') =>
    program('makeBucket.mjs', [], { ...settings, S3_ENDPOINT: `http://127.0.0.1:${port}`, PATIENCE_MS: patienceMs });

  it.each([
    [200, 'The bucket mukae is made.\n'],
    [409, 'The bucket mukae is there.\n'],
  ])('a store that is not ready is asked again, and %i is enough', async (status, output) => {
    const store = await answering(503, status);
    expect(await make(store.port)).toMatchObject({ code: 0, output });
    expect(store.asked).toEqual(['PUT /mukae/', 'PUT /mukae/']);
    store.stop();
  });

  it('a store that refuses for too long is told in one line, with exit code 1', async () => {
    const store = await answering(403);
    const { code, errors } = await make(store.port, '1');
    expect(code).toBe(1);
    expect(errors).toMatch(/^The bucket mukae cannot be made: .+$/m);
    store.stop();
  });
});
