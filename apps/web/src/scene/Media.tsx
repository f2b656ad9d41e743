import type { MediaBlock } from '@mukae/contract/domain/scene/block';
import { boxOn } from '@mukae/contract/domain/scene/designCanvas';
import { mediaFit } from '@mukae/contract/domain/scene/mediaFit';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import classes from './Media.module.css';
import { placed } from './placed';
import { useIsStill } from './stillness';

/** A picture, or a silent film that goes round and round. What does not fill its place stands on a ground of its own. */
export function Media({
  source: { kind, url },
  size,
  block,
  canvas,
  onFailure,
}: {
  source: MediaSource;
  size: Size;
  block: MediaBlock;
  canvas: Size;
  onFailure: () => void;
}) {
  const isStill = useIsStill();
  const fit = mediaFit(size, boxOn(canvas, block));
  const reachesEdges = block.x === 0;
  return (
    <div
      className={classes.media}
      data-edges={reachesEdges || undefined}
      data-kind={kind}
      style={{ ...placed(block), borderRadius: block.radius }}
    >
      {kind === 'picture' && fit === 'contain' && <img className={classes.ground} src={url} alt="" aria-hidden />}
      {kind === 'picture' ? (
        <img className={classes.shown} data-fit={fit} src={url} alt="" onError={onFailure} />
      ) : (
        <video
          className={classes.shown}
          data-fit={fit}
          src={url}
          autoPlay={!isStill}
          preload={isStill ? 'metadata' : 'auto'}
          loop
          muted
          playsInline
          disablePictureInPicture
          aria-hidden
          onError={onFailure}
        />
      )}
    </div>
  );
}
