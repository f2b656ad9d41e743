import type { Values } from '../params';
import type { Layer } from './layers';

const LIFTED = 0.5;

const isLifted = (layer: Layer, values: Values): boolean => layer.above !== null && values[layer.above.param] > LIFTED;

/** Tells the orders of drawing apart: which layers have gone above others. */
export function orderKey(layers: readonly Layer[], values: Values): string {
  let key = '';
  for (const layer of layers) if (layer.above) key += isLifted(layer, values) ? '1' : '0';
  return key;
}

/** The layers in the order of drawing at this moment. */
export function ordered(layers: readonly Layer[], values: Values): Layer[] {
  const order = layers.filter((layer) => !isLifted(layer, values));
  const lifted = layers.filter((layer) => isLifted(layer, values));
  for (const layer of lifted.toReversed()) {
    const names = layer.above?.layers ?? [];
    const place = order.findLastIndex(({ id }) => names.includes(id));
    if (place < 0) throw new Error(`layer ${layer.id} goes above "${names[0]}", which is not there`);
    order.splice(place + 1, 0, layer);
  }
  return order;
}
