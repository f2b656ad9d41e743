import { describe, expect, it } from 'vitest';
import { asksAgain } from './asksAgain';

describe('the wish to hear it once more', () => {
  it.each([
    'もう一度言ってください',
    'もう一回',
    'すみません、もう一度お願いします',
    'もう一度ゆっくり言ってもらえますか',
    '聞こえません',
    'よく聞こえませんでした。',
    '聞き取れなかったです',
    '今なんて言いましたか？',
    '繰り返してください',
    'Once more, please.',
    'Pardon?',
    'Could you say that again?',
    'Sorry, can you repeat that please?',
    "I didn't catch that.",
    'I can’t hear you',
    'What did you say?',
  ])('[D-AS08] is heard in %j', (text) => {
    expect(asksAgain(text)).toBe(true);
  });

  it.each([
    'もう一度トイレの場所を教えてください',
    '駐車券をもう一枚ください',
    'もう一度入場できますか',
    '館内放送が聞こえません',
    '補聴器はありますか、聞こえないので',
    'Can I enter again?',
    'Where can I repeat the course?',
    'What was that building?',
    'はい',
    '',
  ])('[D-AS08] is not heard in %j', (text) => {
    expect(asksAgain(text)).toBe(false);
  });
});
