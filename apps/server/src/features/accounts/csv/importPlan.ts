import { createHash } from 'node:crypto';
import type { FieldFault } from '@mukae/contract/calls/answers';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { hasControlCharacters } from '@mukae/contract/domain/text/controlCharacters';
import { foundFaults } from '@mukae/contract/errors/foundFaults';
import type * as z from 'zod/mini';
import type { CsvRow } from '#platform/csv/csvTable';
import { Refusal } from '#platform/refusals/refusal';

/** What is done for a row, and what the audit log tells of it. */
export interface RowDeed {
  kind: 'add' | 'change';
  subject: string;
  changes: readonly FieldChange[];
}

/** What a row would do, or why it cannot. */
export type RowPlan<Deed extends RowDeed> = Deed | { kind: 'none' } | { kind: 'refused'; faults: FieldFault[] };

export interface PlannedRow<Deed extends RowDeed> {
  row: CsvRow;
  plan: RowPlan<Deed>;
}

/** How a file of this kind is read. */
interface Reading<Said, Deed extends RowDeed> {
  schemaOf(row: CsvRow): z.ZodMiniType<Said>;
  /** What is wrong with a row, even one that cannot be read, because of what is there. */
  obstaclesOf(values: CsvRow['values']): FieldFault[];
  planOf(row: CsvRow, said: Said): RowPlan<Deed>;
}

/** What can be looked up: the database knows no text with control characters. */
export const loginIdsIn = (rows: readonly CsvRow[]): string[] =>
  rows.map(({ values }) => values.login_id ?? '').filter((loginId) => !hasControlCharacters(loginId));

/** A field that cannot be read has reason enough. */
const elsewhere = (others: readonly FieldFault[], own: readonly FieldFault[]): FieldFault[] =>
  others.filter(({ field }) => own.every((fault) => fault.field !== field));

/** What is wrong with a login id that stood in the file before: told of each row in turn. */
export function repeatedLoginIds(): (values: CsvRow['values']) => FieldFault[] {
  const seen = new Set<string>();
  return (values) => {
    const loginId = normaliseLoginId(values.login_id ?? '');
    const isRepeated = seen.has(loginId);
    seen.add(loginId);
    return isRepeated ? [{ field: 'login_id', fault: 'loginIdTwice' }] : [];
  };
}

/** What each row would do, or everything that keeps it from being done. */
export function planRows<Said, Deed extends RowDeed>(
  rows: readonly CsvRow[],
  { schemaOf, obstaclesOf, planOf }: Reading<Said, Deed>,
): PlannedRow<Deed>[] {
  const plan = (row: CsvRow): RowPlan<Deed> => {
    if (!row.isWhole) return { kind: 'refused', faults: [{ field: '', fault: 'columns' }] };
    const parsed = schemaOf(row).safeParse(row.values);
    const own = foundFaults(parsed.error?.issues ?? []);
    const faults = [...own, ...elsewhere(obstaclesOf(row.values), own)];
    return parsed.success && faults.length === 0 ? planOf(row, parsed.data) : { kind: 'refused', faults };
  };
  return rows.map((row) => ({ row, plan: plan(row) }));
}

/** The same for the same file as long as each row would change the same from the same. */
export function markOf(planned: readonly PlannedRow<RowDeed>[]): string {
  const effects = planned.map(({ row, plan }) => [row.values, plan.kind, 'changes' in plan ? plan.changes : []]);
  return createHash('sha256').update(JSON.stringify(effects)).digest('base64url');
}

/** What is to be done: nothing while one row has a fault, and nothing that was not shown before. */
export function deedsShown<Deed extends RowDeed>(planned: readonly PlannedRow<Deed>[], mark: string): Deed[] {
  const deeds = planned.flatMap(({ plan }) => {
    if (plan.kind === 'refused') throw new Refusal('csvFaults');
    return plan.kind === 'none' ? [] : [plan];
  });
  if (markOf(planned) !== mark) throw new Refusal('changedMeanwhile');
  return deeds;
}
