import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isShownInPlace } from './codes';
import { errors } from './errors';
import { faultOf } from './faults';
import { vrmFaults } from './vrmFaults';

describe('an error', () => {
  it('[A-S12] of 100 and above is shown in place, a lower one in the banner', () => {
    expect(isShownInPlace(errors.wrongCurrentPassword.code)).toBe(true);
    expect(isShownInPlace('SVER-100')).toBe(true);
    expect(isShownInPlace(errors.unknownError.code)).toBe(false);
    expect(isShownInPlace('SVER-01')).toBe(false);
    expect(isShownInPlace('SVER-Unexpected')).toBe(false);
    expect(isShownInPlace('')).toBe(false);
  });
});

describe('a limit', () => {
  it.each(['ja', 'en'] as const)('[S-02] [S-03] is named in the text of its error (%s)', (language) => {
    for (const part of ['1,000', '2', '20,000']) expect(errors.csvTooLarge.text[language]).toContain(part);
    for (const part of ['5,000', '1,000', '256']) expect(vrmFaults.vrmTooComplex[language]).toContain(part);
  });
});

describe('what is wrong with a field', () => {
  const faultIn = (schema: z.ZodMiniType, value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? 'nothing' : parsed.error.issues.map(faultOf);
  };

  it('is the name that its schema gave it', () => {
    expect(faultIn(z.string().check(z.minLength(1, 'required')), '')).toEqual(['required']);
  });

  it('[W-09] has a name of its own otherwise', () => {
    expect(faultIn(z.strictObject({}), { extra: 1 })).toEqual(['unknownField']);
    expect(faultIn(z.string().check(z.maxLength(1)), 'ab')).toEqual(['tooLong']);
    expect(faultIn(z.string(), 1)).toEqual(['wrongType']);
    expect(faultIn(z.string().check(z.minLength(1, 'toString')), '')).toEqual(['wrongType']);
  });
});
