import { describe, expect, it } from 'vitest';
import { accountCalls } from './accounts';

const { input } = accountCalls.updateUser;
const faultsIn = (fields: object) => input.safeParse(fields).error?.issues.map(({ message }) => message) ?? [];

describe('the name in updateUser', () => {
  it('[O-K03] is that of a person: two characters at least', () => {
    expect(faultsIn({ targetUserId: '1', name: '名' })).toEqual(['nameShort']);
    expect(faultsIn({ name: '名' })).toEqual(['nameShort']);
    expect(faultsIn({ targetUserId: '1', targetId: '1', name: '名' })).toEqual(['nameShort']);
    expect(faultsIn({ targetUserId: '1', name: '名前' })).toEqual([]);
  });

  it('[O-K03] [O-K07] is that of a medium, which may have one, when only a medium is named', () => {
    expect(faultsIn({ targetId: '1', name: '名' })).toEqual([]);
    expect(faultsIn({ targetId: '1', name: '' })).toEqual(['required']);
  });
});
