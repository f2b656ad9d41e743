import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import { useEffect, useState } from 'react';
import { probeMedia } from './probeMedia';

type Readability = { kind: 'unknown' } | { kind: 'readable'; size: Size } | { kind: 'failed' };

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
      probeMedia({ kind, url }).then(
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
