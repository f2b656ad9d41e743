import { expect, it } from 'vitest';
import { makeLeakCheck } from './leaks';
import { makeTalkRules } from './rules';
import { makeSpokenAnswer } from './spokenAnswer';
import type { TalkRequest } from './talkEngine';

const rules = makeTalkRules();
const beginLeakCheck = makeLeakCheck(rules.secret, rules.marker);
const request: TalkRequest = {
  question: '会議室はどこですか',
  language: 'ja',
  said: [],
  known: [],
  place: {
    company: '青葉ホーム株式会社',
    store: '渋谷店',
    hours: '9:00〜18:00',
    now: new Date('2026-11-16T00:00:00Z'),
  },
};

/** What is said of an answer that comes in these pieces; what cannot be said is nothing. */
function spoken(pieces: readonly string[]): string {
  const answer = makeSpokenAnswer(request, beginLeakCheck());
  try {
    return [...pieces.flatMap(answer.take), ...answer.rest()].join('');
  } catch {
    return '';
  }
}

/** The quickest of three: what else the machine does makes none quicker. */
const timeOf = (read: () => unknown): number => {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    read();
    return performance.now() - began;
  });
  return Math.min(...times);
};

const shapes = ['普通の長さの文です。', 'はい。', '[', 'a', '<style', '「', ' ', '1 ', '<think>', '\u0301\u0316'];

it.each([10_000, 200_000].flatMap((length) => shapes.map((shape) => [length, shape] as const)))(
  '[D-AT03] [S-05] an answer of %i characters in one piece takes no longer than a hundred ordinary ones: %j',
  (length, shape) => {
    const ordinary = ['会議室は三階です。', '右手のエレベーターをお使いください。', 'お気をつけてどうぞ。'];
    const hundred = timeOf(() => Array.from({ length: 100 }, () => spoken(ordinary)));
    const long = shape.repeat(length / shape.length);
    expect(timeOf(() => spoken([long]))).toBeLessThan(hundred);
    expect(spoken([long]).length).toBeLessThanOrEqual(600);
  },
);

it('[D-AT03] an answer is said up to the last sentence that is short enough, in whatever pieces it comes', () => {
  const long = '普通の長さの文です。'.repeat(1000);
  const said = '普通の長さの文です。'.repeat(60);
  expect(spoken([long])).toBe(said);
  expect(spoken(Array.from(long))).toBe(said);
});
