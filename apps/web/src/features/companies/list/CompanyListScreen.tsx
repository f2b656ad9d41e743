import { companySortKeys } from '@mukae/contract/calls/companies';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { useCompanies } from '../useCompanies';
import { ContractDialog } from './ContractDialog';
import { companyListTexts } from './companyList.texts';
import { useCompanyColumns } from './useCompanyColumns';

export function CompanyListScreen() {
  const t = useTexts(companyListTexts);
  const list = usePagedList({ sortKeys: companySortKeys, sort: 'name', filters: {} });
  const query = useCompanies(list.request);
  const [opened, setOpened] = useState<number | null>(null);
  const columns = useCompanyColumns(setOpened);
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        words={{ label: t.label, search: t.search, placeholder: t.search }}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      />
      <ContractDialog
        company={query.data?.rows.find(({ id }) => id === opened) ?? null}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
