import { accountCalls } from '@mukae/contract/calls/accounts';
import { errors, isShownInPlace, unexpected } from '@mukae/contract/errors/errors';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call';
import { useLanguage } from '../../../language/LanguageProvider';
import { type ChangedFields, needsCurrentPassword } from './changedFields';

interface Trouble {
  code: string;
  msg: string;
}

interface Sending {
  changed: ChangedFields;
  currentPassword: string | null;
}

/** From the form over the current password and the server's question to the end. */
export type ProfileChange =
  | { step: 'editing'; trouble: Trouble | null; busy: boolean }
  | { step: 'identifying'; changed: ChangedFields; trouble: Trouble | null; busy: boolean }
  | { step: 'confirming'; sending: Sending; question: Trouble; busy: boolean };

const editing: ProfileChange = { step: 'editing', trouble: null, busy: false };

function send({ changed, currentPassword }: Sending, isForceSubmit: 0 | 1) {
  const { image, ...fields } = changed;
  return call(
    accountCalls.updateUser,
    { targetUserId: 'SELF', ...fields, ...(currentPassword !== null && { currentPassword }), isForceSubmit },
    { image },
  );
}

export function useProfileChange(onSaved: (done: { identified: boolean; changed: ChangedFields }) => void) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [change, setChange] = useState<ProfileChange>(editing);

  const refused = ({ changed, currentPassword }: Sending, trouble: Trouble): ProfileChange =>
    currentPassword !== null && isShownInPlace(trouble.code)
      ? { step: 'identifying', changed, trouble, busy: false }
      : { step: 'editing', trouble, busy: false };

  async function deliver(sending: Sending, isForceSubmit: 0 | 1) {
    setChange((before) => ({ ...before, trouble: null, busy: true }));
    const answer = await send(sending, isForceSubmit);
    if (answer.result === 'OK') {
      setChange(editing);
      onSaved({ identified: sending.currentPassword !== null, changed: sending.changed });
    } else if (answer.result === 'Confirm' && isForceSubmit === 0) {
      setChange({ step: 'confirming', sending, question: answer, busy: false });
    } else if (answer.code === errors.notLoggedIn.code) {
      void navigate('/login', { state: { isRedirect: true } });
    } else {
      const trouble = answer.result === 'Error' ? answer : { code: unexpected.code, msg: unexpected.text[language] };
      setChange(refused(sending, trouble));
    }
  }

  const submit = (changed: ChangedFields) =>
    needsCurrentPassword(changed)
      ? setChange({ step: 'identifying', changed, trouble: null, busy: false })
      : void deliver({ changed, currentPassword: null }, 0);

  const identify = (currentPassword: string) => {
    if (change.step === 'identifying') void deliver({ changed: change.changed, currentPassword }, 0);
  };

  const accept = () => {
    if (change.step === 'confirming') void deliver(change.sending, 1);
  };

  return { change, submit, identify, accept, giveUp: () => setChange(editing) };
}
