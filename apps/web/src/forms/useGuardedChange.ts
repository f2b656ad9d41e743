import type { ConfirmAnswer, ErrorAnswer } from '@mukae/contract/calls/answers';
import { errorCodes, isShownInPlace } from '@mukae/contract/errors/codes';
import { useRef, useState } from 'react';
import { unexpectedAnswer } from '@/api/answer';
import { makeOnceKey } from '@/api/onceKey';
import { useSessionOver } from '@/serving/useSessionOver';
import type { Form } from './useForm';

export interface Trouble {
  code: string;
  msg: string;
}

/** What goes to the server: what is wanted, who asks for it, and whether the server's question was answered with yes. */
export interface Sending<Wanted> {
  wanted: Wanted;
  currentPassword: string | undefined;
  isForced: boolean;
}

export interface DoneChange<Wanted> {
  wanted: Wanted;
  /** Whether the current password was asked for. */
  identified: boolean;
}

/** From the form over the current password and the server's question to the end. */
type GuardedChange<Wanted> =
  | { step: 'editing'; trouble: Trouble | null; busy: boolean }
  | { step: 'identifying'; wanted: Wanted; trouble: Trouble | null; busy: boolean }
  | { step: 'confirming'; sending: Sending<Wanted>; question: Trouble; busy: boolean };

interface Guard<Wanted> {
  /** What was wrong with its fields is shown there instead of above it. */
  form?: Pick<Form<never, Wanted>, 'take' | 'whenRight'>;
  send: (sending: Sending<Wanted> & { onceKey: string }) => Promise<{ result: 'OK' } | ConfirmAnswer | ErrorAnswer>;
  /** Whether the current password is asked for first; it never is when this is left out. */
  needsCurrentPassword?: (wanted: Wanted) => boolean;
  onDone: (done: DoneChange<Wanted>) => void;
}

const quiet = { trouble: null, busy: false } as const;
const editing = { step: 'editing', ...quiet } as const;

/** Sends what a form wants, and asks on the way whatever has to be asked. */
export function useGuardedChange<Wanted>({ form, send, needsCurrentPassword = () => false, onDone }: Guard<Wanted>) {
  const leaveToLogin = useSessionOver();
  const [change, setChange] = useState<GuardedChange<Wanted>>(editing);
  const isUnderway = useRef(false);
  // One for what this form adds, until it is added: its answer may get lost, and it is sent again.
  const [onceKey, setOnceKey] = useState(makeOnceKey);

  const refused = ({ wanted, currentPassword }: Sending<Wanted>, answer: ErrorAnswer): GuardedChange<Wanted> =>
    currentPassword !== undefined && isShownInPlace(answer.code)
      ? { step: 'identifying', wanted, trouble: answer, busy: false }
      : { step: 'editing', trouble: form ? form.take(answer) : answer, busy: false };

  async function deliver(sending: Sending<Wanted>) {
    // Never twice, however often it is pressed.
    if (isUnderway.current) return;
    isUnderway.current = true;
    setChange((before) => ({ ...before, trouble: null, busy: true }));
    const answer = await send({ ...sending, onceKey });
    isUnderway.current = false;
    if (answer.result === 'OK') {
      setOnceKey(makeOnceKey());
      setChange(editing);
      onDone({ wanted: sending.wanted, identified: sending.currentPassword !== undefined });
    } else if (answer.result === 'Confirm' && !sending.isForced) {
      setChange({ step: 'confirming', sending, question: answer, busy: false });
    } else if (answer.code === errorCodes.notLoggedIn) {
      void leaveToLogin();
    } else {
      setChange(refused(sending, answer.result === 'Error' ? answer : unexpectedAnswer()));
    }
  }

  const submit = (wanted: Wanted) =>
    needsCurrentPassword(wanted)
      ? setChange({ step: 'identifying', wanted, trouble: null, busy: false })
      : void deliver({ wanted, currentPassword: undefined, isForced: false });

  const identify = (currentPassword: string) => {
    if (change.step === 'identifying') void deliver({ wanted: change.wanted, currentPassword, isForced: false });
  };

  const accept = () => {
    if (change.step === 'confirming') void deliver({ ...change.sending, isForced: true });
  };

  /** What the form itself shows, while no dialog stands before it. */
  const atForm = change.step === 'editing' ? { trouble: change.trouble, busy: change.busy } : quiet;

  return { change, atForm, submit, identify, accept, giveUp: () => setChange(editing) };
}

export type GuardedForm<Wanted> = ReturnType<typeof useGuardedChange<Wanted>>;
