import { faults } from '@mukae/contract/errors/faults';
import { describe, expect, it } from 'vitest';
import { signageFaults } from './signageFaults';

const values = { name: '受付', storeId: '3', loginId: '', password: '', width: '1080', height: '1920' };
const found = (changes: Partial<typeof values>, mayLackLoginId = true) =>
  signageFaults({ ...values, ...changes }, { mayLackLoginId, language: 'ja' });

describe('signageFaults', () => {
  it('[O-G02] needs a name and a store, but neither login id nor password', () => {
    expect(found({})).toEqual({});
    expect(found({ name: ' ', storeId: '' })).toEqual({ name: faults.required.ja, storeId: faults.required.ja });
  });

  it('judges a login id and a password once they are written', () => {
    expect(found({ loginId: 'ab', password: 'short' })).toEqual({
      loginId: faults.signageLoginId.ja,
      password: faults.passwordShort.ja,
    });
  });

  it('wants a login id with a password: one that was made up cannot be typed', () => {
    expect(found({ password: 'Screen2026!' })).toEqual({ loginId: faults.required.ja });
  });

  it('does not let go of a login id', () => {
    expect(found({}, false)).toEqual({ loginId: faults.required.ja });
  });

  it('holds the size within its limits', () => {
    expect(found({ width: '100', height: '' })).toEqual({
      width: faults.outOfRange.ja,
      height: faults.wrongType.ja,
    });
  });
});
