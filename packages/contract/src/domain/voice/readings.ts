import { inOneForm } from './spokenText';

export interface SpokenReading {
  written: string;
  reading: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Letters and digits are found as whole words only: “IT” is not in “with”. */
const wholeWord = (written: string): string => {
  const before = /^[A-Za-z\d]/.test(written) ? '(?<![A-Za-z\\d])' : '';
  const after = /[A-Za-z\d]$/.test(written) ? '(?![A-Za-z\\d])' : '';
  return `${before}${escaped(written)}${after}`;
};

/** What has a reading is read by it, and the longest of what could be meant. */
export function withReadings(text: string, readings: readonly SpokenReading[]): string {
  const inOrder = readings
    .map(({ written, reading }) => ({ written: inOneForm(written).trim(), reading }))
    .filter(({ written }) => written !== '')
    .toSorted((one, other) => other.written.length - one.written.length);
  if (inOrder.length === 0) return text;
  const readingOf = new Map(inOrder.toReversed().map(({ written, reading }) => [written.toLowerCase(), reading]));
  const found = new RegExp(inOrder.map(({ written }) => wholeWord(written)).join('|'), 'giu');
  return inOneForm(text).replace(found, (written) => readingOf.get(written.toLowerCase()) ?? written);
}
