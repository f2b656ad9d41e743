import { mediaCalls } from '@mukae/contract/calls/media';
import { IconPhoto } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { usePageOf } from '@/lists/usePageOf';
import type { HomeLine } from './HomeLines';
import { homeTexts } from './home.texts';

/** How many pictures and films I added. */
export function useOwnMediaLine(): HomeLine {
  const { own, loading } = useTexts(homeTexts);
  const { data } = usePageOf(mediaCalls.pageOfMedia, { page: 1, pageSize: 1 });
  return {
    to: '/app/media/list',
    Shape: IconPhoto,
    label: own.media,
    text: data ? own.mediaCount(data.total) : loading,
  };
}
