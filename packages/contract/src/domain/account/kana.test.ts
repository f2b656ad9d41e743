import { describe, expect, it } from 'vitest';
import { isHiragana } from './kana';

describe('kana', () => {
  it.each(['さとう', 'さとう　みさき', 'ゔぁいおりん', 'らーめん', 'っゃゅょ'])('%s is hiragana', (text) => {
    expect(isHiragana(text)).toBe(true);
  });

  it.each(['', 'サトウ', '佐藤', 'sato', 'さとうA', 'さとう1', 'さとう・みさき', 'ｻﾄｳ', 'さとう\n'])(
    '%j is not',
    (text) => {
      expect(isHiragana(text)).toBe(false);
    },
  );
});
