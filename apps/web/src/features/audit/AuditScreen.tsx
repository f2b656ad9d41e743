import { auditCalls } from '@mukae/contract/calls/audit';
import { useCompanyScope, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { AuditFilters } from './AuditFilters';
import { auditTexts } from './audit.texts';
import { auditConditionsIn, noAuditConditions } from './conditions';
import { useAuditColumns } from './useAuditColumns';

export function AuditScreen() {
  const t = useTexts(auditTexts);
  const scope = useCompanyScope();
  const list = usePagedList({ sortKeys: [], sort: undefined, filters: noAuditConditions });
  const { page, pageSize, search } = list.request;
  const query = usePageOf(auditCalls.getAudit, {
    page,
    pageSize,
    search,
    ...auditConditionsIn(list.filters),
    ...scope,
  });
  const columns = useAuditColumns({ showsCompany: !useHasCompany() });
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={(entry) => String(entry.id)}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        filters={<AuditFilters filters={list.filters} onFilter={list.setFilter} />}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      />
    </>
  );
}
