import { vrmCounts, vrmLimits } from '../domain/character/vrmLimits';
import { type VrmFault, vrmFault } from './vrmFault';

/** What stands under a name, in a document of which nothing is known yet. */
const under = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = under(value, name);
  return Array.isArray(list) ? list : [];
};

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

const sumOf = (list: readonly unknown[], name: string): number =>
  list.reduce<number>((sum, item) => sum + listIn(item, name).length, 0);

/** Of the parts that are looked at one by one. */
function partsOf(document: unknown): Readonly<Record<keyof typeof vrmCounts.parts, number>> {
  const primitives = listIn(document, 'meshes').flatMap((mesh) => listIn(mesh, 'primitives'));
  const targets = primitives.flatMap((primitive) => listIn(primitive, 'targets'));
  const [former, current] = [under(document, 'extensions', 'VRM'), under(document, 'extensions', 'VRMC_vrm')];
  return {
    primitives: primitives.length,
    targets: targets.length,
    attributes: [...primitives.map((primitive) => under(primitive, 'attributes')), ...targets].reduce<number>(
      (sum, attributes) => sum + sizeOf(attributes),
      0,
    ),
    humanBones: sizeOf(under(former, 'humanoid', 'humanBones')) + sizeOf(under(current, 'humanoid', 'humanBones')),
    expressions:
      sizeOf(under(former, 'blendShapeMaster', 'blendShapeGroups')) +
      sizeOf(under(current, 'expressions', 'preset')) +
      sizeOf(under(current, 'expressions', 'custom')),
    authors: listIn(under(current, 'meta'), 'authors').length,
  };
}

const above = (counts: Readonly<Record<string, number>>, limits: Readonly<Record<string, number>>): string[] =>
  Object.entries(limits).flatMap(([name, limit]) => ((counts[name] ?? 0) > limit ? [name] : []));

/** What there is too much of. Asked before anything is read for what it says: to read a million things takes long. */
export function countFaults(document: unknown): VrmFault[] {
  const lists = Object.fromEntries(
    Object.keys(vrmCounts.lists).map((name) => [name, listIn(document, name).length] as const),
  );
  const tooMany = [...above(lists, vrmCounts.lists), ...above(partsOf(document), vrmCounts.parts)];
  const nodes = listIn(document, 'nodes').length;
  const joints = sumOf(listIn(document, 'skins'), 'joints');
  return [
    ...(nodes > vrmLimits.nodes || joints > vrmLimits.joints ? [vrmFault('vrmNodes')] : []),
    ...(tooMany.length > 0 ? [vrmFault('vrmTooComplex', tooMany)] : []),
  ];
}
