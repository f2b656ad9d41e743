import { describe, expect, it } from 'vitest';
import { gestureOfKey, motionKey } from './gestureKeys';
import { type Expression, expressions, motions } from './motions';

describe('the keys of the motion panel', () => {
  it('[O-V60] 1 to 8 are the motions, in their order', () => {
    expect(motions.map(motionKey)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    for (const motion of motions) expect(gestureOfKey(motionKey(motion), 'plain')).toEqual({ motion });
  });

  it('[O-V60] 9 walks through the expressions and begins anew', () => {
    const walked = expressions.reduce<Expression[]>((seen) => {
      const next = gestureOfKey('9', seen.at(-1) ?? 'plain');
      return next && 'expression' in next ? [...seen, next.expression] : seen;
    }, []);
    expect(walked).toEqual([...expressions.slice(1), 'plain']);
  });

  it('[O-V60] other keys mean nothing', () => {
    for (const key of ['0', 'a', 'Enter', '', '10']) expect(gestureOfKey(key, 'plain')).toBeUndefined();
  });
});
