import type { Arrangement } from '@mukae/contract/domain/scene/arrangement';
import type { Box } from '@mukae/contract/domain/scene/block';
import { rgbOf } from '@mukae/contract/domain/scene/contrast';
import { boxOn } from '@mukae/contract/domain/scene/designCanvas';
import { presets } from '@mukae/contract/domain/scene/presets';
import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import { type LookName, sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import type { SceneCharacter } from '@/scene/sceneState';
import { standingOn } from '@/scene/standing';
import { paintMedium } from './paintMedium';

/** What lies behind the telop. */
export interface Behind {
  /** In design pixels. */
  canvas: Size;
  arrangement: Arrangement;
  look: LookName;
  character: SceneCharacter;
  figure: CanvasImageSource | null;
  medium: { kind: MediaSource['kind']; picture: HTMLCanvasElement } | null;
  logo: { picture: HTMLCanvasElement; place: Box } | null;
}

type Brush = CanvasRenderingContext2D;

const mixed = (one: string, other: string, share: number): string => {
  const [from, to] = [rgbOf(other), rgbOf(one)];
  return `rgb(${from.map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share)).join(' ')})`;
};

function paintWall(brush: Brush, { canvas }: Behind): void {
  const wall = brush.createLinearGradient(0, 0, 0, canvas.height);
  wall.addColorStop(0, sceneColours.paper);
  wall.addColorStop(0.46, sceneColours.wallMiddle);
  wall.addColorStop(1, sceneColours.wallFoot);
  brush.fillStyle = wall;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = sceneColours.paper;
  brush.fillRect(0, 0, canvas.width, presets[orientationOf(canvas)].head.height * canvas.height);
}

function paintLight(brush: Brush, colour: string, { x, y, width }: { x: number; y: number; width: number }): void {
  const high = y - 0.08 * width;
  const lamp = brush.createRadialGradient(x, high, 0, x, high, Math.hypot(0.5, 0.58) * width);
  lamp.addColorStop(0, mixed(colour, sceneColours.paper, 0.28));
  lamp.addColorStop(0.55, mixed(colour, sceneColours.paper, 0.62));
  lamp.addColorStop(1, colour);
  brush.fillStyle = lamp;
  brush.beginPath();
  brush.arc(x, y, width / 2, 0, 2 * Math.PI);
  brush.fill();
}

function paintAvatar(brush: Brush, { canvas, arrangement: { avatar }, look, character, figure }: Behind): void {
  if (!avatar) return;
  const { light } = sceneLooks[look];
  const standing = standingOn(canvas, avatar, character);
  const { box } = standing;
  if (avatar.isFramed) {
    brush.fillStyle = light;
    brush.fillRect(box.x, box.y, box.width, box.height);
  } else paintLight(brush, light, standing.light);
  if (!figure) return;
  const { left, top, width, height, scale } = standing.figure;
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  brush.drawImage(figure, left, top, width * scale, height * scale);
  brush.restore();
}

/** The scene without its texts, as far as its colours go; in design pixels. */
export function paintScene(brush: Brush, behind: Behind): void {
  const { canvas, arrangement, medium, logo } = behind;
  paintWall(brush, behind);
  if (medium && arrangement.media) paintMedium(brush, medium.kind, medium.picture, boxOn(canvas, arrangement.media));
  paintAvatar(brush, behind);
  if (logo) {
    const { x, y, width, height } = boxOn(canvas, logo.place);
    const scale = Math.min(width / logo.picture.width, height / logo.picture.height);
    const [wide, high] = [logo.picture.width * scale, logo.picture.height * scale];
    brush.drawImage(logo.picture, x, y + (height - high) / 2, wide, high);
  }
  const { telop } = arrangement;
  if (!telop || telop.background === sceneColours.clear) return;
  const { x, y, width, height } = boxOn(canvas, telop);
  brush.fillStyle = telop.background;
  brush.fillRect(x, y, width, height);
}
