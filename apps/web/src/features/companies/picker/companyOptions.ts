export interface CompanyOption {
  value: string;
  label: string;
}

export const everyCompany = 'all';

/** What can be chosen, and in any case what is chosen: a field forgets the name of what it does not list. */
export const companyOptions = (found: readonly CompanyOption[], chosen: CompanyOption): CompanyOption[] =>
  chosen.label === '' || found.some(({ value }) => value === chosen.value) ? [...found] : [...found, chosen];
