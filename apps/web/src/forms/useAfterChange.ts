import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { serviceTexts } from '@/serving/service.texts';
import { toast } from '@/ui/toast';
import { formIsDone } from './formIsDone';
import { useGoOn } from './useGoOn';

/** What a form belongs to: the list that it was opened from, and the calls whose answers it makes old. */
export interface Changes {
  list: string;
  answers: readonly { path: string }[];
}

/** Back to the list, which shows what is new, with a word about what was done. */
export function useAfterChange({ list, answers }: Changes) {
  const t = useTexts(serviceTexts);
  const client = useQueryClient();
  const goOn = useGoOn();
  const address = useListAddress(list);
  return async (title: string, text?: string) => {
    await goOn(address, { state: formIsDone });
    // Not before: a row that was deleted would be looked for once more.
    for (const { path } of answers) void client.invalidateQueries({ queryKey: [path] });
    void toast.success({ title, text, closeLabel: t.close });
  };
}
