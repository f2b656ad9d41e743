import type { InputOf } from '@mukae/contract/calls/call';
import { answerFields, type companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { phrasingsBeside } from '@mukae/contract/domain/answer/phrasings';
import { type Changed, changed } from '@mukae/contract/domain/change/changed';
import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import { type MediaLibrary, mediumName } from '#features/media';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { violatesForeignKey } from '#platform/db/failures';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import { answerChangesInWords, type WrittenAnswer } from './answerInWords';
import { refuseTooManyAnswers } from './answerRoom';
import { findAnswer, insertAnswers, type KeptAnswer, removeAnswer, saveAnswer } from './answers.repo';

type NewAnswer = InputOf<typeof companyAnswerCalls.addAnswer>;
type WantedAnswer = InputOf<typeof companyAnswerCalls.updateAnswer>;

export interface AnswerChanges {
  add(principal: LoggedIn, wanted: NewAnswer, noteAdded: NoteAdded): Promise<number>;
  change(principal: LoggedIn, wanted: WantedAnswer): Promise<void>;
  remove(principal: LoggedIn, id: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  library: Pick<MediaLibrary, 'find'>;
}

/** Somebody deleted the picture while it was chosen. */
const whenPictureGoes = (failure: unknown): never => {
  throw violatesForeignKey(failure, 'answers_picture_id_media_id_fk') ? new Refusal('notFound') : failure;
};

/** With another question there may be other phrasings that only repeat it. */
function changeOf(answer: KeptAnswer, wanted: Omit<WantedAnswer, 'id' | 'seenVersion'>): Changed<WrittenAnswer> {
  const { question = answer.question, phrasings = answer.phrasings, ...others } = wanted;
  return changed(answer, { ...others, question, phrasings: phrasingsBeside(question, phrasings) }, answerFields);
}

export function makeAnswerChanges({ db, clock, audit, library }: Dependencies): AnswerChanges {
  async function find(principal: LoggedIn, id: number): Promise<KeptAnswer> {
    const answer = await findAnswer(db, reachOf(principal, 'answer.manage'), id);
    if (!answer) throw new Refusal('notFound');
    return answer;
  }

  async function refuseOtherPicture(principal: LoggedIn, companyId: number, id: number | null = null): Promise<void> {
    if (id === null) return;
    const medium = await library.find(principal, id);
    if (medium.companyId !== companyId || medium.kind === 'mp4') throw new Refusal('notFound');
  }

  async function namesOfPictures(ids: readonly (number | null)[]): Promise<(id: number | null) => string> {
    const names = new Map<number | null, string>();
    for (const id of ids) names.set(id, await mediumName(db, id));
    return (id) => names.get(id) ?? '';
  }

  return {
    async add(principal, { companyId: named, phrasings = [], ...written }, noteAdded) {
      const companyId = await companyIn(db, reachOf(principal, 'answer.manage', named));
      await refuseOtherPicture(principal, companyId, written.pictureId);
      const { question } = written;
      const answer = { ...written, companyId, phrasings: phrasingsBeside(question, phrasings), createdAt: clock.now() };
      return db
        .transaction(async (tx) => {
          await holdCompany(tx, companyId);
          await refuseTooManyAnswers(tx, companyId, 1);
          const [id] = await insertAnswers(tx, [answer]);
          if (id === undefined) throw new Error('the answer was not added');
          await audit.record(tx, principal.person, { companyId, action: 'answer.added', subject: question });
          await noteAdded(tx, id);
          return id;
        })
        .catch(whenPictureGoes);
    },

    async change(principal, { id, seenVersion, ...wanted }) {
      const answer = await find(principal, id);
      if (seenVersion !== undefined && seenVersion !== answer.version) throw new Refusal('changedMeanwhile');
      const change = changeOf(answer, wanted);
      if (Object.keys(change).length === 0) return;
      await refuseOtherPicture(principal, answer.companyId, change.pictureId);
      const pictureName = await namesOfPictures(
        change.pictureId === undefined ? [] : [answer.pictureId, change.pictureId],
      );
      await db
        .transaction(async (tx) => {
          if (!(await saveAnswer(tx, id, change, answer.version))) throw new Refusal('changedMeanwhile');
          await audit.record(tx, principal.person, {
            companyId: answer.companyId,
            action: 'answer.changed',
            subject: answer.question,
            changes: answerChangesInWords(answer, change, pictureName),
          });
        })
        .catch(whenPictureGoes);
    },

    async remove(principal, id) {
      const { companyId, question } = await find(principal, id);
      await db.transaction(async (tx) => {
        if (!(await removeAnswer(tx, id))) throw new Refusal('notFound');
        await audit.record(tx, principal.person, { companyId, action: 'answer.deleted', subject: question });
      });
    },
  };
}
