import { Button } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { CountedNames } from '@/lists/CountedNames';
import { LiveDeviceStatus } from '@/live/LiveDeviceStatus';
import type { Column } from '@/ui/dataTable/columns';
import { NobodyAssigned } from '../NobodyAssigned';
import { SignagePerson } from '../SignagePerson';
import { signagePaths } from '../signagePaths';
import { storeSignagesTexts } from './storeSignages.texts';

export function useStoreSignageColumns(mayChange: boolean): Column<SignageAnswer>[] {
  const t = useTexts(storeSignagesTexts);
  const columns: Column<SignageAnswer>[] = [
    {
      key: 'name',
      head: t.name,
      kind: 'primary',
      sortKey: 'name',
      cell: (signage) => (
        <SignagePerson signage={signage} {...(mayChange && { to: signagePaths.settings(signage.id) })} />
      ),
    },
    {
      key: 'status',
      head: t.status,
      kind: 'tag',
      cell: (signage) => <LiveDeviceStatus signage={signage} />,
    },
    {
      key: 'size',
      head: t.size,
      fixed: true,
      hideBelow: 800,
      cell: ({ size }) => t.inPixels(size.width, size.height),
    },
    {
      key: 'operators',
      head: t.operators,
      cell: ({ users, userCount }) => (
        <CountedNames
          names={users.map(({ name }) => name)}
          shown={namesShown.inList}
          total={userCount}
          words={{ count: t.people(userCount), none: <NobodyAssigned /> }}
        />
      ),
    },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      head: t.actions,
      kind: 'actions',
      cell: ({ id, name }) => (
        <Button
          component={Link}
          to={signagePaths.settings(id)}
          size="xs"
          variant="light"
          aria-label={t.settingsOf(name)}
        >
          {t.toSettings}
        </Button>
      ),
    },
  ];
}
