import { signageCalls, signageSortKeys } from '@mukae/contract/calls/signages';
import { roleMay } from '@/api/roleMay';
import { NothingInStore, StoreMenu } from '@/features/stores';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { storeSignagesTexts } from './storeSignages.texts';
import { useStoreSignageColumns } from './useStoreSignageColumns';

export function StoreSignagesScreen() {
  return <StoreMenu place="signages">{({ id }) => <StoreSignages storeId={id} />}</StoreMenu>;
}

function StoreSignages({ storeId }: { storeId: number }) {
  const t = useTexts(storeSignagesTexts);
  const mayChange = roleMay('signage.manage');
  const list = usePagedList({ sortKeys: signageSortKeys, sort: 'name', filters: {} });
  const query = usePageOf(signageCalls.pageOfSignages, { ...list.request, storeId });
  const columns = useStoreSignageColumns(mayChange);
  return (
    <PagedList
      list={list}
      query={query}
      columns={columns}
      rowKey={(signage) => String(signage.id)}
      words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
      empty={
        <NothingInStore
          title={t.emptyTitle}
          text={t.emptyText}
          way={{ to: '/app/signage/add', word: t.add }}
          mayChange={mayChange}
        />
      }
    />
  );
}
