import { describe, expect, it } from 'vitest';
import { someDesk } from './testing/someDesk';
import { timing } from './timing';

describe('a free operator', () => {
  it('[D-K02] is rung by the oldest request alone; the others wait, and ring when she is free again', () => {
    const { comes, standsBy, touch, accepts, ends, ringing, shown } = someDesk();
    comes(11);
    standsBy(11);
    for (const signageId of [2, 1, 3]) touch(signageId);
    expect(['r2', 'r1', 'r3'].map(ringing)).toEqual([[11], [], []]);
    expect([2, 1, 3].map(shown)).toEqual(['Calling', 'Crowded', 'Crowded']);
    accepts(11, 'r2');
    expect(['r1', 'r3'].map(ringing)).toEqual([[], []]);
    ends('call of r2');
    expect(['r1', 'r3'].map(ringing)).toEqual([[11], []]);
  });

  it('[D-K02] gets the next request when she declined one, and that one goes to the next operator', () => {
    const { comes, standsBy, touch, declines, ringing, shown } = someDesk([
      { storeId: 1, operatorIds: [] },
      { storeId: 1, operatorIds: [] },
    ]);
    comes(11, 'operator', 1);
    comes(12, 'operator', 2);
    standsBy(11);
    standsBy(12);
    touch(1);
    touch(2);
    expect([ringing('r1'), ringing('r2')]).toEqual([[11], [12]]);
    declines(11, 'r1');
    expect([ringing('r1'), ringing('r2')]).toEqual([[12], [11]]);
    expect([shown(1), shown(2)]).toEqual(['Calling', 'Calling']);
  });

  it('[D-K02] hears of the next visitor before the last one falls silent', () => {
    const { comes, standsBy, touch, declines, news } = someDesk();
    for (const userId of [11, 12]) {
      comes(userId);
      standsBy(userId);
    }
    touch(1);
    touch(2);
    news.splice(0);
    declines(11, 'r1');
    const heard = news.flatMap((one) =>
      (one.type === 'ring' || one.type === 'silence') && one.userIds.includes(11)
        ? [`${one.type} ${one.request.id}`]
        : [],
    );
    expect(heard).toEqual(['ring r2', 'silence r1']);
  });

  it('[D-K02] is missed by one request at a time: the 60 s of the next count from when it rings', () => {
    const { comes, standsBy, touch, passes, ringing, shown } = someDesk();
    comes(11);
    standsBy(11);
    touch(1);
    touch(2);
    passes(timing.ring);
    expect([shown(1), shown(2), ringing('r2')]).toEqual(['Standby', 'Calling', [11]]);
    passes(timing.ring - 1);
    expect(shown(2)).toBe('Calling');
    passes(1);
    expect(shown(2)).toBe('Standby');
  });

  it('[D-K02] of two visitors who touch at the same moment the same one rings until it is answered', () => {
    const { happens, comes, standsBy, ringing } = someDesk();
    comes(11);
    standsBy(11);
    for (const [signageId, requestId] of [
      [1, 'b'],
      [2, 'a'],
    ] as const) {
      happens({ type: 'pressed', signageId, requestId, touchButton: '', peerId: 'page' });
    }
    const rung = [ringing('a'), ringing('b')];
    happens({ type: 'pictured', signageId: 1, requestId: 'b' });
    happens({ type: 'pictured', signageId: 2, requestId: 'a' });
    expect([ringing('a'), ringing('b')]).toEqual(rung);
  });
});
