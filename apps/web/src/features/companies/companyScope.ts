import { roleMay } from '@/api/roleMay';
import { Observed } from '@/observing/observed';
import { useObserved } from '@/observing/useObserved';

/** What a request names: a system administrator works on one company at a time, everybody else on her own. */
export type CompanyScope = { companyId: number } | Record<never, never>;

const storageKey = 'mukae.company';
const everyCompany: CompanyScope = {};

function stored(): CompanyScope {
  const companyId = Number(sessionStorage.getItem(storageKey));
  return Number.isSafeInteger(companyId) && companyId > 0 ? { companyId } : everyCompany;
}

const chosen = new Observed(stored());

/** Null: all companies again. */
export function chooseCompany(companyId: number | null): void {
  if (companyId === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, String(companyId));
  chosen.set(stored());
}

const worksOnEveryCompany = (): boolean => roleMay('company.manage');

/** `queryOf(storeCalls.getStore, { ...useCompanyScope() })` */
export function useCompanyScope(): CompanyScope {
  const scope = useObserved(chosen);
  return worksOnEveryCompany() ? scope : everyCompany;
}

/** Whether it is clear which company is meant: one's own, or the one that was chosen. */
export function useHasCompany(): boolean {
  const scope = useCompanyScope();
  return !worksOnEveryCompany() || 'companyId' in scope;
}
