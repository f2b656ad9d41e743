import type { Size } from '@mukae/contract/domain/signage/size';
import { sceneMotion } from '@mukae/contract/domain/template/sceneMotion';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import { useEffect, useState } from 'react';

export type Readability = { kind: 'unknown' } | { kind: 'readable'; size: Size } | { kind: 'failed' };

const unknown: Readability = { kind: 'unknown' };
const failed: Readability = { kind: 'failed' };
const nothing: MediaSource = { kind: 'picture', url: '' };

/**
 * Whether a medium can be shown, and how large it is. One that cannot is tried again, out of sight: visitors never see
 * a broken picture, and the medium comes back when its cause has gone away.
 */
export function useReadableMedia(media: MediaSource | null): [readability: Readability, fail: () => void] {
  const [known, setKnown] = useState<{ url: string; readability: Readability } | null>(null);
  const { kind, url } = media ?? nothing;
  const readability = known?.url === url ? known.readability : unknown;
  const needsLook = url !== '' && readability.kind !== 'readable';
  const isFirst = readability.kind === 'unknown';

  useEffect(() => {
    if (!needsLook) return;
    const stop = new AbortController();
    const tell = (answer: Readability) => stop.signal.aborted || setKnown({ url, readability: answer });
    const look = () => {
      const probed = kind === 'film' ? probeFilm(url) : probePicture(url);
      probed.then(
        (size) => tell({ kind: 'readable', size }),
        () => tell(failed),
      );
    };
    if (isFirst) look();
    const timer = setInterval(look, sceneMotion.mediaRetryMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [kind, url, needsLook, isFirst]);

  return [readability, () => setKnown({ url, readability: failed })];
}

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
