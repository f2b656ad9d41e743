import * as z from 'zod/mini';
import { expressions, motions } from '../domain/avatar/motions';
import { sights } from '../domain/call/sight';

const gesture = z.union([
  z.strictObject({ motion: z.enum(motions) }),
  z.strictObject({ expression: z.enum(expressions) }),
]);
/** What the operator has her avatar do, beside its frames. */
export type Gesture = z.output<typeof gesture>;

/** What the two pages of a call tell each other about what the visitor sees, without the server. */
const avatarMessage = z.union([
  gesture,
  z.strictObject({ sight: z.enum(sights) }),
  /** Whether a picture of the operator's screen stands on the signage. */
  z.strictObject({ isScreenSeen: z.boolean() }),
]);
export type AvatarMessage = z.output<typeof avatarMessage>;

/** Undefined for what a newer page may say, and for nonsense. */
export function readAvatarMessage(text: string): AvatarMessage | undefined {
  try {
    return avatarMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
