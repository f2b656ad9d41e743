import { errors } from '@mukae/contract/errors/errors';
import { use, useEffect, useEffectEvent } from 'react';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { RealtimeContext } from '@/live/RealtimeContext';
import { toast } from '@/ui/toast';
import { ringingTexts } from './ringing.texts';

/** Says SVER-100 when somebody else was faster. Whoever answered, here or on another page, is in the call by then. */
export function useAnsweredElsewhere(): void {
  const t = useTexts(ringingTexts);
  const { language } = useLanguage();
  const live = use(RealtimeContext);
  const tell = useEffectEvent(() => {
    if (live.get().me?.status === 'Active') return;
    const { code, text } = errors.alreadyAnswered;
    void toast.warning({ title: text[language], text: code, closeLabel: t.close });
  });
  useEffect(
    () =>
      live.realtime.on('acceptRequest', ({ because }) => {
        if (because === 'answered') tell();
      }),
    [live],
  );
}
