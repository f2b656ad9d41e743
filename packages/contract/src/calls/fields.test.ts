import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { faultOf } from '../errors/faults';
import {
  addressField,
  changedKanaField,
  emailField,
  kanaField,
  nameField,
  organizationField,
  phoneField,
  signUpKanaField,
} from './accountFields';
import { flagField, idField, typedLoginIdField } from './fields';

function read(field: z.ZodMiniType, value: unknown): unknown {
  const parsed = field.safeParse(value);
  return parsed.success ? { value: parsed.data } : parsed.error.issues.map(faultOf);
}

const long = (n: number) => 'あ'.repeat(n);

describe('a line of text', () => {
  it.each([
    ['[A-V02] a name', nameField, '', ['requiredInput']],
    ['[A-V02] a name', nameField, ' \u3000 ', ['requiredInput']],
    ['[A-V02] a name', nameField, '迎', ['nameShort']],
    ['[A-V02] a name', nameField, '  迎え  ', { value: '迎え' }],
    ['[D-A22] a name', nameField, long(100), { value: long(100) }],
    ['[D-A22] a name', nameField, long(101), ['tooLong']],
    ['[D-A22] a name', nameField, `ab${'\u0301'.repeat(4000)}`, ['tooLong']],
    ['[D-A22] a name', nameField, 'a\u0000b', ['controlCharacters']],
    ['[A-V03] a reading at sign-up', signUpKanaField, 'た', ['kanaShort']],
    ['[A-V03] a reading at sign-up', signUpKanaField, 'Takahashi', { value: 'Takahashi' }],
    ['[A-E06] a reading', kanaField, 'タカハシ', ['hiraganaOnly']],
    ['[A-E06] a reading', kanaField, 'たかはし', { value: 'たかはし' }],
    ['[D-E01] a reading', kanaField, 'たかはし めぐみ', { value: 'たかはし　めぐみ' }],
    ['[O-U06] a reading', kanaField, ' ', ['required']],
    ['[D-E02] a reading at sign-up', signUpKanaField, '', { value: '' }],
    ['[D-E01] a reading at sign-up', signUpKanaField, 'たかはし めぐみ', { value: 'たかはし　めぐみ' }],
    ['[D-E01] a reading at sign-up', signUpKanaField, 'Takahashi Megumi', { value: 'Takahashi Megumi' }],
    ['[D-E03] a changed reading', changedKanaField, '　', { value: '' }],
    ['[D-E03] a changed reading', changedKanaField, 'た', ['kanaShort']],
    ['[D-E03] a changed reading', changedKanaField, 'タカハシ', ['hiraganaOnly']],
    ['[A-V08] a phone number', phoneField, '123456', ['phoneShort']],
    ['[A-V08] a phone number', phoneField, '1234567', { value: '1234567' }],
    ['[A-V08] an address', addressField, '東', ['addressShort']],
    ['[A-V08] an address', addressField, long(200), { value: long(200) }],
    ['[A-V08] an address', addressField, long(201), ['tooLong']],
    ['[A-V08] an organization', organizationField, '', { value: '' }],
    ['[A-V02] a name', nameField, 5, ['wrongType']],
  ])('%s', (_, field, value, outcome) => {
    expect(read(field, value)).toEqual(outcome);
  });
});

describe('a login id', () => {
  it.each(['', '   '])('[A-V01] [A-V04] is required: %j', (value) => {
    expect(read(typedLoginIdField, value)).toContain('required');
    expect(read(emailField, value)).toContain('required');
  });

  it('[D-A06] is trimmed, and has at most 254 characters', () => {
    expect(read(emailField, ' a@demo.example ')).toEqual({ value: 'a@demo.example' });
    expect(read(typedLoginIdField, 'a'.repeat(254))).toEqual({ value: 'a'.repeat(254) });
    expect(read(typedLoginIdField, 'a'.repeat(255))).toEqual(['tooLong']);
  });

  it.each(['nobody', 'a@b', 'a b@demo.example', 'ａ@demo.example', 'a@demo.example,b@demo.example'])(
    '[A-V04] is no address: %s',
    (value) => {
      expect(read(emailField, value)).toEqual(['email']);
    },
  );
});

describe('ids and flags', () => {
  it('[W-09] an id is a positive whole number, or its text', () => {
    expect(read(idField, 7)).toEqual({ value: 7 });
    expect(read(idField, '7')).toEqual({ value: 7 });
    for (const value of [0, -1, 1.5, '', '07', '1e3', '0x1', ' 7', '9'.repeat(16), null]) {
      expect(read(idField, value)).toEqual(['wrongType']);
    }
  });

  it('[A-E06] a flag is true, false, 1 or 0', () => {
    for (const value of [true, 1, '1', 'true']) expect(read(flagField, value)).toEqual({ value: true });
    for (const value of [false, 0, '0', 'false']) expect(read(flagField, value)).toEqual({ value: false });
    for (const value of ['yes', 2, '', null]) expect(read(flagField, value)).toEqual(['wrongType']);
  });
});
