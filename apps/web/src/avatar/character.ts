import type { HeadAngles } from '@mukae/contract/domain/avatar/frame';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { BuiltInCharacter } from '@mukae/contract/domain/character/builtIn';
import type { IdleSource } from './idle';
import type { Param, Params, ParamTemplate } from './params';

/*
 * A character is data in a design space of 1080x1920, x = 0 in the middle. The character's Left is on the right of the screen (x > 0).
 * `@` in an id makes an L entry as written and a mirrored R entry; the same `@` may then stand in its group, clip and parameter names.
 */

/** "x,y x,y! | x,y …": a smooth line goes through the points, `!` marks a corner, `|` starts the next subpath. */
export type PathText = string;

/** A sum of parameters, each with its factor. */
export type LinearForm = Partial<Record<ParamTemplate, number>>;

/** Centre x, y and radii x, y, z: how far the surface stands out at a place. */
export type Ellipsoid = readonly [number, number, number, number, number];

interface GroupSource {
  parent?: string;
  pivot: readonly [number, number, number];
  /** Degrees: +rx looks up, +ry turns to the right of the screen, +rz turns clockwise. */
  rx?: LinearForm;
  ry?: LinearForm;
  rz?: LinearForm;
  tx?: LinearForm;
  ty?: LinearForm;
  /** Stretches along y; 0 leaves the length as drawn. */
  sy?: LinearForm;
  /** Stretches along x in the same way. */
  sx?: LinearForm;
  scale?: number;
  bulge?: Ellipsoid;
}

export type GradientStop = string | readonly [number, string];
export interface LinearGradient {
  linear: readonly [number, number, number, number];
  stops: readonly GradientStop[];
}
interface RadialGradient {
  /** Centre x, y, radius, height of the ellipse relative to its width. */
  radial: readonly [number, number, number, number];
  stops: readonly GradientStop[];
}
export type Gradient = LinearGradient | RadialGradient;
export type Fill = string | Gradient;

/** Line art: closed shapes get a rim that is heavier on the lower right, open lines taper from start over middle to end. */
export interface Ink {
  color: string;
  width: number;
  taper?: readonly [number, number, number];
}

interface LayerCommon {
  id: string;
  /** Id of the layer whose outline cuts this one. */
  clip?: string;
  /** Parameter that multiplies the opacity. */
  alpha?: ParamTemplate;
  opacity?: number;
  /** Fades in while the parameter goes from the first number to the second. */
  fade?: readonly [ParamTemplate, number, number];
  /** Drawn only while the hand has this shape, see HAND. */
  show?: readonly ['hand@', number];
  /** While the parameter is over a half, drawn right after the named layer instead of here. */
  above?: readonly [ParamTemplate, string];
  hideIf?: ParamTemplate;
  /** Neighbouring layers with the same tag may be kept as one bitmap. */
  cache?: string;
}

export interface ShapeSource extends LayerCommon {
  group: string;
  path: PathText;
  /** Added to every point. */
  at?: readonly [number, number];
  /** Only the right half is written. */
  symmetric?: boolean;
  open?: boolean;
  /**
   * Keyforms with as many points as the path: shown shape = path + sum of weight * (key - path). The key of a parameter
   * that both sides have is split: the right half of the drawing follows L, the left half R.
   */
  keys?: Partial<Record<ParamTemplate, PathText>>;
  z?: number;
  /** Share of the group's ellipsoid added to z. */
  bulge?: number;
  /** Group that takes over between the two heights. Where one hangs on the other, the shape bends round the joints between. */
  mix?: readonly [string, number, number];
  /** Spring, height where it starts, length to full sway, reach in pixels to the right and down. */
  sway?: readonly [ParamTemplate, number, number, number, number?];
  fill?: Fill;
  ink?: Ink;
  /** In a block: counts as a layer of the R side although it is written out. */
  side?: 'R';
}

/** The outline of another layer once more, e.g. the shadow the fringe throws on the face. */
export interface ReuseSource extends LayerCommon {
  use: string;
  offset: readonly [number, number];
  fill: string;
}

interface TextSource extends LayerCommon {
  group: string;
  text: string;
  font: string;
  color: string;
  at: readonly [number, number];
}

export type LayerSource = ShapeSource | ReuseSource | TextSource;
/** A nested list is a block: all its R layers are drawn before all its L layers. */
export type LayerList = readonly (LayerSource | readonly LayerSource[])[];

/** Shapes of a hand by the numbers that `show` and the parameter `hand@` use. */
export const HAND = { folded: 0, palm: 1, open: 2, relaxed: 3, fist: 4, point: 5 } as const;

interface WarpPlace {
  /** `@`: for the L side as written, mirrored for R. */
  param: ParamTemplate;
  group: string;
  at: readonly [number, number];
  /** Radii of the soft ellipse that is moved. */
  reach: readonly [number, number];
  /** Ids of the layers that take part; all of the group otherwise. */
  only?: readonly string[];
}
/** Moves every point of a group near a place, the nearer the more. */
export type WarpSource = WarpPlace &
  ({ move: readonly [number, number] } | { /** Factors away from the place. */ grow: readonly [number, number] });

export const POSES = ['fold', 'bow', 'wave', 'guideL', 'guideR'] as const;
export type PoseName = (typeof POSES)[number];
/** Poses that the engine finds by itself where a character has none of its own. */
export type OwnPoseName = 'think' | 'wait';

interface SpringSource {
  in: LinearForm;
  stiffness: number;
  damping: number;
  gain: number;
}

/** A moment of a motion; what it names is reached at that second, smoothly from where it was named before. */
interface Keyframe {
  /** Seconds since the motion began. */
  at: number;
  pose?: PoseName | OwnPoseName;
  params?: Params;
}
export type Timeline = readonly Keyframe[];

export interface DrawnCharacter {
  id: BuiltInCharacter;
  /** Cut of the portrait: top and width in design pixels. */
  portrait: { top: number; width: number };
  defaults: Params;
  groups: Readonly<Record<string, GroupSource>>;
  springs: Partial<Record<Param, SpringSource>>;
  warps?: readonly WarpSource[];
  /** Every pose starts from `fold`. */
  poses: Record<PoseName, Params> & Partial<Record<OwnPoseName, Params>>;
  /** Extra movement on the way between poses: [parameter that turns, gain]. */
  arcs: Partial<Record<Param, readonly [Param, number]>>;
  /** Swing while a pose is held: [amplitude, hertz]. */
  oscillate: Partial<Record<PoseName, Partial<Record<Param, readonly [number, number]>>>>;
  /** Own timelines in place of the common ones. */
  motions?: Partial<Record<Motion, Timeline>>;
  /** Own offsets of the face in place of the common ones. */
  expressions?: Partial<Record<Expression, Params>>;
  /** Degrees at which the head comes softly to its end. */
  limits?: HeadAngles;
  /** Breathing stretches everything above the floor by `stretch`; `drift` is the reach of the idle weight shift. */
  life: { stretch: number; floor: number; drift: number; idle?: IdleSource };
  layers: LayerList;
}
