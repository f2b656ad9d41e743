import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageSuite } from '../../testing/storageSuite';
import { diskStorage } from './diskStorage';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-files-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

storageSuite('files on disk', () => diskStorage(folder));

describe('files on disk', () => {
  it('are for the owner alone, and nothing unfinished is left beside them', async () => {
    await diskStorage(folder).put('private/a', Buffer.from('x'));
    expect((await stat(join(folder, 'private', 'a'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'private'))).toEqual(['a']);
  });
});
