import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ByteRange, Storage } from '#platform/storage/storage';

const counting = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, n) => n % 251));

/** What every place for files must hold to. */
export function storageSuite(name: string, make: () => Promise<Storage> | Storage): void {
  const read = async (storage: Storage, key: string, range?: ByteRange) => {
    const found = await storage.read(key, range);
    return found && { bytes: await buffer(found.content), size: found.size };
  };

  describe(name, () => {
    let storage: Storage;
    let uploads: string;

    beforeAll(async () => {
      storage = await make();
      uploads = await mkdtemp(join(tmpdir(), 'mukae-uploads-'));
    });
    afterAll(() => rm(uploads, { recursive: true, force: true }));

    const uploaded = async (content: Buffer): Promise<string> => {
      const path = join(uploads, 'uploaded');
      await writeFile(path, content);
      return path;
    };

    it('[W-21] is empty until something is put, which it gives back byte for byte', async () => {
      expect(await storage.isEmpty()).toBe(true);
      const content = counting(200_000);
      await storage.put('users/1/a.webp', content);
      expect(await storage.isEmpty()).toBe(false);
      const found = await read(storage, 'users/1/a.webp');
      expect(found?.bytes.equals(content)).toBe(true);
      expect(found?.size).toBe(200_000);
      expect(await storage.sizeOf('users/1/a.webp')).toBe(200_000);
    });

    it('keeps an empty file', async () => {
      await storage.put('empty', Buffer.alloc(0));
      expect(await read(storage, 'empty')).toEqual({ bytes: Buffer.alloc(0), size: 0 });
      expect(await storage.sizeOf('empty')).toBe(0);
    });

    it('replaces what has the same key', async () => {
      await storage.put('same', Buffer.from('first, and longer'));
      await storage.put('same', Buffer.from('second'));
      expect((await read(storage, 'same'))?.bytes.toString()).toBe('second');
      await storage.putFile('same', await uploaded(Buffer.from('third')));
      expect((await read(storage, 'same'))?.bytes.toString()).toBe('third');
    });

    it('takes over a file of many megabytes', async () => {
      const content = Buffer.alloc(18_000_000, counting(1_000_003));
      await storage.putFile('media/1.mp4', await uploaded(content));
      const found = await read(storage, 'media/1.mp4');
      expect(found?.bytes.equals(content)).toBe(true);
      expect(found?.size).toBe(18_000_000);
    });

    it.each([
      ['the first bytes', { start: 0, end: 9 }, [0, 10]],
      ['some in the middle', { start: 500, end: 749 }, [500, 750]],
      ['the last bytes', { start: 990, end: 999 }, [990, 1000]],
      ['the last byte', { start: 999, end: 999 }, [999, 1000]],
      ['no more than there is', { start: 900, end: 5000 }, [900, 1000]],
    ] as const)('reads a part: %s', async (_, range, [from, to]) => {
      const content = counting(1000);
      await storage.put('parts', content);
      expect(await read(storage, 'parts', range)).toEqual({ bytes: content.subarray(from, to), size: 1000 });
    });

    it('shows one whole file when two are put at once', async () => {
      const contents = ['a', 'b'].map((letter) => letter.repeat(100_000));
      await Promise.all(contents.map((content) => storage.put('race', Buffer.from(content))));
      expect(contents).toContain((await read(storage, 'race'))?.bytes.toString());
    });

    it('keeps what was there when a file cannot be put', async () => {
      await storage.put('kept', Buffer.from('before'));
      for (const key of ['kept', 'not/kept']) {
        await expect(storage.putFile(key, join(uploads, 'missing'))).rejects.toThrow('ENOENT');
      }
      expect((await read(storage, 'kept'))?.bytes.toString()).toBe('before');
      expect(await storage.read('not/kept')).toBeUndefined();
    });

    it('has nothing under a key that was never put, or was removed', async () => {
      await storage.put('gone/file', Buffer.from('x'));
      await storage.remove('gone/file');
      for (const key of ['gone/file', 'never/put']) {
        expect(await storage.read(key)).toBeUndefined();
        expect(await storage.read(key, { start: 0, end: 9 })).toBeUndefined();
        expect(await storage.sizeOf(key)).toBeUndefined();
      }
    });

    it('removes what is not there without a word', async () => {
      await expect(storage.remove('never/put')).resolves.toBeUndefined();
    });
  });
}
