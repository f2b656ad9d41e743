import type { ListedUser } from '@mukae/contract/calls/accounts';
import { useUserColumns } from '@/features/accounts';
import type { Column } from '@/ui/dataTable/columns';
import { OperatorRemoval } from './OperatorRemoval';
import { useOperatorChange } from './useOperatorChange';

/** Operators see who attends to a signage beside them; who manages it sees more, and takes them off. */
export function useOperatorColumns(signageId: number, manages: boolean): readonly Column<ListedUser>[] {
  const { remove } = useOperatorChange(signageId);
  const { user, character, status, statusChange, settings } = useUserColumns();
  if (!manages) return [user, status];
  return [
    user,
    character,
    status,
    statusChange,
    {
      ...settings,
      cell: (row) => (
        <>
          {settings.cell(row)}
          <OperatorRemoval name={row.name} remove={() => remove(row)} />
        </>
      ),
    },
  ];
}
