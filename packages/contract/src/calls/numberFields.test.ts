import { describe, expect, it } from 'vitest';
import { faultOf } from '../errors/faults';
import { lengthField } from './numberFields';

const read = (value: unknown) => {
  const parsed = lengthField.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues.map(faultOf);
};

describe('a side of a screen', () => {
  it('[O-V02] [O-K08] is a whole number of 320 to 7680, or its text', () => {
    expect([read(320), read('7680'), read('1080')]).toEqual([320, 7680, 1080]);
    for (const value of [319, '7681', 0]) expect(read(value)).toEqual(['outOfRange']);
    for (const value of ['', '-400', '1e3', 400.5, null, '400px']) expect(read(value)).toEqual(['wrongType']);
  });
});
