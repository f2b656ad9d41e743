import { useSyncExternalStore } from 'react';
import { roleInCookie } from '../../api/cookies';

/** What a request names: a system administrator works on one company at a time, everybody else on her own. */
export type CompanyScope = { companyId: number } | Record<never, never>;

const storageKey = 'mukae.company';
const everyCompany: CompanyScope = {};
const listeners = new Set<() => void>();

function stored(): CompanyScope {
  const companyId = Number(sessionStorage.getItem(storageKey));
  return Number.isSafeInteger(companyId) && companyId > 0 ? { companyId } : everyCompany;
}

let chosen = stored();

/** Null: all companies again. */
export function chooseCompany(companyId: number | null): void {
  if (companyId === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, String(companyId));
  chosen = stored();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const worksOnEveryCompany = (): boolean => roleInCookie() === 'systemAdmin';

/** `queryOf(storeCalls.getStore, { ...useCompanyScope() })` */
export const useCompanyScope = (): CompanyScope =>
  useSyncExternalStore(subscribe, () => (worksOnEveryCompany() ? chosen : everyCompany));

/** Whether it is clear which company is meant: one's own, or the one that was chosen. */
export function useHasCompany(): boolean {
  const scope = useCompanyScope();
  return !worksOnEveryCompany() || 'companyId' in scope;
}
