import { describe, expect, it } from 'vitest';
import { acceptsOffer } from './acceptsOffer';

describe('what she offers', () => {
  it.each([
    'はい',
    'お願いします',
    'はい、お願いします。',
    'じゃあ呼んでください',
    'ええ',
    'Yes',
    'Yes, please.',
    'OK',
  ])('[D-AT05] is accepted with %j', (text) => {
    expect(acceptsOffer(text)).toBe(true);
  });

  it.each([
    'いいえ',
    'はい、駐車場はどこですか',
    'タクシーを呼んでください',
    'すみません',
    'No',
    'Yes, where is the exit?',
    '',
  ])('[D-AT05] is not accepted with %j', (text) => {
    expect(acceptsOffer(text)).toBe(false);
  });
});
