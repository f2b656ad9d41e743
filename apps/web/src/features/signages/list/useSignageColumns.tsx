import { Text } from '@mantine/core';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { useTexts } from '@/language/LanguageProvider';
import { LiveDeviceStatus } from '@/live/LiveDeviceStatus';
import type { Column } from '@/ui/dataTable/columns';
import { StackedPeople } from '@/ui/StackedPeople';
import { HealthCell } from '../health/HealthCell';
import { healthTexts } from '../health/health.texts';
import type { ScreenHealthsRead } from '../health/useScreenHealths';
import { NobodyAssigned } from '../NobodyAssigned';
import { operatorNames } from '../operatorNames';
import { SignagePerson } from '../SignagePerson';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';
import { SignageActions } from './SignageActions';
import { signageListTexts } from './signageList.texts';

export function useSignageColumns({
  manages,
  showsCompany,
  healths,
}: {
  manages: boolean;
  showsCompany: boolean;
  healths: ScreenHealthsRead;
}): readonly Column<SignageAnswer>[] {
  const t = useTexts(signageListTexts);
  const { undecided } = useTexts(signagesTexts);
  const { column: ofDevice } = useTexts(healthTexts);
  const company: Column<SignageAnswer> = {
    key: 'company',
    head: t.company,
    sortKey: 'company',
    cell: ({ companyName }) => companyName,
  };
  const health: Column<SignageAnswer> = {
    key: 'health',
    head: ofDevice,
    // Where the company stands there as well, a small table has no room for both.
    hideBelow: showsCompany ? 1000 : undefined,
    cell: (signage) => <HealthCell signage={signage} healths={healths} />,
  };
  return [
    {
      key: 'name',
      head: t.place,
      kind: 'primary',
      sortKey: 'name',
      cell: (signage) => (
        <SignagePerson
          signage={signage}
          to={manages ? signagePaths.settings(signage.id) : signagePaths.operators(signage.id)}
        />
      ),
    },
    ...(showsCompany ? [company] : []),
    { key: 'store', head: t.store, sortKey: 'store', cell: ({ storeName }) => storeName },
    {
      key: 'status',
      head: t.status,
      kind: 'tag',
      sortKey: 'urgency',
      cell: (signage) => <LiveDeviceStatus signage={signage} />,
    },
    ...(manages ? [health] : []),
    {
      key: 'character',
      head: t.character,
      hideBelow: 1000,
      cell: ({ character }) =>
        character?.name ?? (
          <Text span inherit c="dimmed">
            {undecided}
          </Text>
        ),
    },
    { key: 'operators', head: t.operators, hideBelow: 800, cell: (signage) => <Operators signage={signage} /> },
    {
      key: 'actions',
      head: t.actions,
      kind: 'actions',
      cell: (signage) => <SignageActions signage={signage} manages={manages} />,
    },
  ];
}

function Operators({ signage }: { signage: SignageAnswer }) {
  const t = useTexts(signageListTexts);
  if (signage.userCount === 0) return <NobodyAssigned />;
  return (
    <StackedPeople
      names={signage.users.map(({ name }) => name)}
      count={t.operatorCount(signage.userCount)}
      who={operatorNames(signage)}
    />
  );
}
