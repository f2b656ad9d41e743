import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { accountCalls } from './accounts';
import { mediaCalls } from './media';

const faultsIn = (input: z.ZodMiniType, fields: object) =>
  input.safeParse(fields).error?.issues.map(({ message }) => message) ?? [];

describe('the name in updateUser', () => {
  it('[O-K03] is that of a person: two characters at least', () => {
    const { input } = accountCalls.changeUser;
    expect(faultsIn(input, { targetUserId: '1', name: '名' })).toEqual(['nameShort']);
    expect(faultsIn(input, { name: '名' })).toEqual(['nameShort']);
    expect(faultsIn(input, { targetUserId: '1', name: '名前' })).toEqual([]);
  });

  it('[O-K03] [O-K07] is that of a medium, which may have one, when only a medium is named', () => {
    const { input } = mediaCalls.renameMedia;
    expect(faultsIn(input, { targetId: '1', name: '名' })).toEqual([]);
    expect(faultsIn(input, { targetId: '1', name: '' })).toEqual(['required']);
  });
});
