import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { phrasingsBeside } from '@mukae/contract/domain/answer/phrasings';
import { type Changed, changed } from '@mukae/contract/domain/change/changed';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { answerChangesInWords, type WrittenAnswer } from './answerInWords';
import { holdAnswers, type KeptAnswer, removeAnswer, saveAnswer } from './answers.repo';
import type { FindPair } from './findPair';
import { countForAnother } from './given.repo';

export type MergeAnswers = (principal: LoggedIn, pair: { targetId: number; otherId: number }) => Promise<void>;

interface Dependencies {
  db: Database;
  audit: Audit;
  findPair: FindPair;
  /** What visitors asked belongs to another answer. */
  giveAskedTo: (tx: Transaction, answerId: number, anotherId: number) => Promise<unknown>;
}

/** Whatever was understood as either is understood as the one that stays, as far as there is room for it. */
function changeBy(answer: KeptAnswer, other: KeptAnswer): Changed<WrittenAnswer> {
  const questionEn = answer.questionEn || other.questionEn;
  const english = other.questionEn === questionEn ? [] : [other.questionEn].filter((text) => text !== '');
  const all = [...answer.phrasings, other.question, ...other.phrasings, ...english];
  const phrasings = phrasingsBeside(answer.question, all).slice(0, answerLimits.phrasings);
  return changed(answer, { questionEn, phrasings });
}

export const makeMergeAnswers =
  ({ db, audit, findPair, giveAskedTo }: Dependencies): MergeAnswers =>
  async (principal, pair) => {
    const { companyId } = await findPair(principal, pair);
    await db.transaction(async (tx) => {
      const held = await holdAnswers(tx, [pair.targetId, pair.otherId]);
      const answer = held.find(({ id }) => id === pair.targetId);
      const other = held.find(({ id }) => id === pair.otherId);
      if (!answer || !other) throw new Refusal('notFound');
      const change = changeBy(answer, other);
      await saveAnswer(tx, answer.id, change, answer.version);
      await countForAnother(tx, other.id, answer.id);
      await giveAskedTo(tx, other.id, answer.id);
      // What it was to be kept apart from goes with it.
      await removeAnswer(tx, other.id);
      await audit.record(tx, principal.person, { companyId, action: 'answer.deleted', subject: other.question });
      await audit.record(tx, principal.person, {
        companyId,
        action: 'answer.changed',
        subject: answer.question,
        changes: answerChangesInWords(answer, change),
      });
    });
  };
