import type { FieldFault } from '@mukae/contract/calls/answers';
import { answerFields } from '@mukae/contract/calls/companyAnswers';
import { wireAnswer } from '@mukae/contract/calls/wire';
import {
  type answerColumns,
  phrasingsInCell,
  phrasingsOfCell,
  suggestedInCell,
  suggestedOfCell,
} from '@mukae/contract/domain/answer/answerTable';
import { gestureCalled, gestureWords } from '@mukae/contract/domain/answer/gestureWords';
import { phrasingsBeside } from '@mukae/contract/domain/answer/phrasings';
import { type Changed, changed } from '@mukae/contract/domain/change/changed';
import { foundFaults } from '@mukae/contract/errors/foundFaults';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { type PlannedRow, planRows, type RowDeed, type RowPlan } from '#features/accounts';
import type { CsvRow } from '#platform/csv/csvTable';
import { answerChangesInWords } from './answerInWords';
import type { KeptAnswer } from './answers.repo';

interface AnswerAddition extends RowDeed {
  kind: 'add';
  described: Row;
}

interface AnswerRowChange extends RowDeed {
  kind: 'change';
  answer: KeptAnswer;
  /** What is to be different. */
  change: Changed<Row>;
}

type AnswerDeed = AnswerAddition | AnswerRowChange;

const phrasingsCell = z.pipe(
  z.string().check(
    z.check<string>(({ value, issues }) => {
      const [found] = foundFaults(answerFields.phrasings.safeParse(phrasingsOfCell(value)).error?.issues ?? []);
      if (found) issues.push({ code: 'custom', input: value, message: found.fault });
    }),
  ),
  z.transform(phrasingsOfCell),
);

/** As a file writes it. */
const answerRow = wireAnswer(
  {
    category: answerFields.category,
    question: answerFields.question,
    phrasings: phrasingsCell,
    answer: answerFields.answer,
    questionEn: answerFields.questionEn,
    answerEn: answerFields.answerEn,
    gesture: z.pipe(z.pipe(z.string(), z.transform(gestureCalled)), answerFields.gesture),
    isSuggested: z.pipe(z.pipe(z.string(), z.transform(suggestedOfCell)), z.boolean()),
  },
  { questionEn: 'question_en', answerEn: 'answer_en', isSuggested: 'suggested' },
);
type Row = z.output<typeof answerRow>;

export function answerInColumns(
  answer: KeptAnswer,
  language: Language,
): Record<(typeof answerColumns)[number], string> {
  return {
    category: answer.category,
    question: answer.question,
    phrasings: phrasingsInCell(answer.phrasings),
    answer: answer.answer,
    question_en: answer.questionEn,
    answer_en: answer.answerEn,
    gesture: gestureWords[language][answer.gesture],
    suggested: suggestedInCell(answer.isSuggested),
  };
}

/** Which answer each row means: that of its question, and where there are several of it, one row after the other. */
function answersMeant(rows: readonly CsvRow[], answers: readonly KeptAnswer[]) {
  const left = new Map<string, KeptAnswer[]>();
  for (const answer of answers) left.set(answer.question, [...(left.get(answer.question) ?? []), answer]);
  const seen = new Set<string>();
  const meant = new Map<CsvRow['values'], { answer: KeptAnswer | undefined; isRepeated: boolean }>();
  for (const { values } of rows) {
    const { question = '' } = values;
    const answer = left.get(question)?.shift();
    meant.set(values, { answer, isRepeated: !answer && seen.has(question) });
    seen.add(question);
  }
  return (values: CsvRow['values']) => meant.get(values);
}

function planOf({ phrasings, ...said }: Row, answer: KeptAnswer | undefined): RowPlan<AnswerDeed> {
  const described = { ...said, phrasings: phrasingsBeside(said.question, phrasings) };
  if (!answer) return { kind: 'add', subject: said.question, changes: [], described };
  const change = changed(answer, described);
  const changes = answerChangesInWords(answer, change);
  return changes.length === 0
    ? { kind: 'none' }
    : { kind: 'change', subject: answer.question, changes, answer, change };
}

/** What each row of a file would do. */
export function planAnswerRows(rows: readonly CsvRow[], answers: readonly KeptAnswer[]): PlannedRow<AnswerDeed>[] {
  const meantBy = answersMeant(rows, answers);
  const twice: FieldFault[] = [{ field: 'question', fault: 'questionTwice' }];
  return planRows(rows, {
    schemaOf: () => answerRow,
    obstaclesOf: (values) => (meantBy(values)?.isRepeated ? twice : []),
    planOf: ({ values }, said) => planOf(said, meantBy(values)?.answer),
  });
}
