import { describe, expect, it } from 'vitest';
import { answerGestures } from './answer';
import { phrasingsInCell, phrasingsOfCell, suggestedInCell, suggestedOfCell } from './answerTable';
import { gestureCalled, gestureWords } from './gestureWords';

describe('phrasings in one cell', () => {
  it.each([
    [['トイレはどこ', 'お手洗いを教えて']],
    [['A|B', 'a | b', '|', '||', 'a |', '| b', ' | '.trim(), '||| x || y |']],
    [[]],
  ])('[D-AA04] come back as they were: %j', (phrasings) => {
    expect(phrasingsOfCell(phrasingsInCell(phrasings))).toEqual(phrasings);
  });

  it('[D-AA04] may be written one a line, too', () => {
    expect(phrasingsOfCell('トイレはどこ\r\n お手洗い \n\n 化粧室 | 厠')).toEqual([
      'トイレはどこ',
      'お手洗い',
      '化粧室',
      '厠',
    ]);
  });
});

describe('what a file of answers says in words', () => {
  it('[D-AA04] a gesture is known by its id and by what it is called in either language', () => {
    for (const gesture of answerGestures) {
      for (const name of [gesture, gestureWords.ja[gesture], ` ${gestureWords.en[gesture].toUpperCase()} `]) {
        expect(gestureCalled(name)).toBe(gesture);
      }
    }
    expect([gestureCalled(''), gestureCalled('踊る'), gestureCalled('あ'.repeat(10_000))]).toEqual([
      'plain',
      undefined,
      undefined,
    ]);
  });

  it('[D-AA04] whether an answer is offered is said by a figure or a word', () => {
    expect([true, false].map((flag) => suggestedOfCell(suggestedInCell(flag)))).toEqual([true, false]);
    expect(['YES', 'はい', 'いいえ', '0', 'たぶん'].map(suggestedOfCell)).toEqual([
      true,
      true,
      false,
      false,
      undefined,
    ]);
  });
});
