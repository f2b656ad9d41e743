import { describe, expect, it } from 'vitest';
import { passwordFault, passwordRules, passwordSymbols } from './password';

describe('a password', () => {
  it.each([
    ['8 characters', 'Abcdef1!'],
    ['128 characters', `Aa1${'x'.repeat(125)}`],
    ['three kinds without a symbol', 'Abcdefg1'],
    ['three kinds without a digit', 'Abcdefg!'],
    ['three kinds without a small letter', 'ABCDEF1!'],
    ['three kinds without a capital', 'abcdef1!'],
    ['every symbol', `Aa1${passwordSymbols}`],
  ])('[A-V05] [A-V06] [A-V07] of %s is fine', (_, password) => {
    expect(passwordFault(password)).toBeNull();
  });

  it.each([
    ['[A-V05]', 'nothing', '', 'passwordShort'],
    ['[A-V05]', '7 characters', 'Abcde1!', 'passwordShort'],
    ['[A-V05]', '129 characters', `Aa1${'x'.repeat(126)}`, 'passwordLong'],
    ['[A-V06]', 'one kind', 'abcdefgh', 'passwordKinds'],
    ['[A-V06]', 'two kinds', 'abcdefg1', 'passwordKinds'],
    ['[A-V06]', 'two kinds and a symbol that does not count', 'abcdefg1$', 'passwordKinds'],
    ['[A-V07]', 'a symbol that is not allowed', 'Abcdef1$', 'passwordSymbols'],
    ['[A-V07]', 'a space', 'Abcdef 1', 'passwordSymbols'],
    ['[A-V07]', 'full-width letters', 'Ａbcdefg1A', 'passwordSymbols'],
    ['[A-V07]', 'full-width symbols', 'Abcdefg1！', 'passwordSymbols'],
    ['[A-V07]', 'kana', 'Abcdefg1あ', 'passwordSymbols'],
    ['[A-V07]', 'a line break at its end', 'Abcdefg1\n', 'passwordSymbols'],
  ])('%s of %s is not', (_id, _kind, password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  it.each(['"', '$', "'", '(', ')', ',', ':', ';', '[', '\\', ']', '`', '{', '|', '}'])(
    '[A-V07] may not hold %s',
    (symbol) => {
      expect(passwordFault(`Abcdefg1${symbol}`)).toBe('passwordSymbols');
    },
  );

  it('[A-V06] shows which rules it meets while it is typed', () => {
    expect(passwordRules('')).toEqual({ length: false, kinds: false, symbols: false });
    expect(passwordRules('Ab1')).toEqual({ length: false, kinds: true, symbols: true });
    expect(passwordRules('abcdefgh')).toEqual({ length: true, kinds: false, symbols: true });
    expect(passwordRules('Abcdefg1$')).toEqual({ length: true, kinds: true, symbols: false });
  });
});
