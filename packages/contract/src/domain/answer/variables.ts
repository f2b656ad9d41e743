import type { BothLanguages } from '../scene/sceneWords';
import { type AnswerVariable, variableCalled } from './variableNames';
import { type AnsweringPlace, type VariableValues, variableValues } from './variableValues';

/** Who writes Japanese may write wide braces. */
const braced = /[{｛]([^{}｛｝\n]{1,40})[}｝]/g;
const endsOfSentences = /(?<=[。！？\n])|(?<=[.!?])(?=\s)/;

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

/** An answer as it is given there and then. What is no variable stays as it was written. */
export function filledIn(text: string, place: AnsweringPlace, language: keyof BothLanguages): string {
  const values = variableValues(place, language);
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
