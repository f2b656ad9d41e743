import { auditCalls } from '@mukae/contract/calls/audit';
import { useTexts } from '../../language/LanguageProvider';
import { Empty } from '../../ui/Empty';
import { PageHeader } from '../../ui/PageHeader';
import { useCompanyScope, useHasCompany } from '../companies/companyScope';
import { PagedList } from '../service/PagedList';
import { usePagedList } from '../service/usePagedList';
import { usePageOf } from '../service/usePageOf';
import { AuditFilters } from './AuditFilters';
import { auditTexts } from './audit.texts';
import { conditionsIn, noConditions } from './conditions';
import { useAuditColumns } from './useAuditColumns';

export function AuditScreen() {
  const t = useTexts(auditTexts);
  const scope = useCompanyScope();
  const list = usePagedList({ sortKeys: [], sort: undefined, filters: noConditions });
  const { page, pageSize, search } = list.request;
  const query = usePageOf(auditCalls.getAudit, { page, pageSize, search, ...conditionsIn(list.filters), ...scope });
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
