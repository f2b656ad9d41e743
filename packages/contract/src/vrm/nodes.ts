import { vrmLimits } from '../domain/character/vrmLimits';
import type { Gltf } from './gltf';
import { type VrmFault, vrmFault } from './vrmFault';

/** Whether every node has one parent at most and none is below itself: a loader would go round for ever. */
export function areTrees(nodes: Gltf['nodes']): boolean {
  const children = nodes.flatMap((node) => node.children);
  const isChild = new Set(children);
  if (isChild.size !== children.length) return false;
  const reached = [...nodes.keys()].filter((place) => !isChild.has(place));
  for (const place of reached) {
    for (const child of nodes[place]?.children ?? []) reached.push(child);
  }
  return reached.length === nodes.length;
}

export function nodeFaults({ nodes, skins }: Gltf): VrmFault[] {
  const joints = skins.reduce((sum, skin) => sum + skin.joints.length, 0);
  return nodes.length > vrmLimits.nodes || joints > vrmLimits.joints ? [vrmFault('vrmNodes')] : [];
}
