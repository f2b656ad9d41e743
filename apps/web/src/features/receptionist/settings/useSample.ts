import type { InputOf } from '@mukae/contract/calls/call';
import { voiceCalls } from '@mukae/contract/calls/voices';
import { useEffect, useRef, useState } from 'react';
import { call, isError } from '@/api/call';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { soundBytes } from '@/speaking/soundBytes';
import { toast } from '@/ui/toast';
import { characterVoicesTexts } from './characterVoices.texts';

type Line = Omit<InputOf<typeof voiceCalls.speak>, 'companyId'>;

function silence(audio: HTMLAudioElement | null): void {
  if (!audio) return;
  audio.pause();
  if (audio.src !== '') URL.revokeObjectURL(audio.src);
}

/** A voice is heard before it is chosen; voiceless: nothing here can speak like that. */
export function useSample() {
  const t = useTexts(characterVoicesTexts);
  const scope = useCompanyScope();
  const [is, setIs] = useState<'silent' | 'loading' | 'playing' | 'voiceless'>('silent');
  /** What is spoken, or fetched. Another one takes its place. */
  const current = useRef<HTMLAudioElement | null>(null);
  useEffect(
    () => () => {
      silence(current.current);
      current.current = null;
    },
    [],
  );

  const stop = () => {
    silence(current.current);
    current.current = null;
    setIs('silent');
  };
  const play = async (line: Line) => {
    silence(current.current);
    const audio = new Audio();
    current.current = audio;
    setIs('loading');
    const answer = await call(voiceCalls.speak, { ...scope, ...line });
    if (current.current !== audio) return;
    if (isError(answer)) {
      void toast.error({ title: answer.msg, text: answer.code, closeLabel: t.close });
      return stop();
    }
    if (!answer.spoken) return setIs('voiceless');
    audio.src = URL.createObjectURL(new Blob([soundBytes(answer.spoken.sound)], { type: 'audio/wav' }));
    audio.onended = stop;
    setIs('playing');
    await audio.play().catch(() => {
      if (current.current === audio) stop();
    });
  };
  return { is, play, stop };
}
