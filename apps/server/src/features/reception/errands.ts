import { type ErrorName, errorCodes } from '@mukae/contract/errors/codes';
import { z } from 'zod';
import { isDatabaseAway } from '#platform/db/failures';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import type { DeskErrand } from './companyDesk';
import type { WriteDeed } from './deeds';
import { DeskMoved } from './deskMoved';
import type { HeldDesk } from './heldDesk';

/** What became of an errand. */
export const errandOutcome = z.discriminatedUnion('is', [
  /** Everything of it is told up to this number of the line. */
  z.object({ is: z.literal('done'), told: z.number() }),
  z.object({
    is: z.literal('refused'),
    error: z.custom<ErrorName>((name) => typeof name === 'string' && name in errorCodes),
  }),
  /** The desk is not held there. */
  z.object({ is: z.literal('moved') }),
]);
export type ErrandOutcome = z.output<typeof errandOutcome>;

export async function runErrand(desk: HeldDesk, errand: DeskErrand, writeDeed: WriteDeed): Promise<number> {
  if (errand.is === 'judge') {
    await desk.judge(errand.events);
    return 0;
  }
  const { event, deed } = errand;
  const { companyId } = desk;
  return desk.happen(event, deed && ((tx, isNew, before) => writeDeed(tx, deed, { companyId, isNew, desk: before })));
}

/** For a node that asked. */
export async function outcomeOf(run: () => Promise<number>, log: Logger): Promise<ErrandOutcome> {
  try {
    return { is: 'done', told: await run() };
  } catch (failure) {
    if (failure instanceof DeskMoved) return { is: 'moved' };
    if (failure instanceof Refusal) return { is: 'refused', error: failure.error };
    log.warn({ err: failure }, 'what another node asked for failed');
    return { is: 'refused', error: isDatabaseAway(failure) ? 'unavailable' : 'unknownError' };
  }
}
