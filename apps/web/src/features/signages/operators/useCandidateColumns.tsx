import type { ListedUser } from '@mukae/contract/calls/accounts';
import { useUserColumns } from '@/features/accounts';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { RowButton } from './RowButton';
import { signageOperatorsTexts } from './signageOperators.texts';
import { useOperatorChange } from './useOperatorChange';

export function useCandidateColumns(signageId: number): readonly Column<ListedUser>[] {
  const t = useTexts(signageOperatorsTexts);
  const { add } = useOperatorChange(signageId);
  const { user, character, status, statusChange, settings } = useUserColumns();
  return [
    user,
    {
      key: 'add',
      head: t.adding,
      kind: 'actions',
      cell: (row) => (
        <RowButton
          variant="light"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          words={{ short: t.adding, whole: t.addOf(row.name) }}
          act={() => add(row)}
        />
      ),
    },
    { ...character, hideBelow: 1000 },
    status,
    statusChange,
    settings,
  ];
}
