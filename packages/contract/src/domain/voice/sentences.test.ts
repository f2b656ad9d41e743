import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breathsOf, sentencesOf } from './sentences';

describe('sentences', () => {
  it.each([
    ['こんにちは。元気？はい！', ['こんにちは。', '元気？', 'はい！']],
    ['「どうぞ。」と言う', ['「どうぞ。」', 'と言う']],
    ['一行目\n二行目', ['一行目', '二行目']],
    ['Hello. It is 3.5 km! Ask Mr. Smith.', ['Hello.', 'It is 3.5 km!', 'Ask Mr. Smith.']],
    ['', []],
    ['\n\n', []],
  ])('[D-AV05] %j is %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('breaths', () => {
  it('[D-AV05] a long sentence is parted at its commas, then at its spaces, then anywhere', () => {
    expect(breathsOf('あいう、えおか、きくけ。こ', 8)).toEqual(['あいう、えおか、', 'きくけ。', 'こ']);
    expect(breathsOf('one two three four', 8)).toEqual(['one two', 'three', 'four']);
    expect(breathsOf('あ'.repeat(20), 8).map(({ length }) => length)).toEqual([8, 8, 4]);
  });

  it('[D-AV05] none is too long, and nothing is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('あ', '、', '。', ' ', 'a', '𠮷', '!', '\n'), maxLength: 400 }),
        (text) => {
          const breaths = breathsOf(text, 20);
          for (const breath of breaths) expect(breath.length).toBeLessThanOrEqual(20);
          expect(breaths.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        },
      ),
    );
  });
});
