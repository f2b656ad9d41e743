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

/** What is said in its place: words within the sentence, or another sentence instead of the whole one. */
export type VariableValue = { words: string } | { sentence: string };
export type VariableValues = Readonly<Record<AnswerVariable, VariableValue>>;

/** Who writes Japanese may write wide braces. */
const braced = /[{｛]([^{}｛｝\n]{1,40})[}｝]/g;
const endsOfSentences = /(?<=[。！？\n])|(?<=[.!?])(?=\s)/;

function variableCalled(name: string): AnswerVariable | undefined {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  return answerVariables.find((variable) => {
    const { ja, en } = variableNames[variable];
    return plain === ja || plain === en;
  });
}

const variablesIn = (text: string): AnswerVariable[] =>
  [...text.matchAll(braced)].flatMap(([, name = '']) => variableCalled(name) ?? []);

const withWords = (sentence: string, values: VariableValues): string =>
  sentence.replace(braced, (asWritten: string, name: string) => {
    const variable = variableCalled(name);
    const value = variable && values[variable];
    return value && 'words' in value ? value.words : asWritten;
  });

/** What is said instead of a sentence that cannot be said now. */
function saidInstead(sentence: string, values: VariableValues): string | undefined {
  for (const variable of variablesIn(sentence)) {
    const value = values[variable];
    if ('sentence' in value) return value.sentence;
  }
  return undefined;
}

/** An answer as it is given now. What is no variable stays as it was written. */
export function filledIn(text: string, values: VariableValues): string {
  const given: string[] = [];
  let before: string | undefined;
  for (const sentence of text.split(endsOfSentences)) {
    const instead = saidInstead(sentence, values);
    if (instead === undefined) given.push(withWords(sentence, values));
    else if (instead !== before)
      given.push(sentence.match(/^\s*/)?.[0] ?? '', instead, sentence.match(/\n$/)?.[0] ?? '');
    before = instead;
  }
  return given.join('');
}

/** What stands in braces and is no variable: whoever writes the answer has misspelt one. */
export const unknownVariables = (text: string): string[] => [
  ...new Set([...text.matchAll(braced)].flatMap(([asWritten, name = '']) => (variableCalled(name) ? [] : [asWritten]))),
];
