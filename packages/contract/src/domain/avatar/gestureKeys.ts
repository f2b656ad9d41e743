import { type Expression, expressions, type Motion, motions } from './motions';

/** What a key has the avatar do. */
type KeyGesture = { motion: Motion } | { expression: Expression };

/** 1 for the first motion, and so on. */
export const motionKey = (motion: Motion): string => String(motions.indexOf(motion) + 1);

/** The key after the motions: how the avatar feels, one after the other. */
export const expressionKey = String(motions.length + 1);

const nextExpression = (now: Expression): Expression =>
  expressions[(expressions.indexOf(now) + 1) % expressions.length] ?? now;

/** Undefined for keys that mean nothing here. */
export function gestureOfKey(key: string, expression: Expression): KeyGesture | undefined {
  if (key === expressionKey) return { expression: nextExpression(expression) };
  const motion = motions.find((each) => motionKey(each) === key);
  return motion && { motion };
}
