import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageSuite } from '#testing/storageSuite';
import { diskStorage } from './diskStorage';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-files-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

storageSuite('files on disk', () => diskStorage(folder));

const memory = '/dev/shm';
const hasOtherFileSystem = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev;

describe('files on disk', () => {
  it('are for the owner alone, and nothing unfinished is left beside them', async () => {
    await diskStorage(folder).put('private/a', Buffer.from('x'));
    expect((await stat(join(folder, 'private', 'a'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'private'))).toEqual(['a']);
  });

  it('are moved to their place, not copied', async () => {
    const path = join(folder, 'uploaded');
    await writeFile(path, 'x');
    const { ino } = await stat(path);
    await diskStorage(folder).putFile('moved/a', path);
    expect((await stat(join(folder, 'moved', 'a'))).ino).toBe(ino);
    expect(existsSync(path)).toBe(false);
  });

  it.skipIf(!hasOtherFileSystem)('are copied from another file system', async () => {
    const elsewhere = await mkdtemp(join(memory, 'mukae-'));
    try {
      await writeFile(join(elsewhere, 'uploaded'), 'from elsewhere');
      await diskStorage(folder).putFile('copied/a', join(elsewhere, 'uploaded'));
      expect(await readFile(join(folder, 'copied', 'a'), 'utf8')).toBe('from elsewhere');
      expect(await readdir(join(folder, 'copied'))).toEqual(['a']);
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });

  it('[S-23] are put into a folder that nobody made, or that somebody removed, also when many come at once', async () => {
    const storage = diskStorage(join(folder, 'vanished'));
    const keys = Array.from({ length: 50 }, (_, n) => `captures/${n % 2}/${n}`);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))));
      expect(await Promise.all(keys.map((key) => storage.sizeOf(key)))).toEqual(keys.map(({ length }) => length));
      await rm(join(folder, 'vanished'), { recursive: true });
    }
  });

  it('leave nothing when they cannot be put', async () => {
    await mkdir(join(folder, 'taken', 'by a folder'), { recursive: true });
    await expect(diskStorage(folder).put('taken', Buffer.from('x'))).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('taken'))).toEqual(['taken']);
  });
});
