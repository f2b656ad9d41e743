import { errorCodes } from '@mukae/contract/errors/codes';
import type { ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { connectionTexts } from './connection.texts';
import { useRealtime } from './RealtimeContext';

/** What is on its way while a call ends comes too late, and the end of the call is told anyway. */
const isToldAnyway = (code: string) => code === errorCodes.callOver;

/** Says what the server had against something that this page sent without waiting for an answer; its own failure is told. */
export function useWarnings(onServerError: (msg: string) => void): void {
  const t = useTexts(connectionTexts);
  const realtime = useRealtime();
  const tell = useEffectEvent(({ code, msg }: ServerMessageOf<'Warning'>) => {
    if (code === errorCodes.unknownError) onServerError(msg);
    else if (!isToldAnyway(code)) void toast.warning({ title: msg, text: code, closeLabel: t.close });
  });
  useEffect(() => realtime.on('Warning', (warning) => tell(warning)), [realtime]);
}
