import type { Bone } from './boxFigure';

const meta1 = {
  name: '箱の人',
  authors: ['迎え'],
  licenseUrl: 'https://vrm.dev/licenses/1.0/',
  avatarPermission: 'everyone',
  commercialUsage: 'corporation',
  creditNotation: 'unnecessary',
  allowRedistribution: true,
};

const meta0 = {
  title: '箱の人',
  author: '迎え',
  allowedUserName: 'Everyone',
  commercialUssageName: 'Allow',
  licenseName: 'CC0',
};

export type Expressions = Readonly<Record<string, readonly string[]>>;
export type Shapes = ReadonlyMap<string, { node: number; mesh: number }>;
export type Places = ReadonlyMap<string, number>;

const presets1 = ['aa', 'blink', 'blinkLeft', 'blinkRight'];
const presets0: Readonly<Record<string, string>> = {
  aa: 'a',
  blink: 'blink',
  blinkLeft: 'blink_l',
  blinkRight: 'blink_r',
};

export function vrm1(present: readonly Bone[], places: Places, expressions: Expressions, shapes: Shapes, meta: object) {
  const bound = Object.entries(expressions).map(([name, moved]) => [
    name,
    { morphTargetBinds: moved.map((shape) => ({ node: shapes.get(shape)?.node, index: 0, weight: 1 })) },
  ]);
  return {
    specVersion: '1.0',
    meta: { ...meta1, ...meta },
    humanoid: { humanBones: Object.fromEntries(present.map(({ name }) => [name, { node: places.get(name) }])) },
    expressions: {
      preset: Object.fromEntries(bound.filter(([name]) => presets1.includes(String(name)))),
      custom: Object.fromEntries(bound.filter(([name]) => !presets1.includes(String(name)))),
    },
  };
}

/** From so many degrees of what is looked at to so many of the eyes. */
const eyesWay = { curve: [0, 0, 0, 1, 1, 1, 1, 0], xRange: 90, yRange: 10 };

export function vrm0(present: readonly Bone[], places: Places, expressions: Expressions, shapes: Shapes, meta: object) {
  return {
    exporterVersion: 'tiny',
    specVersion: '0.0',
    meta: { ...meta0, ...meta },
    humanoid: {
      humanBones: present.map(({ name }) => ({ bone: name, node: places.get(name), useDefaultValues: true })),
    },
    blendShapeMaster: {
      blendShapeGroups: Object.entries(expressions).map(([name, moved]) => ({
        name,
        presetName: presets0[name] ?? 'unknown',
        binds: moved.map((shape) => ({ mesh: shapes.get(shape)?.mesh, index: 0, weight: 100 })),
        materialValues: [],
      })),
    },
    firstPerson: {
      lookAtTypeName: 'Bone',
      lookAtHorizontalInner: eyesWay,
      lookAtHorizontalOuter: eyesWay,
      lookAtVerticalDown: eyesWay,
      lookAtVerticalUp: eyesWay,
    },
    secondaryAnimation: { boneGroups: [], colliderGroups: [] },
    materialProperties: [],
  };
}
