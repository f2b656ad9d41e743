import { describe, expect, it } from 'vitest';
import { isPeerId, makePeerId } from './peerId';

/** All bytes in turn, beginning with one that chooses no character. */
function countingBytes(): (count: number) => Uint8Array {
  let next = 63;
  return (count) => Uint8Array.from({ length: count }, () => next++);
}

describe('the id of a peer', () => {
  it('[O-C22] is 16 characters of letters, digits and hyphen', () => {
    const randomBytes = countingBytes();
    for (let made = 0; made < 100; made += 1) expect(isPeerId(makePeerId(randomBytes))).toBe(true);
  });

  it('[O-C22] uses every character equally often', () => {
    const randomBytes = countingBytes();
    const ids = Array.from({ length: 63 * 4 }, () => makePeerId(randomBytes)).join('');
    const counts = new Map<string, number>();
    for (const character of ids) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(63);
    expect(new Set(counts.values())).toEqual(new Set([64]));
  });

  it.each(['', 'abcdefghijklmno', 'abcdefghijklmnopq', 'abcdefghijklmno_', 'abcdefghijklmno\n', 'あbcdefghijklmnop'])(
    '[O-C22] %j is none',
    (text) => expect(isPeerId(text)).toBe(false),
  );
});
