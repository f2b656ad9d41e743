import type { ConfirmAnswer, ErrorAnswer } from '@mukae/contract/calls/answers';
import { errorCodes, isShownInPlace, unexpected } from '@mukae/contract/errors/codes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '@/language/LanguageProvider';

export interface Trouble {
  code: string;
  msg: string;
}

/** What goes to the server: what is wanted, who asks for it, and whether the server's question was answered with yes. */
export interface Sending<Wanted> {
  wanted: Wanted;
  currentPassword: string | undefined;
  isForceSubmit: 0 | 1;
}

/** From the form over the current password and the server's question to the end. */
export type GuardedChange<Wanted> =
  | { step: 'editing'; trouble: Trouble | null; busy: boolean }
  | { step: 'identifying'; wanted: Wanted; trouble: Trouble | null; busy: boolean }
  | { step: 'confirming'; sending: Sending<Wanted>; question: Trouble; busy: boolean };

interface Guard<Wanted> {
  send: (sending: Sending<Wanted>) => Promise<{ result: 'OK' } | ConfirmAnswer | ErrorAnswer>;
  /** Whether the current password is asked for first; it never is when this is left out. */
  needsCurrentPassword?: (wanted: Wanted) => boolean;
  onDone: (done: { wanted: Wanted; identified: boolean }) => void;
}

const quiet = { trouble: null, busy: false } as const;
const editing = { step: 'editing', ...quiet } as const;

/** Sends what a form wants, and asks on the way whatever has to be asked. */
export function useGuardedChange<Wanted>({ send, needsCurrentPassword = () => false, onDone }: Guard<Wanted>) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [change, setChange] = useState<GuardedChange<Wanted>>(editing);

  const refused = ({ wanted, currentPassword }: Sending<Wanted>, trouble: Trouble): GuardedChange<Wanted> =>
    currentPassword !== undefined && isShownInPlace(trouble.code)
      ? { step: 'identifying', wanted, trouble, busy: false }
      : { step: 'editing', trouble, busy: false };

  async function deliver(sending: Sending<Wanted>) {
    setChange((before) => ({ ...before, trouble: null, busy: true }));
    const answer = await send(sending);
    if (answer.result === 'OK') {
      setChange(editing);
      onDone({ wanted: sending.wanted, identified: sending.currentPassword !== undefined });
    } else if (answer.result === 'Confirm' && sending.isForceSubmit === 0) {
      setChange({ step: 'confirming', sending, question: answer, busy: false });
    } else if (answer.code === errorCodes.notLoggedIn) {
      void navigate('/login', { state: { isRedirect: true } });
    } else {
      const trouble = answer.result === 'Error' ? answer : { code: unexpected.code, msg: unexpected.text[language] };
      setChange(refused(sending, trouble));
    }
  }

  const submit = (wanted: Wanted) =>
    needsCurrentPassword(wanted)
      ? setChange({ step: 'identifying', wanted, trouble: null, busy: false })
      : void deliver({ wanted, currentPassword: undefined, isForceSubmit: 0 });

  const identify = (currentPassword: string) => {
    if (change.step === 'identifying') void deliver({ wanted: change.wanted, currentPassword, isForceSubmit: 0 });
  };

  const accept = () => {
    if (change.step === 'confirming') void deliver({ ...change.sending, isForceSubmit: 1 });
  };

  /** What the form itself shows, while no dialog stands before it. */
  const atForm = change.step === 'editing' ? { trouble: change.trouble, busy: change.busy } : quiet;

  return { change, atForm, submit, identify, accept, giveUp: () => setChange(editing) };
}

export type GuardedForm<Wanted> = ReturnType<typeof useGuardedChange<Wanted>>;
