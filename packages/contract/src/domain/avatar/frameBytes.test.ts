import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendshapes } from './blendshapes';
import { type AvatarFrame, type Hand, handShapes } from './frame';
import { decodeFrame, encodeFrame } from './frameBytes';

const hand: fc.Arbitrary<Hand | null> = fc.option(
  fc.record({
    x: fc.integer({ min: -128, max: 127 }).map((n) => n / 64),
    y: fc.integer({ min: -128, max: 127 }).map((n) => n / 64),
    turn: fc.integer({ min: -128, max: 127 }).map((n) => (n / 128) * 180),
    shape: fc.constantFrom(...handShapes),
  }),
);
const hands = fc.record({ left: hand, right: hand }).map(({ left, right }) => (left || right ? { left, right } : null));
const angle = fc.integer({ min: -9000, max: 9000 }).map((n) => n / 100);
const frame: fc.Arbitrary<AvatarFrame> = fc.record({
  scores: fc.array(
    fc.integer({ min: 0, max: 255 }).map((n) => n / 255),
    { minLength: blendshapes.length, maxLength: blendshapes.length },
  ),
  head: fc.record({ yaw: angle, pitch: angle, roll: angle }),
  hands,
});
const stamped = fc.record({
  sequence: fc.integer({ min: 0, max: 65_535 }),
  sentAt: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  frame,
});

describe('a frame on the wire', () => {
  it('[O-V10] arrives as it left', () => {
    fc.assert(
      fc.property(stamped, (sent) => {
        expect(decodeFrame(encodeFrame(sent))).toEqual(sent);
      }),
    );
  });

  it('[O-V10] is small: 66 bytes, 72 with both hands', () => {
    fc.assert(
      fc.property(stamped, (sent) => {
        const seen = [sent.frame.hands?.left, sent.frame.hands?.right].filter(Boolean).length;
        expect(encodeFrame(sent)).toHaveLength(66 + 3 * seen);
      }),
    );
  });

  it('[O-V10] is nothing when it was cut, lengthened or is something else', () => {
    fc.assert(
      fc.property(stamped, fc.nat({ max: 71 }), (sent, length) => {
        const bytes = encodeFrame(sent);
        if (length < bytes.length) expect(decodeFrame(bytes.slice(0, length))).toBeUndefined();
        expect(decodeFrame(new Uint8Array([...bytes, 0]))).toBeUndefined();
        expect(decodeFrame(new Uint8Array([9, ...bytes.slice(1)]))).toBeUndefined();
      }),
    );
  });

  it('[O-V10] never makes a reader fail, whatever arrives', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 90 }), (bytes) => void decodeFrame(bytes)));
  });

  it('[O-V10] bounds what is no number or too large', () => {
    const wild: AvatarFrame = {
      scores: blendshapes.map((_, place) => (place === 0 ? Number.NaN : 7)),
      head: { yaw: 1e9, pitch: Number.NaN, roll: -1e9 },
      hands: { left: { x: 99, y: -99, turn: 720, shape: 'fist' }, right: null },
    };
    const arrived = decodeFrame(encodeFrame({ sequence: 1, sentAt: 1, frame: wild }))?.frame;
    expect(arrived?.scores.slice(0, 2)).toEqual([0, 1]);
    expect(arrived?.head).toEqual({ yaw: 327.67, pitch: 0, roll: -327.68 });
    expect(arrived?.hands?.left).toMatchObject({ x: 127 / 64, y: -2 });
  });
});
