import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { hasControlCharacters } from '@mukae/contract/domain/text/controlCharacters';
import { faultOf } from '@mukae/contract/errors/faults';
import type * as z from 'zod/mini';
import type { CsvRow } from '../../../platform/csv/csvTable';
import { type FieldFault, Refusal } from '../../../platform/http/refusal';

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

/** What can be looked up: the database knows no text with control characters. */
export const loginIdsIn = (rows: readonly CsvRow[]): string[] =>
  rows.map(({ values }) => values.login_id ?? '').filter((loginId) => !hasControlCharacters(loginId));

/** What each row would do: first its own faults, then a login id that stood in the file before, then what is there. */
export function planRows<Values extends { login_id: string }, Deed extends RowDeed>(
  rows: readonly CsvRow[],
  schemaOf: (row: CsvRow) => z.ZodMiniType<Values>,
  planOf: (values: Values) => RowPlan<Deed>,
): PlannedRow<Deed>[] {
  const seen = new Set<string>();
  const refused = (row: CsvRow, faults: FieldFault[]): PlannedRow<Deed> => ({ row, plan: { kind: 'refused', faults } });
  return rows.map((row) => {
    if (!row.isWhole) return refused(row, [{ field: '', fault: 'columns' }]);
    const parsed = schemaOf(row).safeParse(row.values);
    if (!parsed.success) {
      return refused(
        row,
        parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), fault: faultOf(issue) })),
      );
    }
    const loginId = normaliseLoginId(parsed.data.login_id);
    if (seen.has(loginId)) return refused(row, [{ field: 'login_id', fault: 'loginIdTwice' }]);
    seen.add(loginId);
    return { row, plan: planOf(parsed.data) };
  });
}

/** Nothing is written while one row has a fault. */
export function deedsOf<Deed extends RowDeed>(planned: readonly PlannedRow<Deed>[]): Deed[] {
  return planned.flatMap(({ plan }) => {
    if (plan.kind === 'refused') throw new Refusal('csvFaults');
    return plan.kind === 'none' ? [] : [plan];
  });
}
