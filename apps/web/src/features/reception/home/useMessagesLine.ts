import { useOpenMessages } from '@/features/messages';
import { IconMessages } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { HomeLine } from './HomeLines';
import { homeTexts } from './home.texts';

/** How many messages of visitors nobody has seen to: they are left while nobody is here. */
export function useMessagesLine(): HomeLine {
  const { lines, loading } = useTexts(homeTexts);
  const open = useOpenMessages();
  return {
    to: '/app/messages/list',
    Shape: IconMessages,
    label: lines.messages,
    text: open === undefined ? loading : lines.messagesNow(open),
  };
}
