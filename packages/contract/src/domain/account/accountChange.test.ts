import { describe, expect, it } from 'vitest';
import { changesWayIn, logsUserOut } from './accountChange';

describe('a change of an account', () => {
  it('[A-S14] [O-U11] [O-G04] needs the current password for login id and password, and for nothing else', () => {
    expect(changesWayIn({ loginId: 'mai@example.jp' })).toBe(true);
    expect(changesWayIn({ password: '' })).toBe(true);
    expect(changesWayIn({ role: 'operator', storeId: null })).toBe(false);
    expect(changesWayIn({ loginId: undefined, password: undefined })).toBe(false);
  });

  it('[O-U10] logs out whose way in, role or place changes, also to none', () => {
    for (const change of [{ loginId: 'mai@example.jp' }, { password: '' }, { role: 'operator' }, { storeId: null }]) {
      expect(logsUserOut(change)).toBe(true);
    }
    expect(logsUserOut({})).toBe(false);
  });
});
