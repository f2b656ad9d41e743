import type { Values } from '../params';
import type { PathSink } from './curves';

/** What the figure needs of a 2D canvas, on the page or in a worker. */
export type Context = PathSink &
  Pick<
    CanvasRenderingContext2D,
    | 'save'
    | 'restore'
    | 'transform'
    | 'translate'
    | 'scale'
    | 'beginPath'
    | 'clip'
    | 'fill'
    | 'fillText'
    | 'drawImage'
    | 'createLinearGradient'
    | 'createRadialGradient'
    | 'fillStyle'
    | 'globalAlpha'
    | 'font'
    | 'textAlign'
  >;

export interface RigScene {
  values: Values;
  frame: number;
  /** How many pixels of the canvas one of the design takes. */
  scale: number;
  /** Without a graphics card a gradient costs fifteen times as much as a flat colour: large ones are cut into bands. */
  isQuick: boolean;
}
