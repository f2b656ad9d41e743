import { Button } from '@mantine/core';
import { idField } from '@mukae/contract/calls/fields';
import { signageCalls, signageSortKeys } from '@mukae/contract/calls/signages';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { CsvMenu, useCompanyScope, useHasCompany } from '@/features/companies';
import { IconDeviceTvOld, IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { useScreenHealths } from '../health/useScreenHealths';
import { signagePaths } from '../signagePaths';
import { listedStandings, StandingChips } from './StandingChips';
import { StoreFilter } from './StoreFilter';
import { signageListTexts } from './signageList.texts';
import { useSignageColumns } from './useSignageColumns';

export function SignageListScreen() {
  const t = useTexts(signageListTexts);
  const manages = roleMay('signage.manage');
  const list = usePagedList({ sortKeys: signageSortKeys, sort: 'urgency', filters: { storeId: '', standing: '' } });
  const { storeId } = list.filters;
  const standing = listedStandings.find((known) => known === list.filters.standing);
  const query = usePageOf(signageCalls.pageOfSignages, {
    ...useCompanyScope(),
    ...list.request,
    storeId: idField.safeParse(storeId).data,
    ...(standing === 'attention' ? { wantsAttention: true } : { standing }),
  });
  const healths = useScreenHealths(query.data?.rows.map(({ id }) => id) ?? [], manages);
  const columns = useSignageColumns({ manages, showsCompany: !useHasCompany(), healths });
  return (
    <>
      <PageHeader
        en={t.en}
        title={t.title}
        text={manages ? t.text : t.textOfOperator}
        actions={manages && <ManagersActions />}
      />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        filters={
          <>
            <StoreFilter storeId={storeId} onChoose={(chosen) => list.setFilter('storeId', chosen)} />
            <StandingChips
              chosen={standing}
              manages={manages}
              onChoose={(wanted) => list.setFilter('standing', wanted ?? '')}
            />
          </>
        }
        empty={<NoSignages manages={manages} />}
      />
    </>
  );
}

function ManagersActions() {
  const t = useTexts(signageListTexts);
  return (
    <>
      <CsvMenu exportCall={signageCalls.exportSignages} importPage={signagePaths.import} />
      <Button
        component={Link}
        to={signagePaths.pair}
        variant="light"
        leftSection={<IconDeviceTvOld size={18} stroke={1.6} aria-hidden />}
      >
        {t.pair}
      </Button>
      <Button component={Link} to={signagePaths.add} leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
        {t.add}
      </Button>
    </>
  );
}

function NoSignages({ manages }: { manages: boolean }) {
  const t = useTexts(signageListTexts);
  return (
    <Empty
      picture="/characters/kei/bow.webp"
      title={t.emptyTitle}
      text={manages ? t.emptyText : t.emptyTextOfOperator}
      action={
        manages && (
          <Button component={Link} to={signagePaths.add} variant="light">
            {t.add}
          </Button>
        )
      }
    />
  );
}
