import type { Param } from '../params';
import { opacityOf } from './layerState';
import { type Layer, paramsOfLayer } from './layers';
import { layOut } from './layOut';
import { type Context, paintLayers, type Scene } from './paint';

/** Neighbouring layers that share a cache tag and are painted as one. */
export interface Run {
  tag: string | null;
  layers: readonly Layer[];
  params: readonly Param[];
  /** State the bitmaps show. */
  state: string;
  bitmaps: Map<number, Bitmap>;
}

interface Bitmap {
  canvas: OffscreenCanvas;
  x: number;
  y: number;
}

export function makeRuns(layers: readonly Layer[]): Run[] {
  const lists: { tag: string | null; layers: Layer[] }[] = [];
  for (const layer of layers) {
    const last = lists.at(-1);
    if (last && last.tag === layer.cache) last.layers.push(layer);
    else lists.push({ tag: layer.cache, layers: [layer] });
  }
  return lists.map(({ tag, layers: members }) => ({
    tag,
    layers: members,
    params: [...new Set(members.flatMap((layer) => [...paramsOfLayer(layer)]))],
    state: '',
    bitmaps: new Map(),
  }));
}

export interface View {
  scale: number;
  /** Screen pixels. */
  x: number;
  y: number;
  /** Breathing stretches by `grow` above the floor line. */
  grow: number;
  floor: number;
}

export function paintRun(context: Context, run: Run, scene: Scene, view: View): void {
  context.save();
  const { scale, grow, floor } = view;
  context.transform(scale, 0, 0, scale * grow, view.x, view.y + floor * (1 - grow) * scale);
  paintLayers(context, run.layers, scene);
  context.restore();
}

const BREATH_LEVELS = 6;

/** Blits a bitmap when nothing in the run moved; one bitmap per breath level, because a scaled blit costs far more. */
export function paintRunCached(
  context: Context,
  run: Run,
  scene: Scene,
  view: View,
  breath: { now: number; growAt: (level: number) => number },
): void {
  const state = `${view.scale}|${run.params.map((param) => Math.round(scene.values[param] * 200)).join()}`;
  if (run.state !== state) {
    run.state = state;
    run.bitmaps.clear();
    paintRun(context, run, scene, view);
    return;
  }
  const level = Math.round(breath.now * BREATH_LEVELS) / BREATH_LEVELS;
  let bitmap = run.bitmaps.get(level);
  if (!bitmap) {
    bitmap = rasterize(run, scene, { ...view, grow: breath.growAt(level) });
    run.bitmaps.set(level, bitmap);
  }
  context.drawImage(bitmap.canvas, Math.round(view.x) + bitmap.x, Math.round(view.y) + bitmap.y);
}

const LOWEST = 1925;
const MARGIN = 8;

function boundsOf(layers: readonly Layer[], { values, frame }: Scene) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const layer of layers) {
    if (layer.kind !== 'shape' || layer.clip || opacityOf(layer, values) === 0) continue;
    layOut(layer, values, frame);
    for (const curve of layer.curves)
      for (const { sx, sy } of curve.vertices) {
        box.left = Math.min(box.left, sx);
        box.right = Math.max(box.right, sx);
        box.top = Math.min(box.top, sy);
        box.bottom = Math.max(box.bottom, sy);
      }
  }
  return { ...box, bottom: Math.min(box.bottom, LOWEST) };
}

function rasterize(run: Run, scene: Scene, { scale, grow, floor }: View): Bitmap {
  const box = boundsOf(run.layers, scene);
  const screenY = (y: number): number => (y * grow + floor * (1 - grow)) * scale;
  const x = Math.floor(box.left * scale) - MARGIN;
  const y = Math.floor(screenY(box.top)) - MARGIN;
  const width = Math.max(1, Math.ceil(box.right * scale) + MARGIN - x);
  const height = Math.max(1, Math.ceil(screenY(box.bottom)) + MARGIN - y);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas for the bitmap cache');
  context.setTransform(scale, 0, 0, scale * grow, -x, floor * (1 - grow) * scale - y);
  paintLayers(context, run.layers, scene);
  return { canvas, x, y };
}
