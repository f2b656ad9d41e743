import { stat, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { freePort } from '../apps/server/src/platform/db/embedded/freePort';
import { makePlace, patience } from './testing/service';
import { starting } from './testing/started';

const place = await makePlace();
const { folder } = place;
const { fault } = starting(place);

describe('a bad setting', () => {
  it(
    '[W-02] is named in one line, with exit code 1',
    async () => {
      const bad: readonly [Record<string, string>, string][] = [
        [{ PORT: 'eighty' }, 'Bad setting. PORT: must be a port number'],
        [{ MODE: 'production' }, 'Bad setting. MODE: must be demo, dev or srv'],
        [
          { DATABASE_URL: 'mysql://localhost/x' },
          'Bad setting. DATABASE_URL: must be an address that begins with postgres:// or postgresql://',
        ],
        [
          { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
          'Bad setting. OTEL_EXPORTER_OTLP_ENDPOINT: must be an address that begins with http:// or https://',
        ],
        [{ PORT: '99999', MODE: 'x' }, 'Bad setting. PORT: must be a port number; MODE: must be demo, dev or srv'],
      ];
      const told = await Promise.all(bad.map(([settings]) => fault({ DATA_DIR: folder('never'), ...settings })));
      expect(told).toEqual(bad.map(([, line]) => line));
      await expect(stat(folder('never'))).rejects.toThrow('ENOENT');
    },
    patience,
  );

  it(
    '[W-02] a data folder that is a file: one line and exit code 1',
    async () => {
      const file = folder('file');
      await writeFile(file, '');
      expect(await fault({ DATA_DIR: file })).toBe(`The data folder ${file} cannot be written.`);
    },
    patience,
  );

  it(
    '[W-02] a database that does not answer, by number or by name: one line and exit code 1',
    async () => {
      const nowhere = await freePort();
      const lines = await Promise.all(
        ['127.0.0.1', 'localhost'].map((host) =>
          fault({
            DATA_DIR: folder(`database at ${host}`),
            DATABASE_URL: `postgres://mukae:secret@${host}:${nowhere}/mukae`,
          }),
        ),
      );
      for (const line of lines) {
        expect(line).toMatch(/^The database cannot be used: .*ECONNREFUSED/);
        expect(line).not.toContain('secret');
      }
    },
    patience,
  );
});
