import { describe, expect, it } from 'vitest';
import { talkedMs, waitedMs } from './waitingAndTalking';

describe('waiting', () => {
  it('[O-L60] ends when somebody answers', () => {
    expect(waitedMs({ pressedAt: 1000, acceptedAt: 9000, endedAt: 60_000 })).toBe(8000);
  });

  it('[O-L60] ends with the request when nobody does', () => {
    expect(waitedMs({ pressedAt: 1000, acceptedAt: null, endedAt: 61_000 })).toBe(60_000);
  });

  it('[O-L60] is none where nobody touched anything', () => {
    expect(waitedMs({ pressedAt: null, acceptedAt: 1000, endedAt: 2000 })).toBeNull();
  });
});

describe('talking', () => {
  it('[O-L60] counts from the first sound or picture to the end', () => {
    expect(talkedMs({ kind: 'entered', connectedAt: 10_000, endedAt: 70_000 })).toBe(60_000);
  });

  it('[O-L60] is none where nothing ever arrived', () => {
    expect(talkedMs({ kind: 'reception', connectedAt: null, endedAt: 70_000 })).toBeNull();
  });

  it('[O-L60] is none where somebody only looked', () => {
    expect(talkedMs({ kind: 'monitoring', connectedAt: 10_000, endedAt: 70_000 })).toBeNull();
  });
});
