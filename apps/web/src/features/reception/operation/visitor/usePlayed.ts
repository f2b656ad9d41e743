import { useCallback, useEffect, useRef, useState } from 'react';

/** Plays a stream with its sound. Browsers may want a press first: until then it stays muted, as it begins. */
export function usePlayed(stream: MediaStream | undefined, volumePercent: number) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isSilenced, setIsSilenced] = useState(false);

  const play = useCallback(async () => {
    const video = ref.current;
    if (!video) return;
    video.muted = false;
    try {
      await video.play();
      setIsSilenced(false);
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === 'NotAllowedError')) return;
      video.muted = true;
      setIsSilenced(true);
      void video.play();
    }
  }, []);

  useEffect(() => {
    if (!ref.current) return;
    ref.current.srcObject = stream ?? null;
    if (stream) void play();
  }, [stream, play]);

  useEffect(() => {
    if (ref.current) ref.current.volume = volumePercent / 100;
  }, [volumePercent]);

  return { ref, isSilenced, listen: () => void play() };
}
