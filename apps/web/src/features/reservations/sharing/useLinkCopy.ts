import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { sharingTexts } from './sharing.texts';

/** Takes a link along, and says so for five seconds. */
export function useLinkCopy(): (link: string) => void {
  const t = useTexts(sharingTexts);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      void toast.success({ title: t.copied, closeLabel: t.close });
    } catch {
      // Without a secure connection there is no clipboard.
      void toast.error({ title: t.notCopied, text: link, closeLabel: t.close });
    }
  };
  return (link) => void copy(link);
}
