import { LRUCache } from 'lru-cache';
import type { Spoken } from './spoken';

interface LineMemory {
  /** As it was spoken before; or spoken now, once for all who ask meanwhile. */
  recall(key: string, speak: () => Promise<Spoken>): Promise<{ spoken: Spoken; isRemembered: boolean }>;
}

/** Of memory, for what was spoken lately: some ten minutes of speech. */
const mostBytes = 32 * 1024 * 1024;
const bytesOfViseme = 64;

const bytesOf = ({ sound, visemes }: Spoken): number => sound.length + visemes.length * bytesOfViseme;

export function makeLineMemory(maxSize = mostBytes): LineMemory {
  const known = new LRUCache<string, Spoken>({ maxSize, sizeCalculation: bytesOf });
  const underWay = new Map<string, Promise<Spoken>>();

  async function spokenNow(key: string, speak: () => Promise<Spoken>): Promise<Spoken> {
    try {
      const spoken = await speak();
      known.set(key, spoken);
      return spoken;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async recall(key, speak) {
      const remembered = known.get(key);
      if (remembered) return { spoken: remembered, isRemembered: true };
      const running = underWay.get(key);
      if (running) return { spoken: await running, isRemembered: true };
      const now = spokenNow(key, speak);
      underWay.set(key, now);
      return { spoken: await now, isRemembered: false };
    },
  };
}
