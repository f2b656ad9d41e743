import type { DrawnCharacter, Ellipsoid, LinearForm } from '../character';
import { objectEntries } from '../objectEntries';
import type { Param, ParamSide, Values } from '../params';
import { type Matrix, multiply, partOfTurn, type Turn, turnAround } from './geometry';
import { bothSides, nameOn, paramOn } from './sides';

export type Terms = readonly (readonly [Param, number])[];

export function termsOf(form: LinearForm | undefined, side: ParamSide | null): Terms {
  return objectEntries(form ?? {}).map(([param, factor]) => [paramOn(param, side), factor] as const);
}

export function sumOf(terms: Terms, values: Values): number {
  let sum = 0;
  for (const [param, factor] of terms) sum += factor * values[param];
  return sum;
}

export interface Group {
  id: string;
  parent: Group | null;
  pivot: readonly [number, number, number];
  /** -1 on the mirrored side. */
  hand: 1 | -1;
  rx: Terms;
  ry: Terms;
  rz: Terms;
  tx: Terms;
  ty: Terms;
  sx: Terms;
  sy: Terms;
  scale: number;
  bulge: Ellipsoid | null;
  /** Against its parent, and against the figure. */
  turn: Turn;
  matrix: Matrix;
}

const STILL: Turn = { pivot: [0, 0, 0], rx: 0, ry: 0, rz: 0, tx: 0, ty: 0, widen: 1, stretch: 1, scale: 1 };

/** Parents stand before their children in the data, and so in the result. */
export function compileGroups(sources: DrawnCharacter['groups']): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const { source, side } of Object.entries(sources).flatMap(([id, group]) => bothSides({ id, ...group }))) {
    const id = nameOn(source.id, side);
    const hand = side === 'R' ? -1 : 1;
    const [px, py, pz] = source.pivot;
    groups.set(id, {
      id,
      parent: source.parent === undefined ? null : groupNamed(groups, nameOn(source.parent, side)),
      pivot: [hand * px, py, pz],
      hand,
      rx: termsOf(source.rx, side),
      ry: termsOf(source.ry, side),
      rz: termsOf(source.rz, side),
      tx: termsOf(source.tx, side),
      ty: termsOf(source.ty, side),
      sx: termsOf(source.sx, side),
      sy: termsOf(source.sy, side),
      scale: source.scale ?? 1,
      bulge: source.bulge ?? null,
      turn: STILL,
      matrix: turnAround(STILL),
    });
  }
  return groups;
}

export function groupNamed(groups: ReadonlyMap<string, Group>, id: string): Group {
  const group = groups.get(id);
  if (!group) throw new Error(`no group "${id}"`);
  return group;
}

export function placeGroups(groups: Iterable<Group>, values: Values): void {
  for (const group of groups) {
    group.turn = {
      pivot: group.pivot,
      rx: sumOf(group.rx, values),
      ry: group.hand * sumOf(group.ry, values),
      rz: group.hand * sumOf(group.rz, values),
      tx: group.hand * sumOf(group.tx, values),
      ty: sumOf(group.ty, values),
      widen: 1 + sumOf(group.sx, values),
      stretch: 1 + sumOf(group.sy, values),
      scale: group.scale,
    };
    const local = turnAround(group.turn);
    group.matrix = group.parent ? multiply(group.parent.matrix, local) : local;
  }
}

export function paramsOfGroup(group: Group): Param[] {
  const own = [group.rx, group.ry, group.rz, group.tx, group.ty, group.sx, group.sy].flatMap((terms) =>
    terms.map(([param]) => param),
  );
  return group.parent ? [...own, ...paramsOfGroup(group.parent)] : own;
}

/** The joints between a group and one that hangs on it, from the nearest on; null where it does not. */
export function jointsBetween(upper: Group, lower: Group): readonly Group[] | null {
  const joints: Group[] = [];
  for (let group: Group | null = lower; group; group = group.parent) {
    if (group === upper) return joints.reverse();
    joints.push(group);
  }
  return null;
}

/** Where a share of the turn of every joint leads. */
export function bentMatrix(upper: Group, joints: readonly Group[], share: number): Matrix {
  return joints.reduce((matrix, { turn }) => multiply(matrix, turnAround(partOfTurn(turn, share))), upper.matrix);
}
