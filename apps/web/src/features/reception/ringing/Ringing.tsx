import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { useMyCall, useRings } from '@/live/useLive';
import { useWaiting } from '@/live/useWaiting';
import { useLast } from '@/ui/useLast';
import { operationPath, standbyPath } from '../receptionPaths';
import { RingingDialog } from './RingingDialog';
import { ringingTexts } from './ringing.texts';
import { shownRing } from './shownRing';
import { useAnsweredElsewhere } from './useAnsweredElsewhere';
import { useAnswering } from './useAnswering';
import { useRingTone } from './useBell';
import { useFlashingTitle } from './useFlashingTitle';
import { useRingNotice } from './useRingNotice';

/** Visitors who call are heard and seen on every page of the console. */
export function Ringing() {
  const t = useTexts(ringingTexts);
  const rings = useRings();
  const [before, setBefore] = useState<string>();
  const [mutedId, setMutedId] = useState<string>();
  const [declinedId, setDeclinedId] = useState<string>();
  const ring = shownRing(rings, before);
  const { busy, accept, decline } = useAnswering(ring !== undefined);
  const shown = useLast(ring ?? null);
  const others = useWaiting().filter(({ signageId }) => signageId !== shown?.signageId).length;
  if (ring && ring.requestId !== before) setBefore(ring.requestId);
  const isMuted = ring !== undefined && ring.requestId === mutedId;

  useRingTone(ring !== undefined && !isMuted && busy !== 'accepting');
  useFlashingTitle(ring ? t.inTitle : null);
  useRingNotice(
    ring ? { id: ring.requestId, title: t.title, body: t.noticeBody(ring.storeName, ring.signageName) } : null,
  );
  useAnsweredElsewhere();
  useStandbyAfterLastRing({ isRinging: ring !== undefined, wasDeclined: declinedId === shown?.requestId });

  if (!shown) return null;
  return (
    <RingingDialog
      opened={ring !== undefined}
      ring={shown}
      others={others}
      isMuted={isMuted}
      busy={busy}
      onMute={() => setMutedId(isMuted ? undefined : shown.requestId)}
      onAccept={() => void accept(shown)}
      onDecline={() => {
        setDeclinedId(shown.requestId);
        void decline(shown);
      }}
    />
  );
}

/** Who declined the last visitor is back on standby, unless she looks after another one; so is who opened the operation screen for nobody. */
function useStandbyAfterLastRing({ isRinging, wasDeclined }: { isRinging: boolean; wasDeclined: boolean }): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const call = useMyCall();
  const leave = useEffectEvent(() => {
    if (call || pathname === standbyPath) return;
    if (wasDeclined || pathname === operationPath) void navigate(standbyPath);
  });
  useEffect(() => {
    if (!isRinging) return;
    return () => leave();
  }, [isRinging]);
}
