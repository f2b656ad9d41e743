import type { DrawnCharacter, PoseName } from '../character';
import { derive } from '../derive';
import { objectEntries } from '../objectEntries';
import { type Params, restValues, type Values } from '../params';
import { compileGroups, type Group, placeGroups } from './groups';
import { TurningHands } from './hands';
import { compileLayers, type Layer } from './layers';
import { ordered, orderKey } from './order';
import { makeRuns, paintRun, paintRunCached, type Run } from './runs';
import type { Context, RigScene } from './scene';
import { inDrawingOrder } from './sides';
import { compileSprings, type Spring, stepSpring } from './springs';
import { compileWarps } from './warps';

const MIDDLE = 540;

/** A drawn figure that can be posed, moved and painted. Needs a 2D canvas only, so it also runs in a worker. */
export class Rig {
  readonly character: DrawnCharacter;
  readonly #isQuick: boolean;
  readonly #groups: ReadonlyMap<string, Group>;
  readonly #layers: readonly Layer[];
  readonly #runs = new Map<string, readonly Run[]>();
  readonly #springs: readonly Spring[];
  readonly #hands: TurningHands;
  readonly #values: Values;
  #frame = 0;

  /** `cache` keeps still parts as bitmaps, which move by whole pixels, and draws gradients in bands: faster, but not quite as fine. */
  constructor(character: DrawnCharacter, { cache = true }: { cache?: boolean } = {}) {
    this.character = character;
    this.#isQuick = cache;
    this.#groups = compileGroups(character.groups);
    this.#layers = compileLayers(inDrawingOrder(character.layers), this.#groups, compileWarps(character.warps ?? []));
    this.#springs = compileSprings(character.springs);
    this.#hands = new TurningHands(this.#layers);
    this.#values = { ...restValues(), ...character.defaults };
    this.setPose('fold');
  }

  set(params: Params): void {
    for (const [param, value] of objectEntries(params)) this.#values[param] = value;
  }

  /** Stands there at once. */
  setPose(pose: PoseName): void {
    this.set({ ...this.character.poses.fold, ...this.character.poses[pose] });
    this.#hands.put(this.#values);
  }

  /** Moves time on for what follows by itself: shapes of hands, hair and ribbons. */
  step(dt: number): void {
    this.#hands.step(this.#values, dt);
    for (const spring of this.#springs) stepSpring(spring, this.#values, dt);
  }

  /** Draws with the design point (-x, -y) in the corner of the canvas. */
  draw(context: Context, scale = 1, x = MIDDLE, y = 0): void {
    const values = derive(this.#values);
    this.#hands.show(values);
    const scene: RigScene = { values, frame: ++this.#frame, scale, isQuick: this.#isQuick };
    placeGroups(this.#groups.values(), values);
    const { stretch, floor, drift } = this.character.life;
    const place = { x: (x + values.idleX * drift) * scale, y: y * scale };
    // Bitmaps move by whole pixels; what is drawn beside them has to move with them.
    const snapped = this.#isQuick ? { x: Math.round(place.x), y: Math.round(place.y) } : place;
    const view = { ...snapped, scale, breath: values.breath, stretch, floor };
    const budget = { bitmaps: 1 };
    for (const run of this.#runsFor(values)) {
      if (run.tag && this.#isQuick) paintRunCached(context, run, scene, view, budget);
      else paintRun(context, run, scene, view);
    }
  }

  /** Gives up the bitmaps. */
  forget(): void {
    this.#runs.clear();
  }

  #runsFor(values: Values): readonly Run[] {
    const key = orderKey(this.#layers, values);
    const known = this.#runs.get(key);
    if (known) return known;
    const runs = makeRuns(ordered(this.#layers, values));
    this.#runs.set(key, runs);
    return runs;
  }
}
