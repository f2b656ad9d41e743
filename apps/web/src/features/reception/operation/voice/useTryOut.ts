import { useEffect, useState } from 'react';
import { record } from '@/voice';

const spokenMs = 3_000;

type Trial = { is: 'idle' | 'recording' | 'failed' } | { is: 'playing'; sound: Blob };

function play(sound: Blob, onEnd: () => void, onFailure: () => void): () => void {
  const url = URL.createObjectURL(sound);
  const audio = new Audio(url);
  audio.onended = onEnd;
  audio.play().catch(onFailure);
  return () => {
    audio.pause();
    URL.revokeObjectURL(url);
  };
}

/** Somebody speaks for a moment and then hears herself as the visitor would, who does not hear it. */
export function useTryOut(track: MediaStreamTrack | null, speakAside: (isAside: boolean) => void) {
  const [trial, setTrial] = useState<Trial>({ is: 'idle' });
  const isOn = trial.is === 'recording' || trial.is === 'playing';

  useEffect(() => {
    if (!isOn) return;
    speakAside(true);
    return () => speakAside(false);
  }, [isOn, speakAside]);

  useEffect(() => {
    const left = new AbortController();
    const become = (next: Trial) => {
      if (!left.signal.aborted) setTrial(next);
    };
    const fail = () => become({ is: 'failed' });
    if (trial.is === 'playing') {
      const stop = play(trial.sound, () => become({ is: 'idle' }), fail);
      left.signal.addEventListener('abort', stop);
    }
    if (trial.is === 'recording') {
      if (track) record(track, spokenMs, left.signal).then((sound) => become({ is: 'playing', sound }), fail);
      else fail();
    }
    return () => left.abort();
  }, [trial, track]);

  const start = () => {
    if (!isOn) setTrial({ is: 'recording' });
  };
  return { is: trial.is, start };
}
