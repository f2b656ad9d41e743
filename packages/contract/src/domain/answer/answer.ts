/** What an administrator may write about one answer; as people count. */
export const answerLimits = {
  question: 100,
  phrasings: 30,
  category: 30,
  answer: 300,
  answerEn: 600,
  /** Of a company. */
  answers: 1000,
} as const;

/** What she does while she says it; showLeft and showRight as visitors see it. */
export const answerGestures = ['plain', 'nod', 'wave', 'bow', 'showLeft', 'showRight'] as const;
export type AnswerGesture = (typeof answerGestures)[number];
