import { vrmLimits } from '../domain/character/vrmLimits';
import type { Gltf } from './gltf';
import { type VrmFault, vrmFault } from './vrmFault';

/** Every node has one parent at most and none is below itself, or a loader would go round for ever. */
export function treeFaults(nodes: Gltf['nodes']): VrmFault[] {
  const children = nodes.flatMap((node) => node.children);
  const isChild = new Set(children);
  if (isChild.size !== children.length) return [vrmFault('vrmBroken')];
  let level = [...nodes.keys()].filter((place) => !isChild.has(place));
  let reached = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === vrmLimits.nodeDepth) return [vrmFault('vrmTooComplex', 'nodes')];
    reached += level.length;
    level = level.flatMap((place) => nodes[place]?.children ?? []);
  }
  return reached === nodes.length ? [] : [vrmFault('vrmBroken')];
}
