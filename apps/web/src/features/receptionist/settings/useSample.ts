import type { InputOf } from '@mukae/contract/calls/call';
import { voiceCalls } from '@mukae/contract/calls/voices';
import { useEffect, useRef, useState } from 'react';
import { call, isError } from '@/api/call';
import { useTexts } from '@/language/LanguageProvider';
import { characterVoicesTexts } from './characterVoices.texts';

type How = Omit<InputOf<typeof voiceCalls.speak>, 'text' | 'language'>;

/** A voice is heard before it is chosen. */
export function useSample() {
  const { sample } = useTexts(characterVoicesTexts);
  const [is, setIs] = useState<'silent' | 'loading' | 'playing' | 'voiceless'>('silent');
  const playing = useRef<HTMLAudioElement | null>(null);
  const stop = () => {
    playing.current?.pause();
    playing.current = null;
    setIs('silent');
  };
  useEffect(() => () => playing.current?.pause(), []);

  const play = async (how: How) => {
    setIs('loading');
    const answer = await call(voiceCalls.speak, { ...how, text: sample, language: 'ja' });
    if (isError(answer) || !answer.spoken) return setIs('voiceless');
    const audio = new Audio(`data:audio/wav;base64,${answer.spoken.sound}`);
    playing.current = audio;
    audio.onended = stop;
    setIs('playing');
    await audio.play().catch(stop);
  };
  return { is, play, stop };
}
