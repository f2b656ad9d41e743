import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import type { Language } from '@mukae/contract/language';
import { markOf, type PlannedRow, type RowDeed } from './importPlan';

export const presentImport = (
  planned: readonly PlannedRow<RowDeed>[],
  state: Pick<ImportAnswer, 'isWritten' | 'logsOut' | 'endsCall'>,
  language: Language,
): ImportAnswer => ({
  result: 'OK',
  ...state,
  mark: markOf(planned),
  rows: planned.map(({ row, plan }) => ({
    line: row.line,
    values: row.values,
    effect: plan.kind,
    faults:
      plan.kind === 'refused'
        ? plan.faults.map(({ field, fault }) => ({ field, msg: answeredFaults[fault][language] }))
        : [],
  })),
});
