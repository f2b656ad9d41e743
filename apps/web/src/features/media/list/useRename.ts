import { type MediaAnswer, mediaCalls } from '@mukae/contract/calls/media';
import { useState } from 'react';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { mediaTexts } from '../media.texts';
import { useMediaChanged } from '../useMediaChanged';
import { newName } from './newName';

/** The name as it stands, or as it is about to be. A refused name is taken back. */
export function useRename({ id, name, version }: MediaAnswer) {
  const { rename: t } = useTexts(mediaTexts);
  const mediaChanged = useMediaChanged();
  const [sent, setSent] = useState<{ name: string; version: number } | null>(null);

  const rename = async (typed: string) => {
    const wanted = newName(name, typed);
    if (wanted === null) return;
    setSent({ name: wanted, version });
    const answer = await call(mediaCalls.updateMedia, { id, name: wanted, seenVersion: version });
    if (isError(answer)) {
      setSent(null);
      void toast.error({ title: t.failed(answer.code), text: answer.msg, closeLabel: t.close });
    }
    mediaChanged();
  };

  return { shown: sent?.version === version ? sent.name : name, rename };
}
