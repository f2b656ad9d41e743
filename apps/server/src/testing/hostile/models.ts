import { megabyte } from '@mukae/contract/domain/media/fileSize';

const jsonChunk = 0x4e4f534a;

/** A binary glTF whose description is this text; what it says of its own size may be a lie. */
export function modelFile(description: string | Buffer, declaredBytes?: number): Buffer {
  const text = Buffer.from(description);
  const padding = Buffer.alloc((4 - (text.length % 4)) % 4, ' ');
  const size = 20 + text.length + padding.length;
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(size, 8);
  head.writeUInt32LE(declaredBytes ?? text.length + padding.length, 12);
  head.writeUInt32LE(jsonChunk, 16);
  return Buffer.concat([head, text, padding]);
}

const times = (count: number, item: string | ((place: number) => string)): string =>
  typeof item === 'string'
    ? `${item},`.repeat(count).slice(0, -1)
    : Array.from({ length: count }, (_, place) => item(place)).join(',');
const list = (name: string, count: number, item: string | ((place: number) => string)) =>
  `{"${name}":[${times(count, item)}]}`;
const ofExtension = (name: string, content: string) => `{"extensions":{"${name}":${content}}}`;

const chunk = 8 * megabyte;
/** Nearly as many values as a description may have. */
const most = 290_000;
const filled = (item: string): number => Math.floor((chunk - 100) / (item.length + 1));
const view = '{"buffer":0,"byteLength":4}';
const accessor = '{"componentType":5126,"count":1000000,"type":"VEC3"}';
const sparse =
  '{"componentType":5126,"count":9,"type":"VEC3","sparse":{"count":9,"indices":{"bufferView":0,"componentType":5123},"values":{"bufferView":0}}}';
const human = '{"specVersion":"1.0","meta":{},"humanoid":{"humanBones":{}}}';

/** Files that begin as models and are hard to read, of which none is one. */
export const hostileModels: Readonly<Record<string, () => Buffer>> = {
  'a list of nothings': () => modelFile(list('accessors', filled('{}'), '{}')),
  'as many nothings as may be': () => modelFile(list('accessors', 20_000, '{}')),
  'lists within lists': () => modelFile('['.repeat(chunk / 2) + ']'.repeat(chunk / 2)),
  'objects within objects': () => modelFile('{"a":'.repeat(1_000_000)),
  'numbers without end': () => modelFile(`[${times(filled('1'), '1')}]`),
  'names without end': () => modelFile(`{${times(most / 2, (place) => `"${place}":${place}`)}}`),
  'objects of a name each': () => modelFile(`[${times(most / 2, (place) => `{"name${place}":0}`)}]`),
  'views without end': () => modelFile(list('bufferViews', filled(view), view)),
  'accessors that share nothing but their size': () => modelFile(list('accessors', 20_000, accessor)),
  'accessors that are replaced one by one': () => modelFile(list('accessors', 20_000, sparse)),
  'nodes without end': () => modelFile(list('nodes', filled('{}'), '{}')),
  'a chain of nodes': () =>
    modelFile(
      `${list('nodes', 10_000, (place) => (place < 9999 ? `{"children":[${place + 1}]}` : '{}')).slice(0, -1)},"extensions":{"VRMC_vrm":${human}}}`,
    ),
  'nodes in a circle': () =>
    modelFile(
      `${list('nodes', 10_000, (place) => `{"children":[${(place + 1) % 10_000}]}`).slice(0, -1)},"extensions":{"VRMC_vrm":${human}}}`,
    ),
  'children without end': () => modelFile(`{"nodes":[{"children":[${times(most, '0')}]}]}`),
  'joints without end': () => modelFile(`{"skins":[{"joints":[${times(most, '0')}]}]}`),
  'meshes of nothing': () => modelFile(list('meshes', filled('{"primitives":[]}'), '{"primitives":[]}')),
  'primitives without end': () => modelFile(`{"meshes":[{"primitives":[${times(most, '{}')}]}]}`),
  'primitives of one huge accessor': () =>
    modelFile(
      `{"accessors":[${accessor}],"meshes":[{"primitives":[${times(20_000, '{"attributes":{"POSITION":0},"targets":[{"POSITION":0}]}')}]}],"nodes":[{"mesh":0}],"extensions":{"VRMC_vrm":${human}}}`,
    ),
  'shapes without end': () =>
    modelFile(`{"meshes":[{"primitives":[{"attributes":{},"targets":[${times(most, '{}')}]}]}]}`),
  'one primitive of attributes without end': () =>
    modelFile(`{"meshes":[{"primitives":[{"attributes":{${times(most, (place) => `"${place}":0`)}}}]}]}`),
  'pictures without end': () => modelFile(list('images', filled('{}'), '{}')),
  'bones without end': () =>
    modelFile(
      ofExtension(
        'VRM',
        `{"humanoid":{"humanBones":[${times(most / 4, (place) => `{"bone":"b${place}","node":0}`)}]}}`,
      ),
    ),
  'expressions without end': () =>
    modelFile(ofExtension('VRMC_vrm', `{"expressions":{"custom":{${times(most, (place) => `"${place}":0`)}}}}`)),
  'an extension of one long text': () =>
    modelFile(ofExtension('VRM', `{"meta":{"title":"${'a'.repeat(chunk - 200)}"}}`)),
  'extensions that it needs without end': () => modelFile(list('extensionsRequired', most, '"a"')),
  'a text of backslashes': () => modelFile(`"${'\\'.repeat(chunk - 10)}`),
  'a text that never ends': () => modelFile(`"${'a'.repeat(chunk - 10)}`),
  'bytes of no text': () => modelFile(Buffer.alloc(chunk, 0xff)),
  'a description of 9 MB': () => modelFile(Buffer.alloc(9 * megabyte, '{')),
  'a description larger than the file': () => modelFile('{}', 0x7fff_ffff),
  'a description of the largest size there is': () => modelFile('{}', 0xffff_ffff),
};
