import * as z from 'zod/mini';

const index = z.int().check(z.nonnegative());
const list = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);
const text = z._default(z.string(), '');

/** How many numbers an element of each type has. */
export const componentCounts = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;
const componentTypes = [5120, 5121, 5122, 5123, 5125, 5126] as const;
export type ComponentType = (typeof componentTypes)[number];

/** Where single elements of an accessor are replaced, and by what. */
const sparse = z.object({
  count: index,
  indices: z.object({
    bufferView: index,
    byteOffset: z._default(index, 0),
    componentType: z.literal([5121, 5123, 5125]),
  }),
  values: z.object({ bufferView: index, byteOffset: z._default(index, 0) }),
});

const accessor = z.object({
  bufferView: z.optional(index),
  byteOffset: z._default(index, 0),
  componentType: z.literal(componentTypes),
  count: index,
  type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
  sparse: z.optional(sparse),
});
export type Accessor = z.output<typeof accessor>;

const attributes = z.record(z.string(), index);
const primitive = z.object({
  attributes,
  indices: z.optional(index),
  mode: z._default(z.int(), 4),
  targets: list(attributes),
});
export type Primitive = z.output<typeof primitive>;

const bufferView = z.object({
  buffer: index,
  byteOffset: z._default(index, 0),
  byteLength: index,
  byteStride: z.optional(index),
});

const node = z.object({
  mesh: z.optional(index),
  children: list(index),
  extensions: z._default(z.record(z.string(), z.unknown()), {}),
});

const image = z.object({ uri: z.optional(z.string()), bufferView: z.optional(index) });
export type Image = z.output<typeof image>;

/** VRM 1.0. */
const vrm1 = z.object({
  specVersion: z.string().check(z.regex(/^1\./)),
  meta: z.object({
    name: text,
    authors: list(z.string()),
    licenseUrl: text,
    otherLicenseUrl: text,
    avatarPermission: text,
    commercialUsage: text,
    creditNotation: text,
    allowRedistribution: z._default(z.boolean(), false),
  }),
  humanoid: z.object({ humanBones: z.record(z.string(), z.object({ node: index })) }),
  expressions: z._default(
    z.object({
      preset: z._default(z.record(z.string(), z.unknown()), {}),
      custom: z._default(z.record(z.string(), z.unknown()), {}),
    }),
    { preset: {}, custom: {} },
  ),
});
export type Vrm1 = z.output<typeof vrm1>;

/** VRM 0.x, with its own spelling. */
const vrm0 = z.object({
  meta: z._default(
    z.object({
      title: text,
      author: text,
      allowedUserName: text,
      commercialUssageName: text,
      licenseName: text,
      otherLicenseUrl: text,
    }),
    {
      title: '',
      author: '',
      allowedUserName: '',
      commercialUssageName: '',
      licenseName: '',
      otherLicenseUrl: '',
    },
  ),
  humanoid: z.object({ humanBones: z.array(z.object({ bone: z.string(), node: z.int() })) }),
  blendShapeMaster: z._default(z.object({ blendShapeGroups: list(z.object({ name: text, presetName: text })) }), {
    blendShapeGroups: [],
  }),
});
export type Vrm0 = z.output<typeof vrm0>;

/** As much of a glTF document as tells whether it can be shown, and by whose leave. */
export const gltf = z.object({
  accessors: list(accessor),
  bufferViews: list(bufferView),
  buffers: list(z.object({ uri: z.optional(z.string()), byteLength: index })),
  images: list(image),
  meshes: list(z.object({ primitives: z.array(primitive) })),
  nodes: list(node),
  skins: list(z.object({ joints: z.array(index) })),
  extensionsRequired: list(z.string()),
  extensions: z._default(z.object({ VRMC_vrm: z.optional(z.unknown()), VRM: z.optional(z.unknown()) }), {}),
});
export type Gltf = z.output<typeof gltf>;

/** The model by the version it is written in; undefined for a glTF that is no person. */
export type VrmPart = { version: '1.0'; vrm: Vrm1 } | { version: '0.x'; vrm: Vrm0 };

export function vrmPartOf({ extensions: { VRMC_vrm, VRM } }: Gltf): VrmPart | undefined {
  const current = vrm1.safeParse(VRMC_vrm);
  if (current.success) return { version: '1.0', vrm: current.data };
  const former = vrm0.safeParse(VRM);
  return former.success ? { version: '0.x', vrm: former.data } : undefined;
}
