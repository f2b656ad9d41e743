import type { BothLanguages } from '../scene/sceneWords';

/** What stands in an answer for something that is known only when it is given. */
export const answerVariables = ['store', 'hours', 'today'] as const;
export type AnswerVariable = (typeof answerVariables)[number];

/** What each is called between braces; both names are understood in either language. */
export const variableNames: Readonly<Record<AnswerVariable, BothLanguages>> = {
  store: { ja: '店名', en: 'store' },
  hours: { ja: '営業時間', en: 'hours' },
  today: { ja: '今日', en: 'today' },
};

export function variableCalled(name: string): AnswerVariable | undefined {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  return answerVariables.find((variable) => {
    const { ja, en } = variableNames[variable];
    return plain === ja || plain === en;
  });
}
