import { describe, expect, it } from 'vitest';
import { foresightOf } from './foresight';

const question = { meaning: 'question', verdict: 'answer', hasModel: false, callsWithoutAnswers: false } as const;

describe('what the receptionist would do', () => {
  it.each([
    [{}, 'answer'],
    [{ verdict: 'choices' }, 'choices'],
    [{ verdict: 'handover' }, 'offer'],
    [{ verdict: 'handover', callsWithoutAnswers: true }, 'person'],
    [{ hasModel: true }, 'outside'],
    [{ meaning: 'angry', hasModel: true }, 'person'],
    [{ meaning: 'person' }, 'person'],
    [{ meaning: 'forbidden' }, 'reply'],
    [{ meaning: 'thanks', hasModel: true }, 'reply'],
    [{ meaning: 'goodbye' }, 'reply'],
  ] as const)('[D-AA02] with words that are %j: %s', (words, foreseen) => {
    expect(foresightOf({ ...question, ...words })).toBe(foreseen);
  });
});
