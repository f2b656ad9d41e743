import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import type { Changes } from '@/forms/useAfterChange';
import { answerPaths } from './answerPaths';

const { getAnswer, matchAnswers, getAlikeAnswers } = companyAnswerCalls;

/** A changed answer changes what is near to a question, and which answers are alike. */
export const answerChanges: Changes = {
  list: answerPaths.list,
  answers: [getAnswer, matchAnswers, getAlikeAnswers],
};
