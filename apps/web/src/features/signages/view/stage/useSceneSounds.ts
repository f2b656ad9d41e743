import type { VisitorScene } from '@mukae/contract/domain/scene/phase';
import { useEffect, useRef } from 'react';
import type { SceneNotice } from '@/scene/sceneState';
import { playCue } from '@/sound/playCue';
import { callingEveryMs, cueBetween } from '@/sound/sceneCues';

const touchTick = ({ target }: Event) => {
  if (target instanceof Element && target.closest('button')) playCue('touch');
};

/** What a visitor hears beside the staff. */
export function useSceneSounds(scene: VisitorScene, notice: SceneNotice | null): void {
  const last = useRef<VisitorScene>('Offline');
  useEffect(() => {
    const cue = cueBetween(last.current, scene);
    last.current = scene;
    if (cue) playCue(cue);
    if (scene !== 'Calling') return;
    const timer = setInterval(() => playCue('calling'), callingEveryMs);
    return () => clearInterval(timer);
  }, [scene]);

  const isEnding = notice?.kind === 'minutesLeft';
  useEffect(() => {
    if (isEnding) playCue('fiveMinutes');
  }, [isEnding]);

  useEffect(() => {
    window.addEventListener('pointerdown', touchTick);
    return () => window.removeEventListener('pointerdown', touchTick);
  }, []);
}
