import type { FileCall } from '@mukae/contract/calls/call';
import { useLanguage } from '@/language/LanguageProvider';
import { useCompanyScope, useHasCompany } from './companyScope';

/** Where a browser finds the rows of the company as a file; undefined while it is open which company is meant. */
export function useExportPath(
  { path }: Pick<FileCall, 'path'>,
  asked: Readonly<Record<string, string>> = {},
): string | undefined {
  const { language } = useLanguage();
  const scope = useCompanyScope();
  if (!useHasCompany()) return undefined;
  const company = 'companyId' in scope ? { companyId: String(scope.companyId) } : {};
  return `${path}?${new URLSearchParams({ ...company, ...asked, language })}`;
}
