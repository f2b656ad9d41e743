import { signageCalls } from '@mukae/contract/calls/signages';
import { storeCalls } from '@mukae/contract/calls/stores';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../language/LanguageProvider';
import { toast } from '../../../ui/toast';
import { signagePaths } from '../signagePaths';
import { signagesTexts } from '../signages.texts';

/** Back to the list, which shows what is new, as do the stores. */
export function useAfterSignageChange() {
  const { close } = useTexts(signagesTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (title: string, text?: string) => {
    await navigate(signagePaths.list);
    // Not before: a signage that was deleted would be looked for once more.
    for (const { path } of [signageCalls.getSignage, storeCalls.getStore]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
    void toast.success({ title, text, closeLabel: close });
  };
}
