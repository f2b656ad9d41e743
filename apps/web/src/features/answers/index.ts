export { answerPaths } from './answerPaths';
export type { BegunAnswer } from './form/begunAnswer';
export { Sureness } from './sureness/Sureness';
export { useAnswersChanged } from './useAnswersChanged';
