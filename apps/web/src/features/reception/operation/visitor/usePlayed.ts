import { useCallback, useEffect, useRef, useState } from 'react';
import { onFirstGesture } from '@/sound/firstGesture';

const isForbidden = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'NotAllowedError';

/** Whether it plays with its sound; a stream that is replaced meanwhile plays no more, which is no failure. */
async function playAloud(video: HTMLVideoElement): Promise<boolean> {
  video.muted = false;
  try {
    await video.play();
    return true;
  } catch (failure) {
    return !isForbidden(failure);
  }
}

/**
 * Plays a stream with its sound. Browsers may want a press first, or a page that uses a microphone: until then it stays muted, as
 * it begins.
 */
export function usePlayed(stream: MediaStream | undefined, volumePercent: number, microphone: MediaStreamTrack | null) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isSilenced, setIsSilenced] = useState(false);

  const play = useCallback(async () => {
    const video = ref.current;
    if (!video) return;
    const isAloud = await playAloud(video);
    setIsSilenced(!isAloud);
    if (isAloud) return;
    video.muted = true;
    video.play().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!ref.current) return;
    ref.current.srcObject = stream ?? null;
    if (stream) void play();
  }, [stream, play]);

  useEffect(() => {
    if (!isSilenced) return;
    if (microphone) void play();
    return onFirstGesture(() => void play());
  }, [isSilenced, microphone, play]);

  useEffect(() => {
    if (ref.current) ref.current.volume = volumePercent / 100;
  }, [volumePercent]);

  return { ref, isSilenced, listen: () => void play() };
}
