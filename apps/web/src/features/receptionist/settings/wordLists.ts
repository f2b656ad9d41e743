import { receptionistFields } from '@mukae/contract/calls/receptionist';
import type { SpokenReading } from '@mukae/contract/domain/voice/readings';
import { type Fault, faultOf } from '@mukae/contract/errors/faults';
import type * as z from 'zod/mini';

/** Words as an administrator writes them: one a line, those that belong together with = between them. */
interface WordList<Said> {
  read: (text: string) => Said[];
  write: (said: readonly Said[]) => string;
  /** The first thing that is wrong with what is written. */
  faultIn: (text: string) => ListFault | null;
}

export interface ListFault {
  /** As people count them; null: all of them together. */
  line: number | null;
  /** What a field of the contract has against a word, or what the lines are: too many, with too many words in one, or none that says anything. */
  why: 'manyLines' | 'manyWords' | 'unreadable' | Fault;
}

interface Rules<Said> {
  list: z.ZodMiniType<unknown, Said[]>;
  /** Null: the line says nothing. */
  readLine: (line: string) => Said | null;
  writeLine: (said: Said) => string;
}

function wordList<Said>({ list, readLine, writeLine }: Rules<Said>): WordList<Said> {
  const linesIn = (text: string) =>
    text
      .split('\n')
      .flatMap((line, at) => (line.trim() === '' ? [] : [{ number: at + 1, said: readLine(line.trim()) }]));
  const read = (text: string) => linesIn(text).flatMap(({ said }) => (said === null ? [] : [said]));

  function faultIn(text: string): ListFault | null {
    const lines = linesIn(text);
    const unreadable = lines.find(({ said }) => said === null);
    if (unreadable) return { line: unreadable.number, why: 'unreadable' };
    const [issue] = list.safeParse(read(text)).error?.issues ?? [];
    if (!issue) return null;
    const [at] = issue.path;
    if (typeof at !== 'number') return { line: null, why: 'manyLines' };
    return { line: lines[at]?.number ?? null, why: issue.code === 'too_big' ? 'manyWords' : faultOf(issue) };
  }

  return { read, write: (said) => said.map(writeLine).join('\n'), faultIn };
}

const partsOf = (line: string): string[] =>
  line
    .split(/[=＝]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const together = (parts: readonly string[]): string => parts.join(' = ');

const forbidden = wordList<string>({
  list: receptionistFields.forbidden,
  readLine: (line) => line,
  writeLine: (word) => word,
});

const synonyms = wordList<string[]>({
  list: receptionistFields.synonyms,
  readLine: (line) => {
    const parts = partsOf(line);
    return parts.length < 2 ? null : parts;
  },
  writeLine: together,
});

const readings = wordList<SpokenReading>({
  list: receptionistFields.readings,
  readLine: (line) => {
    const [written, reading, ...more] = partsOf(line);
    return written === undefined || reading === undefined || more.length > 0 ? null : { written, reading };
  },
  writeLine: ({ written, reading }) => together([written, reading]),
});

export const wordLists = { synonyms, readings, forbidden } as const;
export type WordListName = keyof typeof wordLists;
