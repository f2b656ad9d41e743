import { createContext, use } from 'react';
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

let chosen: Observed<CompanyScope> | undefined;

/** Read when it is first asked for: not everybody who knows this file has a window. */
const choice = (): Observed<CompanyScope> => {
  chosen ??= new Observed(stored());
  return chosen;
};

/** Null: all companies again. */
export function chooseCompany(companyId: number | null): void {
  if (companyId === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, String(companyId));
  choice().set(stored());
}

const worksOnEveryCompany = (): boolean => roleMay('company.manage');

/** The company of what is worked on, whichever is chosen in the console; null: the chosen one. */
export const CompanyAtHand = createContext<number | null>(null);

/** `queryOf(storeCalls.getStore, { ...useCompanyScope() })` */
export function useCompanyScope(): CompanyScope {
  const companyId = use(CompanyAtHand);
  const inConsole = useObserved(choice());
  if (!worksOnEveryCompany()) return everyCompany;
  return companyId === null ? inConsole : { companyId };
}

/** Whether it is clear which company is meant: one's own, or the one that was chosen. */
export function useHasCompany(): boolean {
  const scope = useCompanyScope();
  return !worksOnEveryCompany() || 'companyId' in scope;
}
