import { hasControlCharacters } from '../text/controlCharacters';
import { textFromUtf8 } from '../text/utf8';
import { blendshapes, bounded } from './blendshapes';
import type { AvatarFrame } from './frame';

/** One packet of the phone app Live Link Face. */
export interface LiveLinkPacket {
  /** How the app names who is in front of the phone. */
  subject: string;
  /** Counted by the phone; a lower one is an older one. */
  frame: number;
  /** Null: the phone sees no face. */
  face: AvatarFrame | null;
}

/** A phone from which nothing came for this long is not there. */
export const phoneSilenceMs = 1000;

/*
 * Big-endian: version u8 · device id: i32 length, UTF-8 · subject: i32 length, UTF-8 · time: frame i32, part of a frame f32, frames
 * per second i32, denominator i32 · count u8 · f32 each: the shapes, yaw, pitch and roll of the head, of the left and of the right
 * eye. Without a face it ends after the time.
 */
const version = 6;
const lengthBytes = 4;
const timeBytes = 16;
const floatBytes = 4;
const count = blendshapes.length + 9;
const faceBytes = 1 + count * floatBytes;
/** Three times as long as what a phone sends. */
const longest = 1024;

interface Field {
  begin: number;
  end: number;
}

/** A field that begins with its length; undefined where it would end outside of the packet. */
function fieldAt(view: DataView, at: number): Field | undefined {
  const begin = at + lengthBytes;
  if (begin > view.byteLength) return undefined;
  const length = view.getInt32(at);
  const end = begin + length;
  return length < 0 || end > view.byteLength ? undefined : { begin, end };
}

function subjectIn(bytes: Uint8Array, { begin, end }: Field): string | undefined {
  const text = textFromUtf8(bytes.subarray(begin, end));
  return text === undefined || hasControlCharacters(text) ? undefined : text.trim();
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The phone tells of the person's own left and right, which become the avatar's: nothing is mirrored here. */
function faceIn(view: DataView, at: number): AvatarFrame | undefined {
  if (view.getUint8(at) !== count) return undefined;
  const values = Array.from({ length: count }, (_, place) => view.getFloat32(at + 1 + place * floatBytes));
  if (!values.every(Number.isFinite)) return undefined;
  const [yaw = 0, pitch = 0, roll = 0] = values.slice(blendshapes.length).map(degrees);
  return {
    scores: values.slice(0, blendshapes.length).map(bounded),
    // In radians: to the person's left, up, and to her right shoulder, which is against the clock for who looks at her.
    head: { yaw, pitch, roll: -roll },
    hands: null,
  };
}

/** Undefined for anything that is not exactly one packet. */
export function readLiveLink(bytes: Uint8Array): LiveLinkPacket | undefined {
  if (bytes[0] !== version || bytes.length > longest) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const device = fieldAt(view, 1);
  const name = device && fieldAt(view, device.end);
  const subject = name && subjectIn(bytes, name);
  if (!name || subject === undefined) return undefined;
  const timeEnd = name.end + timeBytes;
  const isFaceless = bytes.length === timeEnd;
  if (!isFaceless && bytes.length !== timeEnd + faceBytes) return undefined;
  const face = isFaceless ? null : faceIn(view, timeEnd);
  return face === undefined ? undefined : { subject, frame: view.getInt32(name.end), face };
}
