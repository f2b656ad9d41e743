import { stripVTControlCharacters } from 'node:util';

const linesShown = 14;
const widthShown = 240;
const isForeign = (line: string): boolean => /^\s+at .*node_modules|^\s+at .*\(?node:/.test(line);

/** The first lines of what a runner said about a failure, without the steps through other people's code. */
export const inShort = (reason: string): string =>
  stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '' && !isForeign(line))
    .slice(0, linesShown)
    .map((line) => `  ${line.slice(0, widthShown)}`)
    .join('\n');
