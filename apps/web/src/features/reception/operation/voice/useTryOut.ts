import { useEffect, useRef, useState } from 'react';
import { record } from '../../../../voice';

const spokenMs = 3_000;

type TryOut = 'idle' | 'recording' | 'playing';

/** Somebody speaks for a moment and then hears herself as the visitor does. */
export function useTryOut(track: MediaStreamTrack | null) {
  const [state, setState] = useState<TryOut>('idle');
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => () => player.current?.pause(), []);

  const play = async (sound: Blob) => {
    const url = URL.createObjectURL(sound);
    const audio = new Audio(url);
    player.current = audio;
    audio.onended = () => {
      URL.revokeObjectURL(url);
      setState('idle');
    };
    setState('playing');
    await audio.play();
  };

  const start = async () => {
    if (!track || state !== 'idle') return;
    setState('recording');
    try {
      await play(await record(track, spokenMs));
    } catch {
      setState('idle');
    }
  };
  return { state, start };
}
