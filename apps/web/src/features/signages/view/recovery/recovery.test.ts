import { beforeEach, describe, expect, it } from 'vitest';
import { noteFailure } from './failures';
import { reloadPause } from './reloadPause';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => kept.clear());

describe('a page that fails', () => {
  it('[O-L43] waits longer each time, and never longer than ten seconds', () => {
    expect([0, 1, 2, 3, 4, 40].map(reloadPause)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('[O-L43] counts what happens in a row, and forgets it once it has been well for a minute', () => {
    expect(noteFailure(storage, 1_000_000)).toBe(0);
    expect(noteFailure(storage, 1_003_000)).toBe(1);
    expect(noteFailure(storage, 1_008_000)).toBe(2);
    expect(noteFailure(storage, 1_068_000)).toBe(0);
  });
});
