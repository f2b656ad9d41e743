import { messageCalls } from '@mukae/contract/calls/messages';
import { useCompanyScope } from '@/features/companies';
import { IconMessages } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { usePageOf } from '@/lists/usePageOf';
import type { HomeLine } from './HomeLines';
import { homeTexts } from './home.texts';

/** How many messages of visitors nobody has seen to: they are left while nobody is here. */
export function useMessagesLine(): HomeLine {
  const { lines, loading } = useTexts(homeTexts);
  const scope = useCompanyScope();
  const { data } = usePageOf(messageCalls.pageOfMessages, { page: 1, pageSize: 1, isDone: false, ...scope });
  return {
    to: '/app/messages/list',
    Shape: IconMessages,
    label: lines.messages,
    text: data ? lines.messagesNow(data.total) : loading,
  };
}
