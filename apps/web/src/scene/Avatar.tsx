import { characterPictures, type Pose } from '@mukae/contract/domain/character/builtIn';
import { type FigureFrame, figureFrames, pictureFrame } from '@mukae/contract/domain/character/figureFrame';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { AvatarBlock } from '@mukae/contract/domain/template/block';
import type { Placing } from '@mukae/contract/domain/template/crop';
import { boxOn } from '@mukae/contract/domain/template/designCanvas';
import type { VisitorScene } from '@mukae/contract/domain/template/phase';
import type { ReactNode } from 'react';
import classes from './Avatar.module.css';
import { Fading } from './Fading';
import { placed } from './placed';
import type { SceneCharacter } from './sceneState';

export const avatarRadius = 28;

export const frameOf = (character: SceneCharacter): FigureFrame =>
  character.kind === 'builtIn' ? figureFrames[character.id] : pictureFrame;

/**
 * The character stays while the scenes change around it: it only steps nearer, or away. `figure` fills the frame it is
 * drawn in; the scene cuts it.
 */
export function Avatar({
  block,
  placing,
  frame,
  canvas,
  figure,
}: {
  block: AvatarBlock;
  placing: Placing;
  frame: Size;
  canvas: Size;
  figure: ReactNode;
}) {
  const { x, y, width, height } = boxOn(canvas, block);
  const edges = [y, canvas.width - x - width, canvas.height - y - height, x].map((edge) => `${edge}px`).join(' ');
  const { left, top, scale } = placing;
  return (
    <>
      {block.isFramed && <div className={classes.frame} style={{ ...placed(block), borderRadius: avatarRadius }} />}
      <div
        className={classes.cut}
        style={{ clipPath: block.isFramed ? `inset(${edges} round ${avatarRadius}px)` : `inset(${edges})` }}
      >
        <div
          className={classes.figure}
          style={{
            width: frame.width,
            height: frame.height,
            transform: `translate(${x + left}px, ${y + top}px) scale(${scale})`,
          }}
        >
          {figure}
        </div>
      </div>
    </>
  );
}

const poses: Partial<Record<VisitorScene, Pose>> = { Suspended: 'bow' };

/** The character as a picture, while nobody moves it. */
export function FigurePicture({ character, scene }: { character: SceneCharacter; scene: VisitorScene }) {
  if (character.kind === 'picture') return <img className={classes.picture} src={character.url} alt="" />;
  const url = characterPictures(character.id).pose(poses[scene] ?? 'fold');
  return (
    <Fading id={url} covers>
      <img className={classes.drawing} src={url} alt="" />
    </Fading>
  );
}
