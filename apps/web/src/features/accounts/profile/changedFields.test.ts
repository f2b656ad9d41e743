import { describe, expect, it } from 'vitest';
import { changedFields, hasChanges, needsCurrentPassword } from './changedFields';

const before = { loginId: 'sato@example.jp', name: 'Sato Misaki' };
const same = { ...before, password: null, image: null };

describe('changedFields', () => {
  it('is empty when nothing changed', () => {
    expect(changedFields(before, same)).toEqual({});
    expect(hasChanges(changedFields(before, same))).toBe(false);
  });

  it('does not take space or case of a login id for a change', () => {
    expect(changedFields(before, { ...same, loginId: ' Sato@Example.jp ', name: 'Sato Misaki ' })).toEqual({});
  });

  it('holds only what changed', () => {
    expect(changedFields(before, { ...same, name: ' Sato Mai ' })).toEqual({ name: 'Sato Mai' });
    expect(changedFields(before, { ...same, loginId: 'mai@example.jp' })).toEqual({ login_id: 'mai@example.jp' });
  });

  it('holds the password once its change was chosen, even while it is empty', () => {
    expect(changedFields(before, { ...same, password: '' })).toEqual({ password: '' });
  });

  it('holds a new picture', () => {
    const image = new File(['x'], 'me.png', { type: 'image/png' });
    expect(changedFields(before, { ...same, image })).toEqual({ image });
  });
});

describe('needsCurrentPassword', () => {
  it('asks for login id and password, not for name and picture', () => {
    expect(needsCurrentPassword({ login_id: 'mai@example.jp' })).toBe(true);
    expect(needsCurrentPassword({ password: 'Demo2026!' })).toBe(true);
    expect(needsCurrentPassword({ name: 'Sato Mai', image: new File([], 'me.png') })).toBe(false);
  });
});
