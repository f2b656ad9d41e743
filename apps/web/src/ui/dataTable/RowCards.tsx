import { Fragment } from 'react';
import type { Column, RowsProps } from './columns';
import classes from './RowCards.module.css';

/** One card a row: who or what it is and how it stands, the facts, and what can be done. */
export function RowCards<Row>({ columns, rows, rowKey, label, busy, opens = false }: RowsProps<Row>) {
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={busy} data-busy={busy || undefined}>
      {rows.map((row) => (
        <li key={rowKey(row)} data-opens={opens || undefined}>
          <Card columns={columns} row={row} />
        </li>
      ))}
    </ul>
  );
}

function Card<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const cellsOf = (kind: Column<Row>['kind']) =>
    columns
      .filter((column) => column.kind === kind)
      .map((column) => <Fragment key={column.key}>{column.cell(row)}</Fragment>);
  const facts = columns.filter((column) => column.kind === undefined);
  const actions = cellsOf('actions');
  return (
    <>
      <div className={classes.top}>
        <div className={classes.primary}>{cellsOf('primary')}</div>
        {cellsOf('tag')}
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ key, head, cell }) => (
            <div key={key}>
              <dt>{head}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length > 0 && <div className={classes.actions}>{actions}</div>}
    </>
  );
}
