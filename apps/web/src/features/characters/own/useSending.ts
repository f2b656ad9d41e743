import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { useEffect, useRef, useState } from 'react';
import { isError } from '@/api/call';
import { makeOnceKey } from '@/api/onceKey';
import { upload } from '@/api/upload';
import { useCompanyScope } from '@/features/companies';
import type { Form } from '@/forms/useForm';

interface ChosenFiles {
  model: Blob;
  image: Blob;
}

export type ModelSending =
  | { is: 'awaited' }
  | { is: 'underway'; percent: number }
  | { is: 'failed'; code: string; msg: string };

/** What was wrong with a field stands there, and need not be told again. */
const failed = (left: ErrorAnswer | null): ModelSending =>
  left ? { is: 'failed', code: left.code, msg: left.msg } : { is: 'awaited' };

/** Brings a new character to the server; it can be stopped, and stops when the page is left. */
export function useSending(form: Pick<Form<never, never>, 'take'>, onDone: (name: string) => void) {
  const scope = useCompanyScope();
  const [sending, setSending] = useState<ModelSending>({ is: 'awaited' });
  const underway = useRef<AbortController>(null);
  const [onceKey, setOnceKey] = useState(makeOnceKey);

  useEffect(() => () => underway.current?.abort(), []);

  const send = async (name: string, files: ChosenFiles) => {
    const controller = new AbortController();
    underway.current = controller;
    setSending({ is: 'underway', percent: 0 });
    const answer = await upload(
      characterCalls.addCharacter,
      { name, ...scope },
      { ...files },
      {
        signal: controller.signal,
        onceKey,
        onProgress: (share) => setSending({ is: 'underway', percent: Math.floor(share * 100) }),
      },
    );
    if (controller.signal.aborted) return setSending({ is: 'awaited' });
    if (isError(answer)) return setSending(failed(form.take(answer)));
    setOnceKey(makeOnceKey());
    onDone(name);
  };

  return {
    sending,
    send: (name: string, files: ChosenFiles) => void send(name, files),
    stop: () => underway.current?.abort(),
  };
}
