import type { Gradient, LinearGradient } from '../character';
import type { Band } from './bands';
import { type Plane, planeAt } from './plane';
import type { Context, RigScene } from './scene';
import type { ShapeLayer } from './shapes';
import { slicesOf, traceSlice, type Way } from './slices';

function addStops(gradient: CanvasGradient, stops: Gradient['stops']): void {
  stops.forEach((stop, i) => {
    if (typeof stop === 'string') gradient.addColorStop(i / Math.max(1, stops.length - 1), stop);
    else gradient.addColorStop(stop[0], stop[1]);
  });
}

const depthOf = (layer: ShapeLayer): number => layer.curves[0]?.vertices[0]?.z ?? 0;

type Line = LinearGradient['linear'];

/** Where the gradient begins and ends in the plane of its group, and that plane on the screen. */
function lineOf(layer: ShapeLayer, [x0, y0, x1, y1]: Line): { line: Line; plane: Plane } {
  const mirror = layer.flip ? -1 : 1;
  const [ax, ay] = layer.at;
  return {
    line: [mirror * (x0 + ax), y0 + ay, mirror * (x1 + ax), y1 + ay],
    plane: planeAt(layer.group.matrix, mirror * ax, ay, depthOf(layer)),
  };
}

function fillSmoothly(context: Context, layer: ShapeLayer, gradient: Gradient): void {
  context.save();
  if ('linear' in gradient) {
    const { line, plane } = lineOf(layer, gradient.linear);
    context.transform(...plane);
    const paint = context.createLinearGradient(...line);
    addStops(paint, gradient.stops);
    context.fillStyle = paint;
  } else {
    const [cx, cy, radius, flatness] = gradient.radial;
    const x = (layer.flip ? -1 : 1) * (cx + layer.at[0]);
    const y = cy + layer.at[1];
    context.transform(...planeAt(layer.group.matrix, x, y, depthOf(layer)));
    context.translate(x, y);
    context.scale(1, flatness);
    const paint = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    addStops(paint, gradient.stops);
    context.fillStyle = paint;
  }
  context.fill();
  context.restore();
}

/** How far along the gradient a place of the screen lies. */
function wayOf(layer: ShapeLayer, linear: Line): Way {
  const {
    line: [x0, y0, x1, y1],
    plane: [a, b, c, d, e, f],
  } = lineOf(layer, linear);
  const [lx, ly] = [x1 - x0, y1 - y0];
  const size = (a * d - b * c) * (lx * lx + ly * ly);
  const dx = (d * lx - b * ly) / size;
  const dy = (a * ly - c * lx) / size;
  return { dx, dy, from: -(x0 * lx + y0 * ly) / (lx * lx + ly * ly) - dx * e - dy * f };
}

/** Between two bands nothing may show: they overlap by so many pixels. */
const OVERLAP = 1.2;

function fillInBands(context: Context, layer: ShapeLayer, way: Way, bands: readonly Band[], scale: number): void {
  const overlap = (OVERLAP * Math.hypot(way.dx, way.dy)) / scale;
  const stretches = bands.map(({ from, to }) => ({ from, to: to + overlap }));
  const slices = slicesOf(layer.curves, way, stretches);
  bands.forEach(({ color }, i) => {
    const slice = slices[i];
    if (!slice || slice.length === 0) return;
    context.fillStyle = color;
    context.beginPath();
    traceSlice(context, slice);
    context.fill();
  });
}

/** Fills the outline that was traced last. */
export function fillGradient(context: Context, layer: ShapeLayer, gradient: Gradient, scene: RigScene): void {
  const { bands } = layer;
  if (!scene.isQuick || !bands || !('linear' in gradient) || context.globalAlpha < 1) {
    fillSmoothly(context, layer, gradient);
    return;
  }
  fillInBands(context, layer, wayOf(layer, gradient.linear), bands, scene.scale);
}
