import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '../apps/server/src/platform/db/embedded/freePort';
import { isAlive } from './testing/run';
import { databaseFile, databasePid, isReady, makePlace, patience } from './testing/service';
import { starting, stopped } from './testing/started';

const place = await makePlace();
const { folder, port } = place;
const data = folder('data of 受付');
const { start, started, fault } = starting(place);

describe('one command', () => {
  it(
    '[W-01] starts everything and tells addresses and demo accounts; a signal stops it and its database',
    async () => {
      const service = await started({ DATA_DIR: data });
      const pid = await databasePid(data);
      expect(isAlive(pid)).toBe(true);
      const page = await fetch(`http://127.0.0.1:${port}/login`);
      expect(await page.text()).toContain('name="mukae-mode" content="demo"');

      const { code, output, errors } = await stopped(service);
      expect([code, errors]).toEqual([0, '']);
      for (const line of [`http://localhost:${port}`, `http://127.0.0.1:${port}`, '/demo', 'Demo2026!', 'SIGINT']) {
        expect(output).toContain(line);
      }
      for (const name of ['system', 'admin', 'operator1', 'operator2', 'guest', 'signage1', 'signage2']) {
        expect(output).toContain(`${name}@demo.example`);
      }
      expect(isAlive(pid)).toBe(false);
      await expect(stat(databaseFile(data))).rejects.toThrow('ENOENT');
    },
    patience,
  );

  it(
    '[W-01] ends well when the signal comes twice, and when nobody reads what it says',
    async () => {
      const service = await started({ DATA_DIR: data });
      service.child.stdout?.destroy();
      service.child.kill('SIGINT');
      const { code, errors } = await stopped(service);
      expect([code, errors]).toEqual([0, '']);
    },
    patience,
  );

  it(
    '[W-01] leaves no database behind when the signal comes before it is ready',
    async () => {
      const service = start({ DATA_DIR: data });
      const database = () =>
        databasePid(data).then(
          (pid) => pid > 0,
          () => false,
        );
      await expect.poll(database, { timeout: patience, interval: 5 }).toBe(true);
      const pid = await databasePid(data);
      expect((await stopped(service)).code).toBe(0);
      expect(isAlive(pid)).toBe(false);
    },
    patience,
  );

  it(
    '[W-01] ends well when the start fails that it was asked to break off',
    async () => {
      const databasePort = await freePort();
      const database = createServer().listen(databasePort, '127.0.0.1');
      await once(database, 'listening');
      const service = start({ DATA_DIR: data, DATABASE_URL: `postgres://mukae@127.0.0.1:${databasePort}/mukae` });
      const [connection] = await once(database, 'connection');
      service.child.kill('SIGTERM');
      await expect.poll(service.said, { timeout: patience, interval: 20 }).toContain('SIGTERM: stopping');
      connection.destroy();
      database.close();
      const { code, errors } = await service.ended;
      expect([code, errors]).toEqual([0, '']);
    },
    patience,
  );

  it(
    '[W-02] on a folder or a port that another one uses: one line, and the other goes on',
    async () => {
      const first = await started({ DATA_DIR: data });
      const other = String(await freePort());
      expect(await fault({ DATA_DIR: data, PORT: other })).toBe(
        `The data folder ${data} is already used by another Mukae.`,
      );
      expect(await isReady(port)).toBe(true);
      expect((await stopped(first)).code).toBe(0);

      const taken = createServer().listen(port, '127.0.0.1');
      await once(taken, 'listening');
      expect(await fault({ DATA_DIR: data })).toBe(`Port ${port} is already taken: set PORT to another one.`);
      taken.close();
      await expect(stat(databaseFile(data))).rejects.toThrow('ENOENT');
    },
    patience,
  );

  it(
    '[W-11] in srv mode tells a temporary password until one is set, and needs no demo data',
    async () => {
      const DATA_DIR = folder('srv');
      const first = await started({ DATA_DIR, MODE: 'srv', HOST: '127.0.0.1' });
      const { output } = await stopped(first);
      expect(output).toMatch(/admin@mukae\.example {3}temporary password \S{12}\n/);
      expect(output).not.toContain('Demo2026!');
      const second = await started({ DATA_DIR, MODE: 'srv', HOST: '127.0.0.1' });
      const again = (await stopped(second)).output;
      expect(again).toContain('temporary password');
      expect(again).not.toBe(output);
      expect(await fault({ DATA_DIR: data, MODE: 'srv', HOST: '127.0.0.1' })).toContain('holds the demo company');
    },
    patience,
  );
});
