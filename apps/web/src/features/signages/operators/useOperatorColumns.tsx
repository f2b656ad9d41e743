import { IconUserMinus } from '@tabler/icons-react';
import { useTexts } from '../../../language/LanguageProvider';
import type { Column } from '../../../ui/dataTable/columns';
import { type ListedUser, useUserColumns } from '../../accounts/users/list/useUserColumns';
import { RowDeed } from './RowDeed';
import { signageOperatorsTexts } from './signageOperators.texts';
import { useOperatorChange } from './useOperatorChange';

/** Operators see who attends to a signage beside them; who manages it sees more, and takes them off. */
export function useOperatorColumns(signageId: number, manages: boolean): readonly Column<ListedUser>[] {
  const t = useTexts(signageOperatorsTexts);
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
        <RowDeed
          variant="default"
          leftSection={<IconUserMinus size={16} stroke={1.6} aria-hidden />}
          words={{ short: t.remove, whole: t.removeOf(row.name) }}
          act={() => remove(row)}
        />
      ),
    },
  ];
}
