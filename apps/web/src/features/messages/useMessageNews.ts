import { messageCalls } from '@mukae/contract/calls/messages';
import type { ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useRealtime } from '@/live/RealtimeContext';
import { toast } from '@/ui/toast';
import { messagesTexts } from './messages.texts';

/** Tells on every page that a visitor left a message; the list of them is read anew whenever it has changed. */
export function useMessageNews(): void {
  const t = useTexts(messagesTexts);
  const client = useQueryClient();
  const realtime = useRealtime();
  const tell = useEffectEvent(({ signageName }: ServerMessageOf<'visitorMessage'>) => {
    void toast.success({ title: t.news(signageName), text: t.newsText, closeLabel: t.close });
  });
  useEffect(() => realtime.on('visitorMessage', (message) => tell(message)), [realtime]);
  useEffect(
    () =>
      realtime.on('messagesChanged', () => {
        void client.invalidateQueries({ queryKey: [messageCalls.pageOfMessages.path] });
      }),
    [realtime, client],
  );
}
