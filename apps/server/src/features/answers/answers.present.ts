import type { AnswerMatch, ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import { filledIn } from '@mukae/contract/domain/answer/variables';
import type { AnsweringPlace } from '@mukae/contract/domain/answer/variableValues';
import { mediaUrl } from '#features/media';
import type { AnswerRow } from './answers.repo';

type Pictured = Omit<AnswerRow, 'given'>;

const pictureUrl = ({ picture }: Pictured): string => (picture ? mediaUrl(picture) : '');

export const presentAnswer = (row: AnswerRow): ListedAnswer => ({
  ...row.answer,
  pictureUrl: pictureUrl(row),
  given: row.given,
});

/** As a visitor would be answered there. */
export const presentMatch = (row: Pictured, sureness: number, place: AnsweringPlace): AnswerMatch => ({
  answerId: row.answer.id,
  question: row.answer.question,
  answer: filledIn(row.answer.answer, place, 'ja'),
  answerEn: filledIn(row.answer.answerEn, place, 'en'),
  sureness,
  gesture: row.answer.gesture,
  pictureUrl: pictureUrl(row),
});

/** What the receptionist knows of it, to give it. */
export const knownAnswer = (row: Pictured) => ({ ...row.answer, pictureUrl: pictureUrl(row) });
