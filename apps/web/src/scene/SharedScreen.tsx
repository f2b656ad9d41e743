import type { Box } from '@mukae/contract/domain/scene/block';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { useEffect, useRef, useState } from 'react';
import { IconScreenShare } from '@/icons';
import { placed } from './placed';
import classes from './SharedScreen.module.css';
import { SoftDots } from './SoftDots';
import type { Share } from './sceneState';
import { Words } from './Words';

/** What the staff shows. Until there is a picture, the screen says that it will come. */
export function SharedScreen({ share: { stream, onSeen }, block }: { share: Share; block: Box }) {
  return (
    <div className={classes.place} style={placed(block)}>
      {stream ? <Shown stream={stream} onSeen={onSeen} /> : <Awaited />}
    </div>
  );
}

const commonRatio = 16 / 9;

function Shown({ stream, onSeen }: { stream: MediaStream; onSeen: Share['onSeen'] }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [ratio, setRatio] = useState(commonRatio);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [stream]);
  useEffect(() => () => onSeen?.(false), [onSeen]);
  const measure = ({ videoWidth, videoHeight }: HTMLVideoElement) => {
    if (videoWidth > 0 && videoHeight > 0) setRatio(videoWidth / videoHeight);
  };
  return (
    <video
      ref={ref}
      className={classes.screen}
      style={{ '--ratio': ratio }}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
      aria-hidden
      onLoadedData={() => onSeen?.(true)}
      onResize={({ currentTarget }) => measure(currentTarget)}
    />
  );
}

function Awaited() {
  return (
    <div className={classes.awaited} role="status" style={{ '--ratio': commonRatio }}>
      <IconScreenShare className={classes.sign} stroke={1.6} aria-hidden />
      <p className={classes.words}>
        <Words of={sceneWords.screenAwaited} />
      </p>
      <SoftDots />
    </div>
  );
}
