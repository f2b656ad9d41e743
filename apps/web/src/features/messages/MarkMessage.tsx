import { Button } from '@mantine/core';
import { messageCalls, type VisitorMessage } from '@mukae/contract/calls/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { messagesTexts } from './messages.texts';

/** Says that somebody has seen to a message, or takes that back. */
export function MarkMessage({ message: { id, done } }: { message: VisitorMessage }) {
  const t = useTexts(messagesTexts);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    const answer = await call(messageCalls.markMessage, { targetId: id, isDone: done === null });
    setBusy(false);
    if (isError(answer)) void toast.error({ title: answer.msg, text: answer.code, closeLabel: t.close });
    for (const { path } of [messageCalls.pageOfMessages, messageCalls.countMessages])
      void client.invalidateQueries({ queryKey: [path] });
  };
  return (
    <Button size="xs" variant={done ? 'default' : 'light'} loading={busy} onClick={() => void mark()}>
      {done ? t.markOpen : t.markDone}
    </Button>
  );
}
