import type { answerFields } from '@mukae/contract/calls/companyAnswers';
import { phrasingsInCell } from '@mukae/contract/domain/answer/answerTable';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import type { Changed } from '@mukae/contract/domain/change/changed';
import type { KeptAnswer } from './answers.repo';

/** What people write about an answer. */
export type WrittenAnswer = Pick<KeptAnswer, keyof typeof answerFields>;

/** What was changed of an answer. A picture is told by its name. */
export const answerChangesInWords = (
  answer: KeptAnswer,
  change: Changed<WrittenAnswer>,
  pictureName: (id: number | null) => string = () => '',
): FieldChange[] =>
  changesInWords<WrittenAnswer>(answer, change, {
    names: {
      question: 'asked',
      questionEn: 'question_en',
      answerEn: 'answer_en',
      pictureId: 'picture',
      isSuggested: 'is_suggested',
    },
    words: { phrasings: phrasingsInCell, pictureId: pictureName },
  });
