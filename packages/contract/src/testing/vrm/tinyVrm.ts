import { corners, indices, normals, scaled } from './box';
import { bones, cloth, features, type Vector } from './boxFigure';
import { Binary, fileOf } from './glbFile';
import { vrm0, vrm1 } from './vrmParts';

/** Departures from a small figure of boxes that fits in every respect. */
export interface TinyVrm {
  version?: '1.0' | '0.x';
  without?: readonly string[];
  /** How often the box of the hips is drawn; each time has 12 triangles. */
  hipBoxes?: number;
  /** The first of them lies on its clothes. */
  images?: readonly Uint8Array[];
  /** Merged into the document last. */
  document?: Readonly<Record<string, unknown>>;
  meta?: Readonly<Record<string, unknown>>;
  /** Its face is moved shape by shape as well. */
  perfectSync?: boolean;
}

/** A VRM file made of a few boxes: small enough for a test, whole enough to be drawn and moved. */
export function tinyVrm({
  version = '1.0',
  without = [],
  hipBoxes = 1,
  images = [],
  document = {},
  meta = {},
  perfectSync = false,
}: TinyVrm = {}): Uint8Array<ArrayBuffer> {
  const binary = new Binary();
  const normal = binary.vectors(normals);
  const triangles = binary.shorts(indices);
  /** Models of the former version look along -z. */
  const facing = version === '1.0' ? 1 : -1;
  const turned = ([x, y, z]: Vector): Vector => [x * facing, y, z * facing];

  const meshes: object[] = [];
  const boxOf = (size: Vector, middle: Vector, material: number, grows = 0, times = 1): number => {
    const attributes = { POSITION: binary.vectors(scaled(corners, size, turned(middle))), NORMAL: normal };
    const targets =
      grows === 0 ? {} : { targets: [{ POSITION: binary.vectors(scaled(corners, [0, grows, 0], [0, 0, 0])) }] };
    const primitive = { attributes, indices: triangles, material, ...targets };
    meshes.push({ primitives: Array.from({ length: times }, () => primitive) });
    return meshes.length - 1;
  };

  const nodes: { name: string; translation: Vector; mesh?: number; children?: number[] }[] = [];
  const placeOf = new Map(bones.map(({ name }, place) => [name, place]));
  for (const { name, parent, at, box } of bones) {
    const from = bones[placeOf.get(parent ?? '') ?? -1]?.at ?? [0, 0, 0];
    const translation = turned([at[0] - from[0], at[1] - from[1], at[2] - from[2]]);
    const mesh = box && boxOf(box.size, box.middle, box.material, 0, name === 'hips' ? hipBoxes : 1);
    nodes.push({ name, translation, ...(mesh !== null && { mesh }), children: [] });
  }
  for (const [place, { parent }] of bones.entries()) nodes[placeOf.get(parent ?? '') ?? -1]?.children?.push(place);
  const shapes = new Map<string, { node: number; mesh: number }>();
  for (const { name, middle, size, grows, material } of features) {
    const mesh = boxOf(size, middle, material, grows);
    shapes.set(name, { node: nodes.length, mesh });
    nodes[placeOf.get('head') ?? -1]?.children?.push(nodes.length);
    nodes.push({ name, translation: [0, 0, 0], mesh });
  }

  const expressions: Readonly<Record<string, readonly string[]>> = {
    aa: ['mouth'],
    blink: ['eyeLeft', 'eyeRight'],
    blinkLeft: ['eyeLeft'],
    blinkRight: ['eyeRight'],
    ...(perfectSync && { jawOpen: ['mouth'], eyeBlinkLeft: ['eyeLeft'], eyeBlinkRight: ['eyeRight'] }),
  };
  const present = bones.filter(({ name }) => !without.includes(name));
  const extensions =
    version === '1.0'
      ? { VRMC_vrm: vrm1(present, placeOf, expressions, shapes, meta) }
      : { VRM: vrm0(present, placeOf, expressions, shapes, meta) };
  const imageViews = images.map((image) => ({ bufferView: binary.add(image), mimeType: 'image/png' }));
  const colours = [
    [0.98, 0.85, 0.76, 1],
    [0.12, 0.4, 0.38, 1],
    [0.3, 0.2, 0.16, 1],
    [0.15, 0.1, 0.1, 1],
  ];
  return fileOf(
    {
      asset: { version: '2.0' },
      extensionsUsed: [version === '1.0' ? 'VRMC_vrm' : 'VRM'],
      extensions,
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: nodes.map(({ children = [], ...node }) => (children.length > 0 ? { ...node, children } : node)),
      meshes,
      materials: colours.map((baseColorFactor, material) => ({
        pbrMetallicRoughness: {
          baseColorFactor,
          metallicFactor: 0,
          ...(images.length > 0 && material === cloth && { baseColorTexture: { index: 0 } }),
        },
      })),
      images: imageViews,
      textures: images.map((_, source) => ({ source })),
      accessors: binary.accessors,
      bufferViews: binary.views,
      buffers: [{ byteLength: binary.bytes.length }],
      ...document,
    },
    binary.bytes,
  );
}
