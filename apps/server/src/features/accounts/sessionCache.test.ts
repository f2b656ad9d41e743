import { beforeEach, describe, expect, it } from 'vitest';
import { type KnownSession, SessionCache } from './sessionCache';

const known = (tokenHash: string, userId: number): KnownSession => ({
  session: {
    tokenHash,
    userId,
    kind: 'ordinary',
    reservationId: null,
    startsAt: new Date(0),
    seenAt: new Date(0),
    expiresAt: new Date(0),
  },
  person: {
    userId,
    companyId: 1,
    storeId: null,
    characterId: null,
    role: 'operator',
    loginId: `${userId}@demo.example`,
    name: '佐藤 美咲',
    kana: '',
    phone: '',
    address: '',
    picture: null,
    channelId: null,
    subjectName: '',
    version: 1,
  },
});

let cache: SessionCache;

beforeEach(() => {
  cache = new SessionCache();
  cache.listening();
  for (const read of [known('a', 1), known('b', 1), known('c', 2)]) cache.remember(read, cache.asOf);
});

const remembered = () => ['a', 'b', 'c'].filter((tokenHash) => cache.get(tokenHash));

describe('remembered sessions', () => {
  it('[D-A14] are forgotten one by one, or all of a user', () => {
    cache.changed('session a');
    expect(remembered()).toEqual(['b', 'c']);
    cache.changed('user 1');
    expect(remembered()).toEqual(['c']);
  });

  it('[D-A14] are none while changes cannot be heard', () => {
    cache.lost();
    expect(remembered()).toEqual([]);
    cache.remember(known('a', 1), cache.asOf);
    expect(remembered()).toEqual([]);
    cache.listening();
    expect(remembered()).toEqual([]);
  });

  it.each([
    ['the session', 'session d'],
    ['its user', 'user 3'],
  ])('[D-A14] do not begin with what was read before %s changed', (_, change) => {
    const { asOf } = cache;
    const read = known('d', 3);
    cache.changed(change);
    cache.remember(read, asOf);
    expect(cache.get('d')).toBeUndefined();
    cache.remember(read, cache.asOf);
    expect(cache.get('d')).toBe(read);
  });
});
