import { describe, expect, it } from 'vitest';
import { vrmLimits } from '../domain/character/vrmLimits';
import { fileOf } from '../testing/vrm/glbFile';
import { sourceOf } from '../testing/vrm/sourceOf';
import { type TinyVrm, tinyVrm } from '../testing/vrm/tinyVrm';
import { inspectVrm } from './inspectVrm';

const inspect = (departures?: TinyVrm) => inspectVrm(sourceOf(tinyVrm(departures)));

async function faultsOf(report: ReturnType<typeof inspectVrm>): Promise<string[]> {
  const outcome = await report;
  return outcome.fits ? [] : outcome.faults.map(({ fault }) => fault);
}

/** The head of a picture, which is all that is looked at. */
function pngHead(width: number, height: number): Uint8Array {
  const head = new Uint8Array(32);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(head.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return head;
}

describe('a model that fits', () => {
  it.each(['1.0', '0.x'] as const)('[O-V50] of version %s is known with all that it allows', async (version) => {
    expect(await inspect({ version })).toEqual({
      fits: true,
      model: {
        version,
        triangles: (17 + 4) * 12,
        textures: 0,
        lacks: [],
        licence: {
          title: '箱の人',
          authors: ['迎え'],
          name: version === '1.0' ? '' : 'CC0',
          url: version === '1.0' ? 'https://vrm.dev/licenses/1.0/' : '',
          use: 'everyone',
          commercialUse: 'corporate',
          redistribution: 'allowed',
          credit: 'unnecessary',
        },
      },
    });
  });

  it('[O-V52] forbids what it does not allow', async () => {
    const silent = { avatarPermission: '', commercialUsage: '', creditNotation: '', allowRedistribution: false };
    expect(await inspect({ meta: silent })).toMatchObject({
      model: {
        licence: { use: 'onlyAuthor', commercialUse: 'none', redistribution: 'prohibited', credit: 'required' },
      },
    });
    const named = {
      allowedUserName: 'ExplicitlyLicensedPerson',
      commercialUssageName: 'Disallow',
      licenseName: 'CC_BY_NC',
    };
    expect(await inspect({ version: '0.x', meta: named })).toMatchObject({
      model: {
        licence: {
          name: 'CC BY NC',
          use: 'onlyLicensed',
          commercialUse: 'none',
          redistribution: 'allowed',
          credit: 'required',
        },
      },
    });
    const other = { licenseName: 'Other', otherLicenseUrl: 'javascript:alert(1)' };
    expect(await inspect({ version: '0.x', meta: other })).toMatchObject({
      model: { licence: { name: 'Other', url: '', redistribution: 'unknown', credit: 'unknown' } },
    });
  });
});

describe('a model that does not fit', () => {
  it.each(['1.0', '0.x'] as const)('[O-V51] of version %s is told which bones are missing', async (version) => {
    const report = await inspect({ version, without: ['leftHand', 'head', 'chest'] });
    expect(report).toEqual({ fits: false, faults: [{ fault: 'vrmBones', about: 'head, leftHand' }] });
  });

  it('[O-V51] is told everything at once', async () => {
    const images = [pngHead(8192, 64)];
    const faults = await faultsOf(inspect({ without: ['hips'], hipBoxes: 10_001, images }));
    expect(faults).toEqual(['vrmBones', 'vrmTriangles', 'vrmTextureSize']);
  });

  const external = { buffers: [{ uri: 'https://example.com/a.bin', byteLength: 4 }] };
  const embedded = { images: [{ uri: 'data:image/png;base64,AAAA' }] };
  const empty = { accessors: [{ componentType: 5126, count: 100_000_000, type: 'VEC3' }] };
  const instanced = {
    nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 0 } } } }],
  };
  const vectors = { componentType: 5126, count: 50_000, type: 'VEC3' };
  const drawn = (primitive: object) => ({
    accessors: [{ ...vectors, count: 200_000 }, vectors],
    meshes: [{ primitives: [{ attributes: { POSITION: 1 }, ...primitive }] }],
  });
  const shapes = drawn({ targets: Array.from({ length: 400 }, () => ({ POSITION: 1, NORMAL: 1 })) });
  const points = drawn({ attributes: { POSITION: 0 }, mode: 0 });
  const sparse = (count: number, byteOffset = 0) => ({
    accessors: [
      {
        ...vectors,
        sparse: {
          count,
          indices: { bufferView: 0, componentType: 5123 },
          values: { bufferView: 0, byteOffset },
        },
      },
    ],
  });
  const treeOf = (...children: number[][]) => ({ nodes: children.map((below) => ({ children: below })) });
  const many = { nodes: Array.from({ length: 10_001 }, (_, place) => (place === 0 ? { mesh: 0 } : {})) };
  const jointed = { skins: [{ joints: Array.from({ length: 100_001 }, () => 0) }] };
  const beyond = { bufferViews: [{ buffer: 0, byteOffset: 0, byteLength: 99_999_999 }] };

  it.each<[string, TinyVrm, string[]]>([
    ['refers to another file', { document: external }, ['vrmExternalFile']],
    ['holds a picture in its text', { document: embedded }, ['vrmExternalFile']],
    [
      'needs what is not understood',
      { document: { extensionsRequired: ['KHR_draco_mesh_compression'] } },
      ['vrmExtension'],
    ],
    ['is no person', { document: { extensions: {} } }, ['vrmVersion']],
    ['is of a version to come', { document: { extensions: { VRMC_vrm: { specVersion: '2.0' } } } }, ['vrmVersion']],
    ['has nothing to see', { document: { meshes: [] } }, ['vrmNothingToSee']],
    ['would fill the memory', { document: empty }, ['vrmNothingToSee', 'vrmGeometry']],
    ['would fill the memory with shapes that share their data', { document: shapes }, ['vrmGeometry']],
    ['shows itself any number of times', { document: instanced }, ['vrmExtension']],
    ['has too many points', { document: points }, ['vrmTriangles']],
    ['has too many nodes', { document: many }, ['vrmNodes']],
    ['has too many joints', { document: jointed }, ['vrmNodes']],
    ['has a node below itself', { document: treeOf([1], [2], [1]) }, ['vrmBroken']],
    ['has nodes in a circle', { document: treeOf([], [2], [1]) }, ['vrmBroken']],
    ['has a node below two others', { document: treeOf([2], [2], []) }, ['vrmBroken']],
    ['has a node below it that is not there', { document: treeOf([7]) }, ['vrmBroken']],
    ['replaces single elements by what is there', { document: sparse(10) }, ['vrmNothingToSee']],
    ['replaces single elements by what is not there', { document: sparse(1000) }, ['vrmBroken']],
    ['replaces single elements by what breaks off', { document: sparse(10, 280) }, ['vrmBroken']],
    ['speaks of bytes that are not there', { document: beyond }, ['vrmBroken']],
    ['is described wrongly', { document: { nodes: 'many' } }, ['vrmBroken']],
    ['has too many textures', { images: Array.from({ length: 65 }, () => pngHead(4, 4)) }, ['vrmTextures']],
    [
      'has textures that are large together',
      { images: Array.from({ length: 7 }, () => pngHead(4096, 4096)) },
      ['vrmTextureSize'],
    ],
    ['has a texture of another kind', { images: [Uint8Array.from([0x52, 0x49, 0x46, 0x46])] }, ['vrmTextureKind']],
  ])('[O-V51] %s', async (_, departures, faults) => {
    expect(await faultsOf(inspect(departures))).toEqual(faults);
  });
});

describe('a model that is too complex', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, place) => (place < length - 1 ? { children: [place + 1] } : { mesh: 0 }));
  const nested = (depth: number): unknown[] => (depth === 1 ? [] : [nested(depth - 1)]);
  const many = (count: number) => Array.from({ length: count }, () => ({}));
  const shapes = { attributes: {}, targets: many(20_001) };

  it.each<[string, TinyVrm['document'], string, string]>([
    ['nodes that hang too deep', { nodes: chain(257) }, 'vrmTooComplex', 'nodes'],
    ['lists that lie too deep', { extras: nested(64) }, 'vrmTooComplex', ''],
    ['too many values', { extras: Array.from({ length: 300_000 }, () => 0) }, 'vrmTooComplex', ''],
    [
      'too many accessors and materials',
      { accessors: many(20_001), materials: many(1001) },
      'vrmTooComplex',
      'accessors, materials',
    ],
    ['too many shapes', { meshes: [{ primitives: [shapes] }] }, 'vrmTooComplex', 'targets'],
    ['too many nodes', { nodes: many(10_001) }, 'vrmNodes', ''],
  ])('[S-03] has %s, and is told so before more of it is looked at', async (_, document = {}, fault, about) => {
    expect(await inspect({ document })).toEqual({ fits: false, faults: [{ fault, about }] });
  });

  it('[S-03] is not one that goes as far as it may', async () => {
    const deepest = { nodes: chain(256), extras: nested(63), materials: many(1000) };
    expect(await faultsOf(inspect({ document: deepest }))).not.toContain('vrmTooComplex');
  });
});

describe('a file', () => {
  const file = tinyVrm();

  it('[O-V51] is not read at all when it is too large', async () => {
    const report = inspectVrm({
      size: 200_000_000,
      read: () => Promise.reject(new Error('read')),
      readText: () => Promise.reject(new Error('read')),
    });
    expect(await faultsOf(report)).toEqual(['vrmTooLarge']);
  });

  it.each([0, 3, 11, 19, 20, 400, file.length - 1])(
    '[O-V51] that breaks off after %i bytes is refused',
    async (size) => {
      expect(await faultsOf(inspectVrm(sourceOf(file, size)))).toEqual([size < 20 ? 'vrmNotAModel' : 'vrmBroken']);
    },
  );

  it('[O-V51] is known by its content', async () => {
    const page = Uint8Array.from('<!doctype html><script>alert(1)</script>', (letter) => letter.charCodeAt(0));
    expect(await faultsOf(inspectVrm(sourceOf(page)))).toEqual(['vrmNotAModel']);
    expect(await faultsOf(inspectVrm(sourceOf(fileOf(null, new Uint8Array()))))).toEqual(['vrmBroken']);
    const wordy = fileOf({ asset: 'x'.repeat(vrmLimits.jsonBytes) }, new Uint8Array());
    expect(await faultsOf(inspectVrm(sourceOf(wordy)))).toEqual(['vrmDescriptionTooLarge']);
  });
});
