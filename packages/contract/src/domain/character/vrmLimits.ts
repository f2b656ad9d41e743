import { megabyte } from '../media/fileSize';

/** What a company's own character may weigh, so that a modest screen still moves it. */
export const vrmLimits = {
  bytes: 60 * megabyte,
  /** The describing part of the file, which is read whole. */
  jsonBytes: 8 * megabyte,
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
  /** Of all skins together. */
  joints: 100_000,
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
