import type { Size } from '@mukae/contract/domain/signage/size';
import { sceneMotion } from '@mukae/contract/domain/template/sceneMotion';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import { useCallback, useEffect, useState } from 'react';

export type Readability = { kind: 'unknown' } | { kind: 'readable'; size: Size } | { kind: 'failed' };

const unknown: Readability = { kind: 'unknown' };
const failed: Readability = { kind: 'failed' };

/**
 * Whether a medium can be shown, and how large it is. One that cannot is tried again, out of sight: visitors never see
 * a broken picture, and the medium comes back when its cause has gone away.
 */
export function useReadableMedia(media: MediaSource | null): [readability: Readability, fail: () => void] {
  const [known, setKnown] = useState<{ url: string; readability: Readability } | null>(null);
  const readability = known && known.url === media?.url ? known.readability : unknown;
  const tell = useCallback(
    (answer: Readability) => media && setKnown({ url: media.url, readability: answer }),
    [media],
  );

  useEffect(() => {
    if (!media || readability.kind === 'readable') return;
    const stop = new AbortController();
    const look = () => {
      probe(media).then(
        (size) => stop.signal.aborted || tell({ kind: 'readable', size }),
        () => stop.signal.aborted || tell(failed),
      );
    };
    if (readability.kind === 'unknown') look();
    const timer = setInterval(look, sceneMotion.mediaRetryMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [media, readability, tell]);

  const fail = useCallback(() => void tell(failed), [tell]);
  return [readability, fail];
}

const probe = ({ kind, url }: MediaSource): Promise<Size> => (kind === 'film' ? probeFilm(url) : probePicture(url));

function probePicture(url: string): Promise<Size> {
  const picture = new Image();
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => reject(new Error(url));
    picture.src = url;
  });
}

function probeFilm(url: string): Promise<Size> {
  const film = document.createElement('video');
  return new Promise((resolve, reject) => {
    film.preload = 'metadata';
    film.muted = true;
    film.onloadedmetadata = () => resolve({ width: film.videoWidth, height: film.videoHeight });
    film.onerror = () => reject(new Error(url));
    film.src = url;
  });
}
