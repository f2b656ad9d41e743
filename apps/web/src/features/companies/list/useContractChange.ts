import { companyCalls, type ListedCompany } from '@mukae/contract/calls/companies';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { changedContract, type TypedContract } from './changedContract';
import { companyListTexts } from './companyList.texts';

/** From the fields of the dialog to a contract that holds. */
export function useContractChange(company: ListedCompany, onDone: () => void) {
  const { dialog: t } = useTexts(companyListTexts);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<{ code: string; msg: string } | null>(null);

  const reload = () => {
    for (const { path } of [companyCalls.getCompanies, companyCalls.getCompany])
      void client.invalidateQueries({ queryKey: [path] });
  };

  const change = async (typed: TypedContract) => {
    const changed = changedContract(company, typed);
    if (!changed) return onDone();
    setBusy(true);
    const { companyId, version } = company;
    const answer = await call(companyCalls.updateCompany, { targetCompanyId: companyId, ...changed, version });
    setBusy(false);
    if (isError(answer)) return setTrouble(answer);
    onDone();
    reload();
    void toast.success({ title: t.done, closeLabel: t.close });
  };

  return { busy, trouble, change: (typed: TypedContract) => void change(typed), reload };
}
