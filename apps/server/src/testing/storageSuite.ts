import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../platform/storage/storage';

/** What every place for files must hold to. */
export function storageSuite(name: string, make: () => Promise<Storage> | Storage): void {
  const read = async (storage: Storage, key: string) => {
    const content = await storage.read(key);
    return content && buffer(content);
  };

  describe(name, () => {
    it('gives back what was put, byte for byte', async () => {
      const storage = await make();
      const content = Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 256));
      await storage.put('users/1/a.webp', content);
      expect((await read(storage, 'users/1/a.webp'))?.equals(content)).toBe(true);
    });

    it('keeps an empty file', async () => {
      const storage = await make();
      await storage.put('empty', Buffer.alloc(0));
      expect((await read(storage, 'empty'))?.length).toBe(0);
    });

    it('replaces what has the same key', async () => {
      const storage = await make();
      await storage.put('same', Buffer.from('first, and longer'));
      await storage.put('same', Buffer.from('second'));
      expect((await read(storage, 'same'))?.toString()).toBe('second');
    });

    it('shows one whole file when two are put at once', async () => {
      const storage = await make();
      const contents = ['a', 'b'].map((letter) => letter.repeat(100_000));
      await Promise.all(contents.map((content) => storage.put('race', Buffer.from(content))));
      expect(contents).toContain((await read(storage, 'race'))?.toString());
    });

    it('has nothing under a key that was never put, or was removed', async () => {
      const storage = await make();
      await storage.put('gone/file', Buffer.from('x'));
      await storage.remove('gone/file');
      expect(await storage.read('gone/file')).toBeUndefined();
      expect(await storage.read('never/put')).toBeUndefined();
    });

    it('removes what is not there without a word', async () => {
      await expect((await make()).remove('never/put')).resolves.toBeUndefined();
    });
  });
}
