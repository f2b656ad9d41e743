import { spokenSound } from '@mukae/contract/domain/hearing/spokenSound';
import { describe, expect, it } from 'vitest';
import { heardText } from './heardText';

const seconds = (count: number) => new Float32Array(count * spokenSound.rate);

describe('what a recogniser says', () => {
  it.each([
    [' 売り場は\n どこですか。 ', '売り場は どこですか。'],
    ['Where is the restroom?', 'Where is the restroom?'],
    ['<|ja|>会議室はどこですか', '会議室はどこですか'],
    ['(咳払い) すみません', 'すみません'],
    ['3階', '3階'],
  ])('[D-AH03] %j is %j', (said, shown) => {
    expect(heardText(said, seconds(2))).toBe(shown);
  });

  it.each([
    '',
    ' 。',
    '...',
    '[BLANK_AUDIO]',
    '(音楽)',
    '♪〜',
    'ご視聴ありがとうございました。',
    'Thank you for watching!',
    '\u0000\u200b',
  ])('[D-AH07] %j is nothing that somebody said', (said) => {
    expect(heardText(said, seconds(2))).toBe('');
  });

  it('[D-AH07] is nonsense when nobody could have said so much in that time', () => {
    expect(heardText('あ'.repeat(100), seconds(2))).toBe('');
    expect(heardText('あ'.repeat(10_000_000), seconds(2))).toBe('');
    expect(heardText('あ'.repeat(70), seconds(2))).toHaveLength(70);
  });
});
