import { exampleAnswers } from '@mukae/server/features/answers/examples/exampleAnswers';
import type { QuestionSet } from '../questionSet';

/** What an ordinary reception begins with. */
export const officeAnswers: QuestionSet['answers'] = exampleAnswers.map((answer, at) => ({ ...answer, id: at + 1 }));
