import { describe, expect, it } from 'vitest';
import { isAlive, type Run, run } from './testing/run';
import { databasePid, isReady, makePlace, patience, untilReady } from './testing/service';

const { folder, port } = await makePlace();
const data = folder('data');

const npm = (...args: string[]): Run => run('npm', args, { PORT: String(port), DATA_DIR: data });

/** How npm ended. By then the service and its database have, too. */
async function allGone({ child, ended }: Run, signal: NodeJS.Signals) {
  const database = await databasePid(data);
  expect(isAlive(database)).toBe(true);
  child.kill(signal);
  const { code, signal: endedBy } = await ended;
  expect([await isReady(port), isAlive(database)]).toEqual([false, false]);
  return code ?? endedBy;
}

describe('a signal that reaches npm alone', () => {
  it(
    '[W-01] stops the service and its database: SIGTERM to npm start, which ends when they have',
    async () => {
      const service = npm('start');
      await untilReady(service, port);
      expect(await allGone(service, 'SIGTERM')).toBe(0);
    },
    patience,
  );

  it(
    '[W-01] stops the service and its database when it kills npm start',
    async () => {
      const service = npm('start');
      await untilReady(service, port);
      expect(await allGone(service, 'SIGKILL')).toBe('SIGKILL');
    },
    patience,
  );

  it(
    '[W-01] stops the server, its database and the pages: SIGTERM to npm run dev, which ends when they have',
    async () => {
      const service = npm('run', 'dev');
      await untilReady(service, port);
      await expect.poll(service.said, { timeout: patience, interval: 20 }).toMatch(/Local: +http/);
      const [pages = ''] = service.said().match(/http:\/\/localhost:51\d\d/) ?? [];
      expect((await fetch(pages)).status).toBe(200);
      expect(await allGone(service, 'SIGTERM')).toBe(0);
      await expect(fetch(pages)).rejects.toThrow();
    },
    patience,
  );
});
