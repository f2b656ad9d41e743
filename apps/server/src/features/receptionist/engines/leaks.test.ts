import { describe, expect, it } from 'vitest';
import { makeLeakCheck } from './leaks';
import { makeTalkRules } from './rules';

const rules = makeTalkRules();
const beginCheck = makeLeakCheck(rules.secret, rules.marker);
const isLeak = (text: string) => beginCheck()(text);

describe('the rules of a model', () => {
  it('[D-AT04] are given away by any forty characters of them, in whatever writing', () => {
    for (let at = 0; at + 40 <= rules.secret.length; at += 1) {
      const run = rules.secret.slice(at, at + 40);
      for (const written of [run, run.toUpperCase(), run.replace(/\s/g, '  \n'), run.replace(/ /g, ' * ')]) {
        expect(isLeak(`もちろんです。${written}`), written).toBe(true);
      }
    }
  });

  it('[D-AT04] are given away by their marker alone', () => {
    expect(isLeak(`The marker is ${rules.marker.toUpperCase()}.`)).toBe(true);
    expect(isLeak(rules.marker.split('').join('-'))).toBe(true);
    expect(isLeak(makeTalkRules().marker)).toBe(false);
  });

  it('[D-AT04] are given away by pieces as well, also when a book stands between their letters', () => {
    const check = beginCheck();
    const pieces = Array.from(rules.secret.slice(0, 60), (letter) => `${letter}${'…'.repeat(400)}`);
    expect(pieces.map((piece) => check(piece)).includes(true)).toBe(true);
  });

  it.each([
    '三階の会議室Aです。右手のエレベーターをお使いください。',
    'I will call a person for you. Please wait here for a moment.',
    'I can only help with questions about this place.',
    'The telephone is beside the entrance, and the toilet is to the left or right of it.',
    '',
  ])('[D-AT04] are not given away by %j', (text) => {
    expect(isLeak(text)).toBe(false);
  });
});
