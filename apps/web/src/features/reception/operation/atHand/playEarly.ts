import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';
import type { Observed } from '@/observing/observed';
import { volume } from '../devices/volume';

/** The visitor is heard before there is a screen to see her on. Gives back how to stop, once that screen plays her. */
export function playEarly(facts: Observed<ConnectionFacts>): () => void {
  const audio = new Audio();
  audio.volume = volume.remembered() / 100;
  const play = () => {
    const stream = facts.get().media?.person ?? null;
    if (audio.srcObject === stream) return;
    audio.srcObject = stream;
    // Where the browser wants a press first, the screen has a button for it.
    if (stream) void audio.play().catch(() => undefined);
  };
  const stop = facts.subscribe(play);
  play();
  return () => {
    stop();
    audio.srcObject = null;
  };
}
