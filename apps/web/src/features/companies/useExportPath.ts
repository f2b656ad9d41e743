import type { FileCall } from '@mukae/contract/calls/call';
import { useCompanyScope, useHasCompany } from './companyScope';

/** Where a browser finds the rows of the company as a file; undefined while it is open which company is meant. */
export function useExportPath({ path }: Pick<FileCall, 'path'>): string | undefined {
  const scope = useCompanyScope();
  if (!useHasCompany()) return undefined;
  return 'companyId' in scope ? `${path}?companyId=${scope.companyId}` : path;
}
