import { vrmLimits } from '../domain/character/vrmLimits';
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

function trianglesOf(gltf: Gltf, { attributes, indices, mode }: Primitive): number {
  const points = gltf.accessors[indices ?? attributes.POSITION ?? -1]?.count ?? 0;
  if (mode === triangleMode) return Math.floor(points / 3);
  return stripModes.includes(mode) ? Math.max(0, points - 2) : 0;
}

/** A mesh counts as often as it is shown. */
export function countTriangles(gltf: Gltf): number {
  const ofMeshes = gltf.meshes.map(({ primitives }) =>
    primitives.reduce((sum, primitive) => sum + trianglesOf(gltf, primitive), 0),
  );
  return gltf.nodes.reduce((sum, { mesh }) => sum + (ofMeshes[mesh ?? -1] ?? 0), 0);
}

function isInside(gltf: Gltf, accessor: Accessor): boolean {
  if (accessor.bufferView === undefined) return true;
  const view = gltf.bufferViews[accessor.bufferView];
  const size = elementBytes(accessor);
  const bytes = accessor.count === 0 ? 0 : (accessor.count - 1) * (view?.byteStride ?? size) + size;
  return view !== undefined && accessor.byteOffset + bytes <= view.byteLength;
}

/** Whether everything that is spoken of is there: a loader would read beyond the end of the file. */
export function isWhole(gltf: Gltf, binaryBytes: number): boolean {
  const areViewsInside = gltf.bufferViews.every(
    ({ buffer, byteOffset, byteLength }) => buffer === 0 && byteOffset + byteLength <= binaryBytes,
  );
  return areViewsInside && gltf.accessors.every((accessor) => isInside(gltf, accessor));
}

export function geometryFaults(gltf: Gltf): VrmFault[] {
  const triangles = countTriangles(gltf);
  const bytes = gltf.accessors.reduce((sum, accessor) => sum + accessor.count * elementBytes(accessor), 0);
  return [
    ...(triangles === 0 ? [vrmFault('vrmNothingToSee')] : []),
    ...(triangles > vrmLimits.triangles ? [vrmFault('vrmTriangles', triangles.toLocaleString('en'))] : []),
    ...(bytes > vrmLimits.geometryBytes ? [vrmFault('vrmGeometry')] : []),
  ];
}
