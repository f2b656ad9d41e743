import { traceCurve } from './curves';
import { fillGradient } from './gradients';
import { traceOpenInk, traceRim } from './ink';
import { opacityOf } from './layerState';
import type { Layer, TextLayer } from './layers';
import { layOut } from './layOut';
import { planeAt } from './plane';
import type { Context, RigScene } from './scene';
import type { ShapeLayer } from './shapes';

function traceOutline(context: Context, shape: ShapeLayer, scene: RigScene): void {
  layOut(shape, scene.values, scene.frame);
  context.beginPath();
  for (const curve of shape.curves) traceCurve(context, curve);
}

function paintShape(context: Context, layer: ShapeLayer, scene: RigScene): void {
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
  } else fillGradient(context, layer, fill, scene);
}

function paintText(context: Context, layer: TextLayer): void {
  context.save();
  context.transform(...planeAt(layer.group.matrix, layer.at[0], layer.at[1], 0));
  context.font = layer.font;
  context.textAlign = 'center';
  context.fillStyle = layer.color;
  context.fillText(layer.text, layer.at[0], layer.at[1]);
  context.restore();
}

function paintLayer(context: Context, layer: Layer, scene: RigScene): void {
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
export function paintLayers(context: Context, layers: readonly Layer[], scene: RigScene): void {
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
