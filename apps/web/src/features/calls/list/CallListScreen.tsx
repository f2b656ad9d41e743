import { callRecordCalls, callRecordSortKeys } from '@mukae/contract/calls/callRecords';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { callsTexts } from '../calls.texts';
import { CallFilters } from './CallFilters';
import { callListTexts } from './callList.texts';
import { callConditionsIn, noCallConditions } from './conditions';
import { useCallColumns } from './useCallColumns';

export function CallListScreen() {
  const t = useTexts(callListTexts);
  const { en, title } = useTexts(callsTexts);
  const scope = useCompanyScope();
  const { data: today } = useQuery({ ...queryOf(callRecordCalls.getCallSummary, scope), staleTime: 0 });
  const list = usePagedList({ sortKeys: callRecordSortKeys, sort: '-beganAt', filters: noCallConditions });
  const query = usePageOf(callRecordCalls.pageOfCallRecords, {
    ...list.request,
    ...callConditionsIn(list.filters),
    ...scope,
  });
  const columns = useCallColumns({ showsCompany: !useHasCompany() });
  return (
    <>
      <PageHeader en={en} title={title} text={today ? t.today(today) : t.text} />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        opens
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        filters={<CallFilters filters={list.filters} onFilter={list.setFilter} />}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      />
    </>
  );
}
