import { accountCalls } from '@mukae/contract/calls/accounts';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { errorCodes, isShownInPlace, unexpected } from '@mukae/contract/errors/codes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '@/api/call';
import { useLanguage } from '@/language/LanguageProvider';

type Trouble = { code: string; msg: string };

/** The new password waits until the current one is given; then both are sent. */
type PasswordChange =
  | { step: 'editing'; trouble: Trouble | null }
  | { step: 'confirming'; password: string; trouble: Trouble | null; busy: boolean };

export function usePasswordChange() {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [change, setChange] = useState<PasswordChange>({ step: 'editing', trouble: null });

  const begin = (password: string) => setChange({ step: 'confirming', password, trouble: null, busy: false });
  const cancel = () => setChange({ step: 'editing', trouble: null });

  const finish = async (password: string, currentPassword: string) => {
    setChange({ step: 'confirming', password, trouble: null, busy: true });
    const answer = await call(accountCalls.updateUser, { password, currentPassword });
    if (answer.result === 'OK') {
      await call(sessionCalls.logout, {});
      return void navigate('/login', { replace: true, state: { passwordChanged: true } });
    }
    if (answer.code === errorCodes.notLoggedIn) return void navigate('/login', { replace: true });
    const trouble =
      answer.result === 'Error'
        ? { code: answer.code, msg: answer.msg }
        : { code: unexpected.code, msg: unexpected.text[language] };
    setChange(
      isShownInPlace(trouble.code)
        ? { step: 'confirming', password, trouble, busy: false }
        : { step: 'editing', trouble },
    );
  };

  return { change, begin, cancel, finish };
}
