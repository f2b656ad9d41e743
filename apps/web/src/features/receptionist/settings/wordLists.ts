import type { Reading } from '@mukae/contract/domain/receptionist/receptionist';

/** Words as an administrator writes them: one a line, those that belong together with = between them. */

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const partsOf = (line: string): string[] =>
  line
    .split(/[=＝]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const wordsInLines = {
  read: (text: string): string[] => [...new Set(linesOf(text))],
  write: (words: readonly string[]): string => words.join('\n'),
};

export const groupsInLines = {
  read: (text: string): string[][] => linesOf(text).map(partsOf),
  write: (groups: readonly (readonly string[])[]): string => groups.map((group) => group.join(' = ')).join('\n'),
};

export const readingsInLines = {
  read: (text: string): Reading[] =>
    linesOf(text).map((line) => {
      const [written = '', reading = ''] = partsOf(line);
      return { written, reading };
    }),
  write: (readings: readonly Reading[]): string =>
    readings.map(({ written, reading }) => `${written} = ${reading}`).join('\n'),
};
