import { storeCalls } from '@mukae/contract/calls/stores';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../language/LanguageProvider';
import { toast } from '../../../ui/toast';
import { storePaths } from '../storePaths';
import { storeFormTexts } from './storeForm.texts';

/** Back to the list, which shows what is new. */
export function useAfterStoreChange() {
  const t = useTexts(storeFormTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (title: string) => {
    await navigate(storePaths.list);
    // Not before: a store that was deleted would be looked for once more.
    void client.invalidateQueries({ queryKey: [storeCalls.getStore.path] });
    void toast.success({ title, closeLabel: t.close });
  };
}
