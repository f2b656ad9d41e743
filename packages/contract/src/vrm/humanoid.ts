import { neededBones } from '../domain/character/vrmLimits';
import type { Gltf, VrmPart } from './gltf';
import { type VrmFault, vrmFault } from './vrmFault';

const bonesOf = (part: VrmPart): ReadonlyMap<string, number> =>
  new Map(
    part.version === '1.0'
      ? Object.entries(part.vrm.humanoid.humanBones).map(([bone, { node }]) => [bone, node] as const)
      : part.vrm.humanoid.humanBones.map(({ bone, node }) => [bone, node] as const),
  );

/** A bone is there when it names a node that is there. */
export function boneFaults(gltf: Gltf, part: VrmPart): VrmFault[] {
  const bones = bonesOf(part);
  const missing = neededBones.filter((bone) => gltf.nodes[bones.get(bone) ?? -1] === undefined);
  return missing.length > 0 ? [vrmFault('vrmBones', missing)] : [];
}

/** The names of VRM 0.x for what VRM 1.0 calls otherwise. */
const presetsOf0: Readonly<Record<string, string>> = {
  a: 'aa',
  i: 'ih',
  u: 'ou',
  e: 'ee',
  o: 'oh',
  blink_l: 'blinkLeft',
  blink_r: 'blinkRight',
  joy: 'happy',
  sorrow: 'sad',
  fun: 'relaxed',
};

/** What its face can do, by the names of VRM 1.0. */
export function expressionsOf(part: VrmPart): ReadonlySet<string> {
  if (part.version === '1.0') {
    const { preset, custom } = part.vrm.expressions;
    return new Set([...Object.keys(preset), ...Object.keys(custom)]);
  }
  return new Set(
    part.vrm.blendShapeMaster.blendShapeGroups.map(({ name, presetName }) =>
      presetName === '' || presetName === 'unknown' ? name : (presetsOf0[presetName] ?? presetName),
    ),
  );
}
