import { useMediaQuery } from '@mantine/hooks';
import type { RowsProps, Sorting } from './columns';
import { RowCards } from './RowCards';
import { RowTable } from './RowTable';

/** Rows as a table where there is room, and as cards on a phone; nothing ever scrolls sideways. */
export function DataTable<Row>({
  busy = false,
  sorting,
  ...rows
}: Omit<RowsProps<Row>, 'busy'> & { busy?: boolean; sorting?: Sorting | undefined }) {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return wide ? <RowTable {...rows} busy={busy} sorting={sorting} /> : <RowCards {...rows} busy={busy} />;
}
