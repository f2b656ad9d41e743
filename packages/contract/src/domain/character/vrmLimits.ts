import { megabyte } from '../media/fileSize';

/** What a company's own character may weigh, so that a modest screen still moves it. */
export const vrmLimits = {
  bytes: 60 * megabyte,
  /** The describing part of the file, which is read whole. */
  jsonBytes: 8 * megabyte,
  /** Numbers, texts, lists and objects of the describing part, and how deep they lie in one another. */
  jsonValues: 300_000,
  jsonDepth: 64,
  triangles: 120_000,
  textures: 64,
  textureSide: 4096,
  /** Of all textures together. */
  texturePixels: 100_000_000,
  /** Of all data of the meshes together. */
  geometryBytes: 256 * megabyte,
  /** Of the shapes of all meshes, unpacked. */
  shapeBytes: 512 * megabyte,
  nodes: 10_000,
  /** One below the other. */
  nodeDepth: 256,
  /** Of all skins together. */
  joints: 100_000,
} as const;

/** How many things a file may speak of; more than a figure on a screen has use for. */
export const vrmCounts = {
  lists: {
    accessors: 20_000,
    bufferViews: 20_000,
    buffers: 16,
    meshes: 5000,
    skins: 1000,
    materials: 1000,
    textures: 1000,
    images: 1000,
    samplers: 1000,
    animations: 100,
    scenes: 100,
    cameras: 100,
    extensionsUsed: 100,
    extensionsRequired: 100,
  },
  /** Of all meshes together; bones and expressions of both versions. */
  parts: { primitives: 20_000, targets: 20_000, attributes: 100_000, humanBones: 200, expressions: 2000, authors: 100 },
} as const;

/** What everything that moves the figure takes hold of. */
export const neededBones = [
  'hips',
  'spine',
  'head',
  'leftUpperArm',
  'leftLowerArm',
  'leftHand',
  'rightUpperArm',
  'rightLowerArm',
  'rightHand',
  'leftUpperLeg',
  'leftLowerLeg',
  'leftFoot',
  'rightUpperLeg',
  'rightLowerLeg',
  'rightFoot',
] as const;
