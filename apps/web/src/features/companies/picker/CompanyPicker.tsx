import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { pageSizes } from '@mukae/contract/domain/list/paging';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { chooseCompany, useCompanyScope } from '../companyScope';
import { useCompanies } from '../useCompanies';
import { useCompany } from '../useCompany';
import { useCompanyName } from '../useCompanyName';
import { type CompanyOption, companyOptions, everyCompany } from './companyOptions';
import { companyPickerTexts } from './companyPicker.texts';

/** Which company a system administrator works on; every list follows. Where one is needed, all of them are no answer. */
export function CompanyPicker({ needsOne = false }: { needsOne?: boolean }) {
  const t = useTexts(companyPickerTexts);
  const chosen = useChosen();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed === chosen.label ? '' : typed.trim(), 300);
  const found = useFound(search);
  return (
    <Select
      label={t.label}
      searchable
      placeholder={t.choose}
      data={needsOne ? found : companyOptions([{ value: everyCompany, label: t.all }, ...found], chosen)}
      nothingFoundMessage={t.nothing}
      maxDropdownHeight={320}
      value={needsOne ? null : chosen.value}
      onFocus={(focus) => focus.currentTarget.select()}
      onSearchChange={setTyped}
      onChange={(value) => chooseCompany(value === everyCompany ? null : Number(value))}
    />
  );
}

/** What stands in the field: the company may be unknown to the list that was found. */
function useChosen(): CompanyOption {
  const t = useTexts(companyPickerTexts);
  const nameOf = useCompanyName();
  const scope = useCompanyScope();
  const { data: company } = useCompany();
  if (!('companyId' in scope)) return { value: everyCompany, label: t.all };
  const { companyId } = scope;
  return { value: String(companyId), label: company ? nameOf({ id: companyId, name: company.name }) : '' };
}

function useFound(search: string): CompanyOption[] {
  const nameOf = useCompanyName();
  const { data } = useCompanies({ page: 1, pageSize: pageSizes.usual, sort: 'name', search: search || undefined });
  return data?.rows.map((company) => ({ value: String(company.id), label: nameOf(company) })) ?? [];
}
