import type { Gradient } from '../character';
import type { Values } from '../params';
import { type PathSink, traceCurve } from './curves';
import { type Matrix, project } from './geometry';
import { traceOpenInk, traceRim } from './ink';
import { opacityOf } from './layerState';
import type { Layer, TextLayer } from './layers';
import { layOut } from './layOut';
import type { ShapeLayer } from './shapes';

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

export interface Scene {
  values: Values;
  frame: number;
}

/** Moves the context from the screen into the plane of a group, so that gradients and text follow its turns. */
function enterPlane(context: Context, matrix: Matrix, x: number, y: number, z: number): void {
  const unit = 50;
  const o = project(matrix, x, y, z);
  const i = project(matrix, x + unit, y, z);
  const j = project(matrix, x, y + unit, z);
  const a = (i.x - o.x) / unit;
  const b = (i.y - o.y) / unit;
  const c = (j.x - o.x) / unit;
  const d = (j.y - o.y) / unit;
  context.transform(a, b, c, d, o.x - a * x - c * y, o.y - b * x - d * y);
}

function addStops(gradient: CanvasGradient, stops: Gradient['stops']): void {
  stops.forEach((stop, i) => {
    if (typeof stop === 'string') gradient.addColorStop(i / Math.max(1, stops.length - 1), stop);
    else gradient.addColorStop(stop[0], stop[1]);
  });
}

function fillGradient(context: Context, layer: ShapeLayer, gradient: Gradient): void {
  const mirror = layer.flip ? -1 : 1;
  const [ax, ay] = layer.at;
  const z = layer.curves[0]?.vertices[0]?.z ?? 0;
  context.save();
  if ('linear' in gradient) {
    const [x0, y0, x1, y1] = gradient.linear;
    enterPlane(context, layer.group.matrix, mirror * ax, ay, z);
    const paint = context.createLinearGradient(mirror * (x0 + ax), y0 + ay, mirror * (x1 + ax), y1 + ay);
    addStops(paint, gradient.stops);
    context.fillStyle = paint;
  } else {
    const [cx, cy, radius, flatness] = gradient.radial;
    const x = mirror * (cx + ax);
    const y = cy + ay;
    enterPlane(context, layer.group.matrix, x, y, z);
    context.translate(x, y);
    context.scale(1, flatness);
    const paint = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    addStops(paint, gradient.stops);
    context.fillStyle = paint;
  }
  context.fill();
  context.restore();
}

function traceOutline(context: Context, shape: ShapeLayer, scene: Scene): void {
  layOut(shape, scene.values, scene.frame);
  context.beginPath();
  for (const curve of shape.curves) traceCurve(context, curve);
}

function paintShape(context: Context, layer: ShapeLayer, scene: Scene): void {
  const { ink, fill } = layer;
  if (ink) {
    layOut(layer, scene.values, scene.frame);
    context.fillStyle = ink.color;
    context.beginPath();
    for (const curve of layer.curves) {
      if (layer.open) traceOpenInk(context, curve, ink);
      else traceRim(context, curve, ink);
    }
    context.fill();
  }
  if (fill === null) return;
  traceOutline(context, layer, scene);
  if (typeof fill === 'string') {
    context.fillStyle = fill;
    context.fill();
  } else fillGradient(context, layer, fill);
}

function paintText(context: Context, layer: TextLayer): void {
  context.save();
  enterPlane(context, layer.group.matrix, layer.at[0], layer.at[1], 0);
  context.font = layer.font;
  context.textAlign = 'center';
  context.fillStyle = layer.color;
  context.fillText(layer.text, layer.at[0], layer.at[1]);
  context.restore();
}

function paintLayer(context: Context, layer: Layer, scene: Scene): void {
  switch (layer.kind) {
    case 'shape':
      paintShape(context, layer, scene);
      break;
    case 'text':
      paintText(context, layer);
      break;
    case 'reuse':
      context.save();
      context.translate(layer.offset[0], layer.offset[1]);
      context.fillStyle = layer.fill;
      traceOutline(context, layer.of, scene);
      context.fill();
      context.restore();
      break;
  }
}

const INVISIBLE = 0.01;

/** Paints what is seen of the layers in order; neighbours with the same clip share one clipping. */
export function paintLayers(context: Context, layers: readonly Layer[], scene: Scene): void {
  let clip: ShapeLayer | null = null;
  for (const layer of layers) {
    const opacity = opacityOf(layer, scene.values);
    if (opacity <= INVISIBLE) continue;
    if (layer.clip !== clip) {
      if (clip) context.restore();
      clip = layer.clip;
      if (clip) {
        context.save();
        traceOutline(context, clip, scene);
        context.clip();
      }
    }
    context.globalAlpha = opacity;
    paintLayer(context, layer, scene);
    context.globalAlpha = 1;
  }
  if (clip) context.restore();
}
