import type { AnswerGesture } from '@mukae/contract/domain/answer/answer';

/** Something to start from: whoever adds it puts in what is so at her place. */
export interface ExampleAnswer {
  category: string;
  question: string;
  phrasings: readonly string[];
  answer: string;
  questionEn: string;
  answerEn: string;
  gesture: AnswerGesture;
  isSuggested: boolean;
}
