import { describe, expect, it } from 'vitest';
import { faultsIn } from '@/forms/reading';
import { type ProfileDraft, profileDraft, readProfile } from './profileChange';

const me = { loginId: 'sato@example.jp', name: 'Sato Misaki' };
const read = (typed: Partial<ProfileDraft>) => readProfile(me, { ...profileDraft(me), ...typed });
const says = (said: object) => ({ isRight: true, said });
const faultsOf = (typed: Partial<ProfileDraft>) => faultsIn(read(typed));

describe('the change of a profile', () => {
  it('[A-V12] is nothing when nothing was changed', () => {
    expect(read({})).toEqual(says({}));
  });

  it('[A-V12] is nothing when only spaces or the case of a login id were changed', () => {
    expect(read({ loginId: ' Sato@Example.jp ', name: 'Sato Misaki ' })).toEqual(says({}));
  });

  it('[A-V12] says only what was changed', () => {
    expect(read({ name: ' Sato Mai ' })).toEqual(says({ name: 'Sato Mai' }));
    expect(read({ loginId: 'mai@example.jp' })).toEqual(says({ loginId: 'mai@example.jp' }));
    const image = new File(['x'], 'me.png', { type: 'image/png' });
    expect(read({ image })).toEqual(says({ image }));
  });

  it('[A-V12] says a password only when its change was chosen', () => {
    const twice = { password: 'Demo2026!', confirmation: 'Demo2026!' };
    expect(read({ ...twice, changesPassword: true })).toEqual(says({ password: 'Demo2026!' }));
    expect(read(twice)).toEqual(says({}));
  });

  it('is judged where something was touched', () => {
    expect(faultsOf({ loginId: '', name: 'A' })).toEqual({ loginId: 'required', name: 'nameShort' });
    expect(faultsOf({ loginId: 'nobody' })).toEqual({ loginId: 'email' });
    expect(faultsIn(readProfile({ ...me, name: 'A' }, profileDraft({ ...me, name: 'A' })))).toEqual({});
  });

  it('[A-V10] judges the password with its confirmation once its change was chosen, even while it is empty', () => {
    expect(faultsOf({ changesPassword: true, password: 'short' })).toEqual({
      password: 'passwordShort',
      confirmation: 'confirmRequired',
    });
    expect(faultsOf({ changesPassword: true })).toEqual({
      password: 'passwordShort',
      confirmation: 'confirmRequired',
    });
    expect(faultsOf({ password: 'short' })).toEqual({});
  });

  it('[A-V13] takes no picture of another kind', () => {
    expect(faultsOf({ image: new File(['x'], 'me.gif', { type: 'image/gif' }) })).toEqual({ image: 'imageType' });
  });
});
