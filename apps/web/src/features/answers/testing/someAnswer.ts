import type { AnswerMatch, ListedAnswer } from '@mukae/contract/calls/companyAnswers';

export const someAnswer: ListedAnswer = {
  id: 7,
  category: '施設',
  question: 'ベビーカーは借りられますか',
  phrasings: ['ベビーカーを貸してほしい', 'Can I borrow a stroller?'],
  answer: 'はい、1階の総合案内で無料でお貸ししています。',
  questionEn: 'Can I borrow a stroller?',
  answerEn: 'Yes, free of charge at Information on the 1st floor.',
  gesture: 'showRight',
  pictureId: null,
  pictureUrl: '',
  isSuggested: false,
  given: 38,
  version: 1,
};

export const someMatch: AnswerMatch = {
  answerId: someAnswer.id,
  question: someAnswer.question,
  answer: someAnswer.answer,
  answerEn: someAnswer.answerEn,
  sureness: 92,
  gesture: someAnswer.gesture,
  pictureUrl: '',
};
