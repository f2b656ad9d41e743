import type { LayerSource } from '../character';
import { type Param, type ParamSide, SIDES, type Values } from '../params';
import { clamp, smoothstep } from './geometry';
import { nameOn, paramOn } from './sides';

/** What every kind of layer has: when it shows, through what, and in which bitmap it may be kept. */
export interface LayerState<Shape> {
  id: string;
  clip: Shape | null;
  alpha: Param | null;
  fade: { param: Param; from: number; to: number } | null;
  opacity: number;
  show: { side: ParamSide; shape: number } | null;
  /** Names of the layers, the last of which this one goes over while the parameter is high. */
  above: { param: Param; layers: readonly string[] } | null;
  hideIf: Param | null;
  cache: string | null;
}

function showOf(source: LayerSource, side: ParamSide | null): LayerState<never>['show'] {
  if (!source.show) return null;
  if (!side) throw new Error(`layer ${source.id} shows a hand but has no side`);
  return { side, shape: source.show[1] };
}

export function stateOf(source: LayerSource, side: ParamSide | null): LayerState<never> {
  const { alpha, fade, above, hideIf } = source;
  return {
    id: nameOn(source.id, side),
    clip: null,
    alpha: alpha ? paramOn(alpha, side) : null,
    fade: fade ? { param: paramOn(fade[0], side), from: fade[1], to: fade[2] } : null,
    opacity: source.opacity ?? 1,
    show: showOf(source, side),
    above: above ? { param: paramOn(above[0], side), layers: SIDES.map((one) => nameOn(above[1], one)) } : null,
    hideIf: hideIf ? paramOn(hideIf, side) : null,
    cache: source.cache ?? null,
  };
}

export function paramsOfState({ alpha, fade, show, hideIf }: LayerState<unknown>): Param[] {
  const hand: Param | null = show && `hand${show.side}`;
  return [alpha, fade?.param, hideIf, hand].flatMap((param) => param ?? []);
}

const SHUT = 0.93;

export function opacityOf({ alpha, fade, hideIf, opacity, show }: LayerState<unknown>, values: Values): number {
  if (hideIf && values[hideIf] > SHUT) return 0;
  if (show && values[`hand${show.side}`] !== show.shape) return 0;
  const faded = fade ? smoothstep(fade.from, fade.to, values[fade.param]) : 1;
  return opacity * faded * (alpha ? clamp(values[alpha]) : 1);
}
