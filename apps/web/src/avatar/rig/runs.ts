import type { Param, Values } from '../params';
import { type Bitmap, rasterize } from './bitmaps';
import { type Layer, paramsOfLayer } from './layers';
import { paintLayers } from './paint';
import type { Context, RigScene } from './scene';
import { growth, type RigView } from './view';

/** Neighbouring layers that share a cache tag and come to rest together, painted as one. */
export interface Run {
  tag: string | null;
  layers: readonly Layer[];
  params: readonly Param[];
  /** What the parameters were, in steps too small to be seen, and for how many frames. */
  state: number[];
  stillFor: number;
  /** By level of breath. */
  bitmaps: Map<number, Bitmap>;
  /** Those of the places where it rested last, by its state: a figure comes back to where it was. */
  kept: Map<string, Map<number, Bitmap>>;
}

/** One arm may move while the other rests, what hangs on a spring never rests for long, and what nothing moves always does. */
function paceOf(layer: Layer): string {
  if (layer.cache === null) return '';
  const params = [...paramsOfLayer(layer)];
  const lively = params.flatMap((param) => /^sway.+|[LR]$/.exec(param)?.[0] ?? []);
  return [layer.cache, params.length === 0, ...new Set(lively)].join();
}

export function makeRuns(layers: readonly Layer[]): Run[] {
  const lists: { pace: string; layers: Layer[] }[] = [];
  for (const layer of layers) {
    const pace = paceOf(layer);
    const list = lists.at(-1);
    if (list?.pace === pace) list.layers.push(layer);
    else lists.push({ pace, layers: [layer] });
  }
  return lists.map(({ layers: members }) => ({
    tag: members[0]?.cache ?? null,
    layers: members,
    params: [...new Set(members.flatMap((layer) => [...paramsOfLayer(layer)]))],
    state: [],
    stillFor: 0,
    bitmaps: new Map(),
    kept: new Map(),
  }));
}

export function paintRun(context: Context, run: Run, scene: RigScene, view: RigView): void {
  const { scale, floor } = view;
  const grow = growth(view);
  context.save();
  context.transform(scale, 0, 0, scale * grow, view.x, view.y + floor * (1 - grow) * scale);
  paintLayers(context, run.layers, scene);
  context.restore();
}

/** A fiftieth of a degree moves the shoulders by a third of a pixel. */
const STEPS = 50;
/** Bitmaps are made when a part has come to rest, not on its way. */
const AT_REST = 3;

function noteState(run: Run, values: Values, scale: number): void {
  let isSame = run.state[0] === scale;
  run.state[0] = scale;
  run.params.forEach((param, i) => {
    const now = Math.round(values[param] * STEPS);
    if (run.state[i + 1] === now) return;
    run.state[i + 1] = now;
    isSame = false;
  });
  run.stillFor = isSame ? run.stillFor + 1 : 0;
  if (!isSame) run.bitmaps = run.kept.get(run.state.join()) ?? new Map();
}

/** Where it rests for a while and where it came from. */
const KEPT = 2;

function keep(run: Run): void {
  const state = run.state.join();
  run.kept.delete(state);
  run.kept.set(state, run.bitmaps);
  const [oldest] = run.kept.keys();
  if (oldest !== undefined && run.kept.size > KEPT) run.kept.delete(oldest);
}

/** Breath moves the shoulders by about this many pixels from one level to the next. */
const LEVEL_PIXELS = 0.8;
const CHEST = 900;

const levelsOf = ({ scale, stretch }: RigView): number =>
  Math.max(1, Math.ceil((stretch * CHEST * scale) / LEVEL_PIXELS));

/** Counts the bitmaps that are made in one frame: more than one would be felt. */
interface Budget {
  bitmaps: number;
}

function bitmapAt(
  run: Run,
  level: number,
  levels: number,
  scene: RigScene,
  view: RigView,
  budget: Budget,
): Bitmap | null {
  const known = run.bitmaps.get(level);
  if (known) return known;
  if (run.stillFor < AT_REST || budget.bitmaps <= 0) return null;
  budget.bitmaps -= 1;
  const bitmap = rasterize(run.layers, scene, { ...view, breath: level / levels });
  run.bitmaps.set(level, bitmap);
  keep(run);
  return bitmap;
}

/**
 * Blits a part that is at rest from bitmaps, one per level of breath, because a stretched blit costs far more. The next
 * level shows through as far as the breath has come to it: no step is seen.
 */
export function paintRunCached(context: Context, run: Run, scene: RigScene, view: RigView, budget: Budget): void {
  noteState(run, scene.values, view.scale);
  const levels = levelsOf(view);
  const level = Math.floor(view.breath * levels);
  const lower = bitmapAt(run, level, levels, scene, view, budget);
  const upper = lower && bitmapAt(run, level + 1, levels, scene, view, budget);
  if (!lower || !upper) {
    paintRun(context, run, scene, view);
    return;
  }
  const blit = ({ canvas, x, y }: Bitmap): void => context.drawImage(canvas, view.x + x, view.y + y);
  blit(lower);
  context.globalAlpha = view.breath * levels - level;
  blit(upper);
  context.globalAlpha = 1;
}
