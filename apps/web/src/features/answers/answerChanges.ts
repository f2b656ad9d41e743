import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import type { Changes } from '@/forms/useAfterChange';
import { answerPaths } from './answerPaths';

const { getAnswer, matchAnswers, getAlikeAnswers } = companyAnswerCalls;

/** A changed answer changes what is near to a question, and which answers are alike. */
export const answerChanges: Changes = {
  list: answerPaths.list,
  answers: [getAnswer, matchAnswers, getAlikeAnswers],
};

/** The same, where the answer is to something that visitors asked. */
export const askedChanges: Changes = {
  list: answerPaths.asked,
  answers: [...answerChanges.answers, receptionistCalls.pageOfAsked],
};
