import type { CompanyAnswer } from '@mukae/contract/calls/companies';
import { useEffect, useState } from 'react';
import { hasUnsaved } from '@/serving/unsaved';
import { CompanyInfoForm } from './CompanyInfoForm';

/**
 * The company as the form began with it: a newer state takes nothing from who has typed something, before she has saved
 * that or asks for it.
 */
export function CompanyInfoToEdit({
  company,
  readAgain,
}: {
  company: CompanyAnswer;
  readAgain: () => Promise<CompanyAnswer | undefined>;
}) {
  const [begun, setBegun] = useState(company);
  useEffect(() => {
    if (!hasUnsaved()) setBegun(company);
  }, [company]);
  const beginAnew = async () => {
    const newest = await readAgain();
    if (newest) setBegun(newest);
  };
  return <CompanyInfoForm key={begun.version} company={begun} onReload={() => void beginAnew()} />;
}
