import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { makeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { someSignage } from '../testing/someSignage';
import { readNewSignage, readSignageChange } from './readSignage';
import { emptySignage, type SignageDraft, signageDraftOf } from './signageFields';

const says = (said: object) => ({ isRight: true, said });

describe('the form of a new signage', () => {
  const filled: SignageDraft = { ...emptySignage, name: '受付', storeId: 3 };
  const faultsOf = (typed: Partial<SignageDraft>) => faultsIn(readNewSignage({ ...filled, ...typed }));

  it('[O-G02] needs a name and a store, but neither login id nor password', () => {
    expect(readNewSignage(filled)).toMatchObject(says({ name: '受付', storeId: 3, width: 1080, height: 1920 }));
    expect(faultsOf({ name: ' ', storeId: null })).toEqual({ name: 'required', storeId: 'required' });
  });

  it('judges a login id and a password once they are written', () => {
    expect(faultsOf({ loginId: 'ab', password: 'short' })).toEqual({
      loginId: 'signageLoginId',
      password: 'passwordShort',
    });
  });

  it('[D-E05] takes a password alone: its login id is made up', () => {
    expect(readNewSignage({ ...filled, password: 'Screen2026!' })).toMatchObject(says({ password: 'Screen2026!' }));
  });

  it('holds the size within its limits, and says of what is no number that it is none', () => {
    expect(faultsOf({ width: 100, height: 7681 })).toEqual({ width: 'outOfRange', height: 'outOfRange' });
    expect(faultsOf({ width: '12x', height: 400.5 })).toEqual({ width: 'wrongType', height: 'wrongType' });
    expect(faultsOf({ width: null, height: -400 })).toEqual({ width: 'required', height: 'outOfRange' });
  });
});

describe('the form of a signage', () => {
  const signage: SignageAnswer = { ...someSignage, id: 1, storeId: 3, loginId: 'tokyo1', status: 'Logout' };
  const read = (typed: Partial<SignageDraft>, of = signage) =>
    readSignageChange(of, { ...signageDraftOf(of), ...typed });

  it('[O-G03] says nothing when nothing changed, by space and case of the login id neither', () => {
    expect(read({})).toEqual(says({}));
    expect(read({ name: '1F 総合受付 ', loginId: ' TOKYO1 ' })).toEqual(says({}));
  });

  it('[O-G03] says only what changed', () => {
    expect(read({ name: '2F 受付' })).toEqual(says({ name: '2F 受付' }));
    expect(read({ width: 1920, height: 1080 })).toEqual(says({ width: 1920, height: 1080 }));
    const image = new File(['x'], 'place.png', { type: 'image/png' });
    expect(read({ characterId: 2, image })).toEqual(says({ characterId: 2, image }));
    expect(read({ isAvatarFilmed: true })).toEqual(says({ isAvatarFilmed: true }));
  });

  it('takes a character back', () => {
    const cast = { ...signage, character: { id: 2, name: 'Kento' } };
    expect(read({ characterId: null }, cast)).toEqual(says({ characterId: null }));
  });

  it('does not let go of a login id', () => {
    expect(faultsIn(read({ loginId: '' }))).toEqual({ loginId: 'required' });
  });

  it('[D-E05] begins without a login id where nobody chose one, and takes a password alone', () => {
    const paired = { ...signage, loginId: makeUpLoginId('0123') };
    expect(signageDraftOf(paired).loginId).toBe('');
    expect(read({}, paired)).toEqual(says({}));
    expect(read({ password: 'Screen2026!' }, paired)).toEqual(says({ password: 'Screen2026!' }));
  });
});
