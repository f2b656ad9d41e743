import type { ConfirmAnswer } from '@mukae/contract/calls/answers';
import { type MediaAnswer, mediaCalls } from '@mukae/contract/calls/media';
import { useState } from 'react';
import { call } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { mediaTexts } from '../media.texts';
import { useMediaChanged } from '../useMediaChanged';

export interface Deletion {
  medium: MediaAnswer;
  /** The server asks once more about what a screen shows. */
  question: ConfirmAnswer | null;
  trouble: { code: string; msg: string } | null;
  busy: boolean;
}

export function useDeletion() {
  const { deletion: t } = useTexts(mediaTexts);
  const mediaChanged = useMediaChanged();
  const [deletion, setDeletion] = useState<Deletion | null>(null);

  const confirm = async () => {
    if (!deletion || deletion.busy) return;
    const { medium, question } = deletion;
    setDeletion({ ...deletion, trouble: null, busy: true });
    const answer = await call(mediaCalls.deleteMedia, { targetId: medium.id, isForced: question !== null });
    if (answer.result === 'Confirm') return setDeletion({ medium, question: answer, trouble: null, busy: false });
    if (answer.result === 'Error') return setDeletion({ medium, question, trouble: answer, busy: false });
    setDeletion(null);
    mediaChanged();
    void toast.success({ title: t.done(medium.name), closeLabel: t.close });
  };

  return {
    deletion,
    ask: (medium: MediaAnswer) => setDeletion({ medium, question: null, trouble: null, busy: false }),
    confirm: () => void confirm(),
    giveUp: () => setDeletion(null),
  };
}
