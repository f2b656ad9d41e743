import { Table } from '@mantine/core';
import type { Column, RowsProps, Sorting } from './columns';
import classes from './RowTable.module.css';
import { SortButton } from './SortButton';
import { directionOf } from './sorting';

export function RowTable<Row>({
  columns,
  rows,
  rowKey,
  label,
  busy,
  opens = false,
  sorting,
}: RowsProps<Row> & { sorting: Sorting | undefined }) {
  return (
    <div className={classes.room} data-busy={busy || undefined}>
      <Table aria-label={label} aria-busy={busy}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)} className={classes.row} data-opens={opens || undefined}>
              {columns.map((column) => (
                <Table.Td key={column.key} {...placeOf(column)}>
                  <div className={classes.content}>{column.cell(row)}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { head, sortKey } = column;
  if (!sorting || sortKey === undefined) return <Table.Th {...placeOf(column)}>{head}</Table.Th>;
  return (
    <Table.Th {...placeOf(column)} aria-sort={directionOf(sorting.sort, sortKey)}>
      <SortButton head={head} sortKey={sortKey} sorting={sorting} />
    </Table.Th>
  );
}

const placeOf = <Row,>({ kind, longNames, isRead, fixed, align, hideBelow }: Column<Row>) => ({
  className: classes.cell,
  'data-kind': kind,
  'data-long-names': longNames || undefined,
  'data-read': isRead || undefined,
  'data-fixed': fixed || kind === 'tag' || kind === 'actions' || undefined,
  'data-align': align ?? (kind === 'actions' ? 'end' : 'start'),
  'data-hide-below': hideBelow,
});
