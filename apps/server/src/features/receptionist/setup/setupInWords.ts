import { receptionistNames } from '@mukae/contract/calls/receptionist';
import { hoursInWords } from '@mukae/contract/domain/hours/hoursInWords';

const listed = (words: readonly string[]): string => words.join(', ');

/** The settings of a company as the log tells them. */
export const telling = {
  names: receptionistNames,
  words: {
    hours: hoursInWords,
    forbidden: listed,
    synonyms: (groups: readonly (readonly string[])[]) => groups.map((group) => group.join(' = ')).join(', '),
    readings: (readings: readonly { written: string; reading: string }[]) =>
      listed(readings.map(({ written, reading }) => `${written} = ${reading}`)),
  },
} as const;

/** What it has not of its own is as in its company. */
export const tellingOfSignage = {
  names: telling.names,
  words: {
    hours: hoursInWords,
    isOn: (isOn: boolean | null) => (isOn === null ? 'company' : String(isOn)),
  },
} as const;
