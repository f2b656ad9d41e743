import { blendshapes } from './blendshapes';
import { type AvatarFrame, type Hand, type Hands, handShapes } from './frame';

/** A frame on its way: which one it is, and when it was made by the sender's clock. */
export interface StampedFrame {
  /** 0 to 65535, then 0 again. */
  sequence: number;
  /** Milliseconds, 0 to 2^32, then 0 again. */
  sentAt: number;
  frame: AvatarFrame;
}

/*
 * version u8 · hands u8 (bit 0: left, bit 1: right, bits 2–3 and 4–5: their shapes) · sequence u16 · sentAt u32 · 52 scores u8
 * · yaw, pitch, roll i16 in hundredths of a degree · per hand x i8, y i8 in 64ths of an arm, turn i8 in 128ths of half a turn
 */
const version = 1;
const headerBytes = 8;
const faceBytes = headerBytes + blendshapes.length + 6;
const handBytes = 3;
const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];

const presenceOf: Record<Side, number> = { left: 1, right: 2 };
const shapeBitsOf: Record<Side, number> = { left: 2, right: 4 };
const usedBits = 0b11_11_11;

const whole = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : 0;

function handFlags(hands: Hands | null): number {
  return sides.reduce((flags, side) => {
    const hand = hands?.[side];
    return hand ? flags | presenceOf[side] | (handShapes.indexOf(hand.shape) << shapeBitsOf[side]) : flags;
  }, 0);
}

export function encodeFrame({ sequence, sentAt, frame }: StampedFrame): Uint8Array<ArrayBuffer> {
  const hands = sides.flatMap((side) => frame.hands?.[side] ?? []);
  const bytes = new Uint8Array(faceBytes + hands.length * handBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, version);
  view.setUint8(1, handFlags(frame.hands));
  view.setUint16(2, sequence);
  view.setUint32(4, sentAt);
  frame.scores.forEach((score, place) => {
    view.setUint8(headerBytes + place, whole(score * 255, 0, 255));
  });
  const { yaw, pitch, roll } = frame.head;
  [yaw, pitch, roll].forEach((angle, place) => {
    view.setInt16(headerBytes + blendshapes.length + place * 2, whole(angle * 100, -32_768, 32_767));
  });
  hands.forEach((hand, place) => {
    writeHand(view, faceBytes + place * handBytes, hand);
  });
  return bytes;
}

function writeHand(view: DataView, at: number, { x, y, turn }: Hand): void {
  view.setInt8(at, whole(x * 64, -128, 127));
  view.setInt8(at + 1, whole(y * 64, -128, 127));
  view.setInt8(at + 2, whole((turn / 180) * 128, -128, 127));
}

function readHand(view: DataView, at: number, shapeBits: number): Hand {
  return {
    x: view.getInt8(at) / 64,
    y: view.getInt8(at + 1) / 64,
    turn: (view.getInt8(at + 2) / 128) * 180,
    shape: handShapes[shapeBits & 0b11] ?? 'open',
  };
}

/** Undefined for anything that is not exactly one frame. */
export function decodeFrame(bytes: Uint8Array): StampedFrame | undefined {
  if (bytes.length < faceBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint8(1);
  const told = sides.filter((side) => flags & presenceOf[side]);
  if (view.getUint8(0) !== version || flags > usedBits) return undefined;
  if (bytes.length !== faceBytes + told.length * handBytes) return undefined;
  const angle = (place: number) => view.getInt16(headerBytes + blendshapes.length + place * 2) / 100;
  const handOf = (side: Side): Hand | null => {
    const place = told.indexOf(side);
    return place < 0 ? null : readHand(view, faceBytes + place * handBytes, flags >> shapeBitsOf[side]);
  };
  return {
    sequence: view.getUint16(2),
    sentAt: view.getUint32(4),
    frame: {
      scores: blendshapes.map((_, place) => view.getUint8(headerBytes + place) / 255),
      head: { yaw: angle(0), pitch: angle(1), roll: angle(2) },
      hands: told.length === 0 ? null : { left: handOf('left'), right: handOf('right') },
    },
  };
}
