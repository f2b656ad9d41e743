import * as z from 'zod/mini';

export const beginningsAnew = ['reload', 'restart'] as const;
export type BeginningAnew = (typeof beginningsAnew)[number];

/** What an administrator asks of a screen. */
export const screenCommandField = z.discriminatedUnion('is', [
  z.object({ is: z.enum(beginningsAnew) }),
  z.object({ is: z.literal('picture'), pictureId: z.uuid() }),
  /** By its key, as in the draft: also one that is not live yet. */
  z.object({ is: z.literal('showDraft'), draftId: z.number(), templateKey: z.string() }),
]);
export type ScreenCommand = z.output<typeof screenCommandField>;
