import type { VrmLicence } from '../domain/character/vrmLicence';
import { vrmLimits } from '../domain/character/vrmLimits';
import type { ByteSource } from './byteSource';
import { countFaults } from './counts';
import { countTriangles, geometryFaults, isWhole } from './geometry';
import { readGlb } from './glb';
import { type Gltf, gltf, vrmPartOf } from './gltf';
import { boneFaults, expressionsOf } from './humanoid';
import { licenceOf } from './licence';
import { treeFaults } from './nodes';
import { textureFaults } from './textures';
import { type VrmFault, vrmFault } from './vrmFault';

export interface VrmModel {
  version: '1.0' | '0.x';
  triangles: number;
  textures: number;
  /** What a living face would have and this one has not: it is shown all the same. */
  lacks: readonly ('mouth' | 'blink')[];
  licence: VrmLicence;
}

type VrmReport = { fits: true; model: VrmModel } | { fits: false; faults: readonly VrmFault[] };

const unfit = (...faults: readonly VrmFault[]): VrmReport => ({ fits: false, faults });

/** Looks through a file without loading it, the same way before it is sent and after it arrived. */
export async function inspectVrm(source: ByteSource): Promise<VrmReport> {
  if (source.size > vrmLimits.bytes) return unfit(vrmFault('vrmTooLarge'));
  const glb = await readGlb(source);
  if ('fault' in glb) return unfit(glb);
  const tooMuch = countFaults(glb.json);
  if (tooMuch.length > 0) return unfit(...tooMuch);
  const document = gltf.safeParse(glb.json);
  if (!document.success) return unfit(vrmFault('vrmBroken'));
  const part = vrmPartOf(document.data);
  if (!part) return unfit(vrmFault('vrmVersion'));
  const foreign = foreignFaults(document.data);
  if (foreign.length > 0) return unfit(...foreign);
  if (!isWhole(document.data, glb.binary.size)) return unfit(vrmFault('vrmBroken'));
  const tangled = treeFaults(document.data.nodes);
  if (tangled.length > 0) return unfit(...tangled);

  const faults = [
    ...boneFaults(document.data, part),
    ...geometryFaults(document.data),
    ...(await textureFaults(document.data, glb.binary)),
  ];
  if (faults.length > 0) return unfit(...faults);
  const expressions = expressionsOf(part);
  return {
    fits: true,
    model: {
      version: part.version,
      triangles: countTriangles(document.data),
      textures: document.data.images.length,
      lacks: lacking(expressions),
      licence: licenceOf(part),
    },
  };
}

/** What is understood when a file says that it must be. */
const knownExtensions: readonly string[] = [
  'VRM',
  'VRMC_vrm',
  'VRMC_springBone',
  'VRMC_materials_mtoon',
  'VRMC_materials_hdr_emissiveMultiplier',
  'VRMC_node_constraint',
  'KHR_materials_unlit',
  'KHR_materials_emissive_strength',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
];

/** What a loader obeys although nobody says that it must: a node shown any number of times, lights of the file's own. */
const unaskedExtensions: readonly string[] = ['EXT_mesh_gpu_instancing', 'KHR_lights_punctual'];

/** What is not in the file itself, or cannot be read by who shows it. */
function foreignFaults({ buffers, images, nodes, extensionsRequired }: Gltf): VrmFault[] {
  const isElsewhere = [...buffers, ...images].some(({ uri }) => uri !== undefined);
  const unknown = [
    ...extensionsRequired.filter((name) => !knownExtensions.includes(name)),
    ...unaskedExtensions.filter((name) => nodes.some(({ extensions }) => name in extensions)),
  ];
  return [
    ...(isElsewhere ? [vrmFault('vrmExternalFile')] : []),
    ...(unknown.length > 0 ? [vrmFault('vrmExtension', unknown)] : []),
  ];
}

/** A face that is moved shape by shape opens its mouth by `jawOpen`, and blinks eye by eye. */
function lacking(expressions: ReadonlySet<string>): VrmModel['lacks'] {
  const known = new Set([...expressions].map((name) => name.toLowerCase()));
  const hasMouth = known.has('aa') || known.has('jawopen');
  const blinks = known.has('blink') || known.has('blinkleft') || known.has('eyeblinkleft');
  return [...(hasMouth ? [] : (['mouth'] as const)), ...(blinks ? [] : (['blink'] as const))];
}
