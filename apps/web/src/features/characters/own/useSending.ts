import { characterCalls } from '@mukae/contract/calls/characters';
import { useEffect, useRef, useState } from 'react';
import { isError } from '@/api/call';
import { upload } from '@/api/upload';
import { useCompanyScope } from '@/features/companies';

export interface CharacterFiles {
  model: Blob;
  image: Blob;
}

export type Sending =
  | { is: 'awaited' }
  | { is: 'underway'; percent: number }
  | { is: 'failed'; code: string; msg: string };

/** Brings a new character to the server; it can be stopped, and stops when the page is left. */
export function useSending(onDone: (name: string) => void) {
  const scope = useCompanyScope();
  const [sending, setSending] = useState<Sending>({ is: 'awaited' });
  const underway = useRef<AbortController>(null);

  useEffect(() => () => underway.current?.abort(), []);

  const send = async (name: string, files: CharacterFiles) => {
    const controller = new AbortController();
    underway.current = controller;
    setSending({ is: 'underway', percent: 0 });
    const answer = await upload(
      characterCalls.addCharacter,
      { name, ...scope },
      { ...files },
      {
        signal: controller.signal,
        onProgress: (share) => setSending({ is: 'underway', percent: Math.floor(share * 100) }),
      },
    );
    if (controller.signal.aborted) return setSending({ is: 'awaited' });
    if (isError(answer)) return setSending({ is: 'failed', code: answer.code, msg: answer.msg });
    onDone(name);
  };

  return {
    sending,
    send: (name: string, files: CharacterFiles) => void send(name, files),
    stop: () => underway.current?.abort(),
  };
}
