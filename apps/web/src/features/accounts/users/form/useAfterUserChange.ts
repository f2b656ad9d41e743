import { accountCalls } from '@mukae/contract/calls/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../../language/LanguageProvider';
import { toast } from '../../../../ui/toast';
import { userPaths } from '../userPaths';
import { userFormTexts } from './userForm.texts';

/** Back to the list, which is asked for anew, with a word about what was done. */
export function useAfterUserChange() {
  const t = useTexts(userFormTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (title: string, name: string) => {
    await navigate(userPaths.list);
    void client.invalidateQueries({ queryKey: [accountCalls.getUser.path] });
    void toast.success({ title, text: name, closeLabel: t.close });
  };
}
