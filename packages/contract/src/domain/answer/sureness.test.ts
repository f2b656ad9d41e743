import { describe, expect, it } from 'vitest';
import { sureness, verdictOf } from './sureness';

const { usual } = sureness.answersFrom;
const verdict = (...sure: readonly number[]) =>
  verdictOf(
    sure.map((sureness) => ({ sureness })),
    usual,
  );

describe('what is done with a question', () => {
  it('[D-AM02] is to answer it from the chosen sureness on', () => {
    expect(verdict(usual)).toBe('answer');
    expect(verdict(100, 20)).toBe('answer');
    expect(verdict(usual - 1)).toBe('choices');
    expect(verdictOf([{ sureness: 90 }], 95)).toBe('choices');
    expect(verdictOf([{ sureness: 60 }], 60)).toBe('answer');
  });

  it('[D-AM02] is to ask back when another answer is nearly as sure', () => {
    expect(verdict(95, 95 - sureness.ahead + 1)).toBe('choices');
    expect(verdict(95, 95 - sureness.ahead)).toBe('answer');
  });

  it('[D-AM02] is to ask back as long as anything is near, and to call a person when nothing is', () => {
    expect(verdict(5)).toBe('choices');
    expect(verdict()).toBe('handover');
  });
});
