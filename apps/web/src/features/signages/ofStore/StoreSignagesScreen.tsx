import { Button } from '@mantine/core';
import { can } from '@mukae/contract/access/access';
import { signageCalls, signageSortKeys } from '@mukae/contract/calls/signages';
import { Link } from 'react-router';
import { roleInCookie } from '../../../api/cookies';
import { useTexts } from '../../../language/LanguageProvider';
import { Empty } from '../../../ui/Empty';
import { PagedList } from '../../service/PagedList';
import { usePagedList } from '../../service/usePagedList';
import { usePageOf } from '../../service/usePageOf';
import { StoreMenu } from '../../stores/menu/StoreMenu';
import { storeSignagesTexts } from './storeSignages.texts';
import { useStoreSignageColumns } from './useStoreSignageColumns';

export function StoreSignagesScreen() {
  return <StoreMenu place="signages">{({ id }) => <StoreSignages storeId={id} />}</StoreMenu>;
}

function StoreSignages({ storeId }: { storeId: number }) {
  const t = useTexts(storeSignagesTexts);
  const role = roleInCookie();
  const mayChange = role !== undefined && can(role, 'signage.manage');
  const list = usePagedList({ sortKeys: signageSortKeys, sort: 'name', filters: {} });
  const query = usePageOf(signageCalls.getSignage, { ...list.request, storeId });
  const columns = useStoreSignageColumns(mayChange);
  const add = (
    <Button component={Link} to="/app/signage/add" variant="light">
      {t.add}
    </Button>
  );
  return (
    <PagedList
      list={list}
      query={query}
      columns={columns}
      rowKey={(signage) => String(signage.id)}
      words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
      empty={
        <Empty
          picture="/characters/kei/bow.webp"
          title={t.emptyTitle}
          text={mayChange && t.emptyText}
          action={mayChange && add}
        />
      }
    />
  );
}
