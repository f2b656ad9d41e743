import { vrmLimits } from '../domain/character/vrmLimits';
import { figure } from '../domain/text/figure';
import { type Accessor, type ComponentType, componentCounts, type Gltf, type Primitive } from './gltf';
import { type VrmFault, vrmFault } from './vrmFault';

const componentBytes: Readonly<Record<ComponentType, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
};

const elementBytes = ({ componentType, type }: Accessor): number =>
  componentBytes[componentType] * componentCounts[type];

const triangleMode = 4;
const stripModes: readonly number[] = [5, 6];

const countOf = (gltf: Gltf, accessor: number | undefined): number => gltf.accessors[accessor ?? -1]?.count ?? 0;

/** Points and lines are no triangles, but each is as much work. */
function trianglesOf(gltf: Gltf, { attributes, indices, mode }: Primitive): number {
  const points = countOf(gltf, indices ?? attributes.POSITION);
  if (mode === triangleMode) return Math.floor(points / 3);
  return stripModes.includes(mode) ? Math.max(0, points - 2) : points;
}

/** A mesh counts as often as it is shown. */
export function countTriangles(gltf: Gltf): number {
  const ofMeshes = gltf.meshes.map(({ primitives }) =>
    primitives.reduce((sum, primitive) => sum + trianglesOf(gltf, primitive), 0),
  );
  return gltf.nodes.reduce((sum, { mesh }) => sum + (ofMeshes[mesh ?? -1] ?? 0), 0);
}

function isInside(gltf: Gltf, bufferView: number, from: number, bytes: number): boolean {
  const view = gltf.bufferViews[bufferView];
  return view !== undefined && from + bytes <= view.byteLength;
}

function isBaseInside(gltf: Gltf, accessor: Accessor): boolean {
  const { bufferView, byteOffset, count } = accessor;
  if (bufferView === undefined) return true;
  const size = elementBytes(accessor);
  const stride = gltf.bufferViews[bufferView]?.byteStride ?? size;
  return isInside(gltf, bufferView, byteOffset, count === 0 ? 0 : (count - 1) * stride + size);
}

function isSparseInside(gltf: Gltf, accessor: Accessor): boolean {
  if (!accessor.sparse) return true;
  const { count, indices, values } = accessor.sparse;
  return (
    count <= accessor.count &&
    isInside(gltf, indices.bufferView, indices.byteOffset, count * componentBytes[indices.componentType]) &&
    isInside(gltf, values.bufferView, values.byteOffset, count * elementBytes(accessor))
  );
}

/** Whether everything that is spoken of is there: a loader would read beyond the end of the file. */
export function isWhole(gltf: Gltf, binaryBytes: number): boolean {
  const areViewsInside = gltf.bufferViews.every(
    ({ buffer, byteOffset, byteLength }) => buffer === 0 && byteOffset + byteLength <= binaryBytes,
  );
  return (
    areViewsInside && gltf.accessors.every((accessor) => isBaseInside(gltf, accessor) && isSparseInside(gltf, accessor))
  );
}

/** What a shape may move of a vertex, in the order in which they are unpacked: whoever has the last has room for all. */
const shaped = ['POSITION', 'NORMAL', 'COLOR_0'];
/** Four floating-point numbers for each of them. */
const shapedBytes = 16;

/** Shapes are unpacked one by one for every vertex that is drawn, also when they share their data. */
function shapeBytes(gltf: Gltf, { attributes, indices, targets }: Primitive): number {
  const all = countOf(gltf, attributes.POSITION);
  const vertices = indices === undefined ? all : Math.min(all, countOf(gltf, indices));
  const kinds = shaped.findLastIndex((name) => targets.some((target) => name in target)) + 1;
  return vertices * targets.length * kinds * shapedBytes;
}

export function geometryFaults(gltf: Gltf): VrmFault[] {
  const triangles = countTriangles(gltf);
  const bytes = gltf.accessors.reduce((sum, accessor) => sum + accessor.count * elementBytes(accessor), 0);
  const shapes = gltf.meshes
    .flatMap(({ primitives }) => primitives)
    .reduce((sum, primitive) => sum + shapeBytes(gltf, primitive), 0);
  return [
    ...(triangles === 0 ? [vrmFault('vrmNothingToSee')] : []),
    ...(triangles > vrmLimits.triangles ? [vrmFault('vrmTriangles', figure(triangles))] : []),
    ...(bytes > vrmLimits.geometryBytes || shapes > vrmLimits.shapeBytes ? [vrmFault('vrmGeometry')] : []),
  ];
}
