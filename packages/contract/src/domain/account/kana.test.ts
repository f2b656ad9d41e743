import { describe, expect, it } from 'vitest';
import { isHiragana, spacedAsKana } from './kana';

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

  it('[D-E01] has full-width spaces; other scripts keep theirs', () => {
    expect(['さとう みさき', 'さとう　みさき', 'Sato Misaki', 'サトウ ミサキ', ''].map(spacedAsKana)).toEqual([
      'さとう　みさき',
      'さとう　みさき',
      'Sato Misaki',
      'サトウ ミサキ',
      '',
    ]);
  });
});
