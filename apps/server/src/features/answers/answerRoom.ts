import { answerLimits } from '@mukae/contract/domain/answer/answer';
import type { Queryable } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { countAnswers } from './answers.repo';

/** A company has only so many answers. Whoever adds some holds the company meanwhile. */
export async function refuseTooManyAnswers(db: Queryable, companyId: number, more: number): Promise<void> {
  if (more > 0 && (await countAnswers(db, companyId)) + more > answerLimits.answers) throw new Refusal('answersFull');
}
