import { opacityOf } from './layerState';
import type { Layer } from './layers';
import { layOut } from './layOut';
import { paintLayers } from './paint';
import type { RigScene } from './scene';
import { growth, type RigView } from './view';

/** Layers as they were painted once; x and y are screen pixels from the place of the figure. */
export interface Bitmap {
  canvas: OffscreenCanvas;
  x: number;
  y: number;
}

const LOWEST = 1925;
const MARGIN = 8;

function boundsOf(layers: readonly Layer[], { values, frame }: RigScene) {
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

export function rasterize(layers: readonly Layer[], scene: RigScene, view: RigView): Bitmap {
  const { scale, floor } = view;
  const grow = growth(view);
  const box = boundsOf(layers, scene);
  const screenY = (y: number): number => (y * grow + floor * (1 - grow)) * scale;
  const x = Math.floor(box.left * scale) - MARGIN;
  const y = Math.floor(screenY(box.top)) - MARGIN;
  const width = Math.max(1, Math.ceil(box.right * scale) + MARGIN - x);
  const height = Math.max(1, Math.ceil(screenY(box.bottom)) + MARGIN - y);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas for the bitmap cache');
  context.setTransform(scale, 0, 0, scale * grow, -x, floor * (1 - grow) * scale - y);
  paintLayers(context, layers, scene);
  return { canvas, x, y };
}
