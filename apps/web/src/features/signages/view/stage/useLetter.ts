import { messageCalls } from '@mukae/contract/calls/messages';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { VisitorScene } from '@mukae/contract/domain/scene/phase';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callOnce } from '@/api/call';
import { makeOnceKey } from '@/api/onceKey';
import type { SceneLetter } from '@/scene/message/letter';
import type { SceneNotice } from '@/scene/sceneState';
import { isWritingLetter } from './writing';

interface Letter {
  /** Instead of the call that she has taken back. */
  begin: (requestId: string | undefined) => void;
  sheet: SceneLetter | null;
  notice: SceneNotice | null;
}

type Stage = { is: 'none' } | { is: 'writing'; requestId: string | undefined } | { is: 'left' };

/** What takes the screen: words are lost only to who comes to hear them, or to a pause; the thanks also to the next call. */
const givesWayTo: Readonly<Record<Stage['is'], readonly VisitorScene[]>> = {
  none: [],
  writing: ['Active', 'Suspended'],
  left: ['Calling', 'Active', 'Suspended'],
};

/** A visitor leaves a few words: the sheet she writes on, and the thanks. */
export function useLetter(scene: VisitorScene): Letter {
  const [stage, setStage] = useState<Stage>({ is: 'none' });
  const keyed = useRef({ said: '', onceKey: '' });
  const close = () => setStage({ is: 'none' });
  if (givesWayTo[stage.is].includes(scene)) close();
  const isWriting = stage.is === 'writing';
  useEffect(() => {
    isWritingLetter.set(isWriting);
    return () => isWritingLetter.set(false);
  }, [isWriting]);
  useAfterSilence(isWriting ? forgottenMs : null, close);
  useAfterSilence(stage.is === 'left' ? timing.missedNotice : null, close);

  const send = async (words: Parameters<SceneLetter['send']>[0], requestId: string | undefined) => {
    const said = JSON.stringify(words);
    if (keyed.current.said !== said) keyed.current = { said, onceKey: makeOnceKey() };
    const { result } = await callOnce(keyed.current.onceKey, messageCalls.leaveMessage, { ...words, requestId });
    if (result === 'OK') setStage({ is: 'left' });
    return result === 'OK';
  };
  return {
    begin: (requestId) => {
      // The next visitor may write the same.
      keyed.current = { said: '', onceKey: '' };
      setStage({ is: 'writing', requestId });
    },
    sheet: stage.is === 'writing' ? { send: (words) => send(words, stage.requestId), close } : null,
    notice: stage.is === 'left' ? { kind: 'messageLeft' } : null,
  };
}

/** Who walks away leaves nothing on the screen for others to read. */
const forgottenMs = 90_000;

/** Tells when nobody has touched anything or pressed a key for so long; null: never. */
function useAfterSilence(ms: number | null, tell: () => void): void {
  const silent = useEffectEvent(tell);
  useEffect(() => {
    if (ms === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent(), ms);
    };
    begin();
    window.addEventListener('pointerdown', begin);
    window.addEventListener('keydown', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', begin);
      window.removeEventListener('keydown', begin);
    };
  }, [ms]);
}
