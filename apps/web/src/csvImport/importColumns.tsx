import { Text } from '@mantine/core';
import type { PreviewedRow } from '@mukae/contract/calls/csv';
import { IconAlertCircle } from '@/icons';
import type { Column } from '@/ui/dataTable/columns';
import type { csvImportTexts } from './csvImport.texts';
import { EffectTag } from './EffectTag';
import classes from './importColumns.module.css';

export interface CsvColumn {
  /** As it stands in the heading of the file. */
  key: string;
  head: string;
  /** What may be written there. */
  hint: string;
  /** Never broken into lines. */
  fixed?: boolean;
  /** A sentence, which is not squeezed. */
  isRead?: boolean;
  /** Too much for a table: only what is wrong with it is told. */
  isLeftOut?: boolean;
  /** What was written, as it is called on the page. */
  shown?: (written: string) => string;
}

type Words = (typeof csvImportTexts)['ja'];

/** What a row is about comes first, with the reasons why it cannot be; the rest of its values follow where there is room. */
export function importColumns(columns: readonly CsvColumn[], t: Words): Column<PreviewedRow>[] {
  const [first, second, ...others] = columns;
  const headOf = (field: string) => columns.find(({ key }) => key === field)?.head;
  const line: Column<PreviewedRow> = { key: 'line', head: t.line, cell: (row) => row.line, fixed: true };
  const subject: Column<PreviewedRow> = {
    key: 'subject',
    head: [second?.head, first?.head].filter(Boolean).join(' / '),
    kind: 'primary',
    cell: (row) => (
      <Subject
        name={cellOf(row, second) || t.nobody}
        sub={cellOf(row, first)}
        reasons={row.faults.map(({ field, msg }) => [headOf(field), msg].filter(Boolean).join(': '))}
      />
    ),
  };
  const values = others
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(
      (column): Column<PreviewedRow> => ({
        key: column.key,
        head: column.head,
        cell: (row) => <Value value={cellOf(row, column)} none={t.none} isWrong={hasFault(row, column)} />,
        isRead: column.isRead,
        fixed: column.fixed,
        hideBelow: 1000,
      }),
    );
  const effect: Column<PreviewedRow> = {
    key: 'effect',
    head: t.effect,
    kind: 'tag',
    cell: (row) => <EffectTag effect={row.effect} word={t.effects[row.effect]} />,
  };
  return [line, subject, ...values, effect];
}

function cellOf({ values }: PreviewedRow, column: CsvColumn | undefined): string {
  const written = (column && values[column.key]) ?? '';
  return column?.shown?.(written) ?? written;
}

const hasFault = (row: PreviewedRow, { key }: CsvColumn): boolean => row.faults.some(({ field }) => field === key);

function Subject({ name, sub, reasons }: { name: string; sub: string; reasons: readonly string[] }) {
  return (
    <div className={classes.subject}>
      <span className={classes.name}>{name}</span>
      {sub && <span className={classes.sub}>{sub}</span>}
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <IconAlertCircle size={15} stroke={2} aria-hidden />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Value({ value, none, isWrong }: { value: string; none: string; isWrong: boolean }) {
  if (value === '')
    return (
      <Text span inherit c="dimmed">
        {none}
      </Text>
    );
  return (
    <span className={classes.value} data-wrong={isWrong || undefined}>
      {value}
    </span>
  );
}
