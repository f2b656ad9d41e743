import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { makeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { describe, expect, it } from 'vitest';
import { someSignage } from '../testing/someSignage';
import { changedSignage, hasChanges, logsDeviceOut, valuesOf } from './changedSignage';

const signage: SignageAnswer = { ...someSignage, id: 1, storeId: 3, login_id: 'tokyo1', status: 'Logout' };
const before = { values: valuesOf(signage), characterId: null, isAvatarFilmed: false };
const after = (values: Partial<typeof before.values>) => ({
  ...before,
  values: { ...before.values, ...values },
  image: null,
});

describe('changedSignage', () => {
  it('[O-G03] is empty when nothing changed, by space and case of the login id neither', () => {
    expect(hasChanges(changedSignage(before, after({})))).toBe(false);
    expect(changedSignage(before, after({ name: '1F 総合受付 ', loginId: ' TOKYO1 ' }))).toEqual({});
  });

  it('[O-G03] holds only what changed', () => {
    expect(changedSignage(before, after({ name: '2F 受付' }))).toEqual({ name: '2F 受付' });
    expect(changedSignage(before, after({ width: '1920', height: '1080' }))).toEqual({ width: '1920', height: '1080' });
    const image = new File(['x'], 'place.png', { type: 'image/png' });
    expect(changedSignage(before, { ...after({}), characterId: 2, image })).toEqual({ default_character_id: 2, image });
    expect(changedSignage(before, { ...after({}), isAvatarFilmed: true })).toEqual({ is_avatar_filmed: true });
  });

  it('takes a character back with 0', () => {
    expect(changedSignage({ ...before, characterId: 2 }, after({}))).toEqual({ default_character_id: 0 });
  });

  it('begins without a login id where nobody chose one', () => {
    const values = valuesOf({ ...signage, login_id: makeUpLoginId('0123') });
    expect(values.loginId).toBe('');
    expect(changedSignage({ ...before, values }, { ...after({}), values })).toEqual({});
  });
});

describe('logsDeviceOut', () => {
  it('[O-G04] is true for login id and password alone', () => {
    expect(logsDeviceOut({ login_id: 'tokyo2' })).toBe(true);
    expect(logsDeviceOut({ password: 'Demo2026!' })).toBe(true);
    expect(logsDeviceOut({ name: '2F 受付', storeId: '2' })).toBe(false);
  });
});
