import type { LayerList, LayerSource } from '../character';
import { isParam, type Param, type ParamSide, type ParamTemplate } from '../params';

/** An entry of the data with the side it stands for; null when it has none. */
export interface Sided<T> {
  source: T;
  side: ParamSide | null;
}

export function nameOn(name: string, side: ParamSide | null): string {
  return side ? name.replaceAll('@', side) : name;
}

export function paramOn(name: ParamTemplate, side: ParamSide | null): Param {
  const full = nameOn(name, side);
  if (!isParam(full)) throw new Error(`unknown parameter "${full}"`);
  return full;
}

export function bothSides<T extends { id: string }>(source: T): Sided<T>[] {
  if (!source.id.includes('@')) return [{ source, side: null }];
  return [
    { source, side: 'L' },
    { source, side: 'R' },
  ];
}

const isRight = ({ source, side }: Sided<LayerSource>): boolean =>
  side === 'R' || ('side' in source && source.side === 'R');

/** The order of drawing: a block shows all of R, then all of L, so that one clip serves a whole eye. */
export function inDrawingOrder(layers: LayerList): Sided<LayerSource>[] {
  return layers.flatMap((entry) => {
    if (!isBlock(entry)) return bothSides(entry);
    const both = entry.flatMap((layer) => bothSides(layer));
    return [...both.filter(isRight), ...both.filter((layer) => !isRight(layer))];
  });
}

function isBlock(entry: LayerList[number]): entry is readonly LayerSource[] {
  return Array.isArray(entry);
}
