import { Button } from '@mantine/core';
import { storeCalls, storeSortKeys } from '@mukae/contract/calls/stores';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { useCompanyScope, useHasCompany } from '@/features/companies';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { storeListTexts } from './storeList.texts';
import { useStoreColumns } from './useStoreColumns';

export function StoreListScreen() {
  const t = useTexts(storeListTexts);
  const mayChange = roleMay('store.manage');
  const list = usePagedList({ sortKeys: storeSortKeys, sort: 'name', filters: {} });
  const query = usePageOf(storeCalls.pageOfStores, { ...list.request, ...useCompanyScope() });
  const columns = useStoreColumns({ mayChange, showsCompany: !useHasCompany() });
  return (
    <>
      <PageHeader
        en={t.en}
        title={t.title}
        text={t.text}
        actions={
          mayChange && (
            <Button component={Link} to="/app/store/add" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
              {t.add}
            </Button>
          )
        }
      />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={(store) => String(store.id)}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        empty={<NoStores mayChange={mayChange} />}
      />
    </>
  );
}

function NoStores({ mayChange }: { mayChange: boolean }) {
  const t = useTexts(storeListTexts);
  const add = (
    <Button component={Link} to="/app/store/add" variant="light">
      {t.add}
    </Button>
  );
  return (
    <Empty
      picture="/characters/kei/bow.webp"
      title={t.emptyTitle}
      text={mayChange && t.emptyText}
      action={mayChange && add}
    />
  );
}
