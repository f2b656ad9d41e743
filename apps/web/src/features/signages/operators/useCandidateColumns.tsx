import { Checkbox } from '@mantine/core';
import type { ListedUser } from '@mukae/contract/calls/accounts';
import { useUserColumns } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { signageOperatorsTexts } from './signageOperators.texts';
import type { ChosenUsers } from './useChosenUsers';

export function useCandidateColumns({ isChosen, toggle }: ChosenUsers): readonly Column<ListedUser>[] {
  const t = useTexts(signageOperatorsTexts);
  const { user, character, status, statusChange, settings } = useUserColumns();
  return [
    user,
    {
      key: 'add',
      head: t.adding,
      fixed: true,
      cell: (row) => <Checkbox checked={isChosen(row)} aria-label={t.addOf(row.name)} onChange={() => toggle(row)} />,
    },
    character,
    status,
    statusChange,
    settings,
  ];
}
