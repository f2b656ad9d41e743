import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FaceSource, Place } from '@/capture';
import { IconCameraOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './CameraPreview.module.css';
import { captureTexts } from './capture.texts';

const lineAround = (places: readonly Place[]): string =>
  places.length === 0 ? '' : `M${places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;

/** What the camera sees, as in a mirror and for its owner alone, with a line around the face that is read. */
export function CameraPreview({ face, isOn }: { face: FaceSource; isOn: boolean }) {
  const t = useTexts(captureTexts);
  const { camera } = face;
  const subscribe = useCallback((hear: () => void) => camera.on('track', hear), [camera]);
  const track = useSyncExternalStore(subscribe, () => camera.track);
  return (
    <div className={classes.picture} role="img" aria-label={t.picture}>
      {isOn && track ? (
        <>
          <Film track={track} />
          <Outline face={face} />
        </>
      ) : (
        <IconCameraOff size={26} stroke={1.6} aria-hidden />
      )}
    </div>
  );
}

function Film({ track }: { track: MediaStreamTrack }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = new MediaStream([track]);
  }, [track]);
  return <video ref={video} className={classes.film} autoPlay muted playsInline aria-hidden />;
}

/** Drawn past React: it changes with every picture. */
function Outline({ face }: { face: FaceSource }) {
  const line = useRef<SVGPathElement>(null);
  useEffect(() => face.on('seen', (seen) => line.current?.setAttribute('d', lineAround(seen?.outline ?? []))), [face]);
  return (
    <svg className={classes.outline} viewBox="0 0 1 0.75" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path ref={line} />
    </svg>
  );
}
