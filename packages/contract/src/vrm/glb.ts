import { vrmLimits } from '../domain/character/vrmLimits';
import { type ByteSource, partOf } from './byteSource';
import { jsonMeasure } from './jsonMeasure';
import { type VrmFault, vrmFault } from './vrmFault';

/** A binary glTF file: what describes the model, and the bytes it speaks of. */
interface Glb {
  json: unknown;
  binary: ByteSource;
}

const headerBytes = 12;
const chunkHeaderBytes = 8;
const bodyAt = headerBytes + chunkHeaderBytes;
const magic = 0x46546c67;
const version = 2;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the frame of the file and the describing part; the rest stays where it is. */
export async function readGlb(source: ByteSource): Promise<Glb | VrmFault> {
  const head = viewOf(await source.read(0, bodyAt));
  if (head.byteLength < bodyAt || head.getUint32(0, true) !== magic) return vrmFault('vrmNotAModel');
  if (head.getUint32(4, true) !== version || head.getUint32(16, true) !== jsonChunk) return vrmFault('vrmNotAModel');
  const length = head.getUint32(8, true);
  const jsonLength = head.getUint32(12, true);
  if (length !== source.size || bodyAt + jsonLength > length) return vrmFault('vrmBroken');
  if (jsonLength > vrmLimits.jsonBytes) return vrmFault('vrmDescriptionTooLarge');
  const text = await source.readText(bodyAt, jsonLength);
  const { values, depth } = jsonMeasure(text);
  if (values > vrmLimits.jsonValues || depth > vrmLimits.jsonDepth) return vrmFault('vrmTooComplex');
  const json = parsed(text);
  const binary = await readBinary(source, bodyAt + jsonLength);
  return json === undefined || !binary ? vrmFault('vrmBroken') : { json, binary };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined where a chunk begins that is not what it should be. */
async function readBinary(source: ByteSource, at: number): Promise<ByteSource | undefined> {
  if (at === source.size) return partOf(source, at, 0);
  const head = viewOf(await source.read(at, chunkHeaderBytes));
  if (head.byteLength < chunkHeaderBytes || head.getUint32(4, true) !== binaryChunk) return undefined;
  const length = head.getUint32(0, true);
  return at + chunkHeaderBytes + length > source.size ? undefined : partOf(source, at + chunkHeaderBytes, length);
}
