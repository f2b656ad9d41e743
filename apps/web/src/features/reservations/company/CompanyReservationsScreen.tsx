import type { CompanyReservation } from '@mukae/contract/calls/reservationFields';
import { companyReservationSortKeys, reservationCalls } from '@mukae/contract/calls/reservations';
import { useState } from 'react';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { useServerNow } from '@/live/useServerNow';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { monthNamed } from '../months/monthsAround';
import { CancelDialog } from './CancelDialog';
import { CompanyReservationFilters, stateNamed } from './CompanyReservationFilters';
import { companyReservationsTexts } from './companyReservations.texts';
import { useCompanyReservationColumns } from './useCompanyReservationColumns';

/** What was reserved in a company, or in all of them; whoever looks after it cancels with a reason. */
export function CompanyReservationsScreen() {
  const t = useTexts(companyReservationsTexts);
  const scope = useCompanyScope();
  const now = new Date(useServerNow());
  const list = usePagedList({
    sortKeys: companyReservationSortKeys,
    sort: '-startsAt',
    filters: { month: '', state: '' },
  });
  const query = usePageOf(reservationCalls.pageOfCompanyReservations, {
    ...list.request,
    month: monthNamed(list.filters.month),
    state: stateNamed(list.filters.state),
    ...scope,
  });
  const [toCancel, setToCancel] = useState<CompanyReservation | null>(null);
  const columns = useCompanyReservationColumns({ now, onCancel: setToCancel });
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        filters={<CompanyReservationFilters filters={list.filters} onFilter={list.setFilter} />}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      />
      <CancelDialog reservation={toCancel} onClose={() => setToCancel(null)} />
    </>
  );
}
