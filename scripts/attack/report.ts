import type { Attack, Outcome } from './attack';
import type { Notes } from './watch';

/** Nobody at a counter waits longer than this for a page, whatever happens beside her. */
const longestWaitMs = 2000;

export interface Finding {
  attack: Attack;
  outcome: Outcome;
  others: Notes;
  isUnharmed: boolean;
  seconds: number;
}

const worst = ({ waits }: Notes): number => Math.max(0, ...waits);

const fares: Readonly<Record<Attack['others'], (others: Notes) => boolean>> = {
  served: (others) => others.refusals.length === 0 && worst(others) < longestWaitMs,
  putOff: ({ refusals }) => refusals.every((status) => status === 503),
  alone: ({ refusals }) => refusals.every((status) => status === 503 || status === 0),
};

export const holds = (finding: Finding): boolean =>
  finding.outcome.holds && finding.isUnharmed && fares[finding.attack.others](finding.others);

const othersIn = ({ attack, others }: Finding): string => {
  const waited = `${Math.round(worst(others))} ms`;
  return attack.others === 'served' && others.refusals.length === 0
    ? waited
    : `${waited}, ${others.refusals.length} put off`;
};

const columns = ['', 'row', 'attack', 'what came of it', 'others waited', 's'] as const;

const cellsOf = (finding: Finding): string[] => [
  holds(finding) ? 'holds' : finding.isUnharmed ? 'FAILS' : 'ENDED',
  finding.attack.row,
  finding.attack.name,
  finding.outcome.seen,
  othersIn(finding),
  finding.seconds.toFixed(1),
];

export function tableOf(findings: readonly Finding[]): string {
  const rows = [[...columns], ...findings.map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
