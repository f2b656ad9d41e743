import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendshapes, scoreOf } from './blendshapes';
import { readLiveLink } from './liveLink';
import { facelessPacket, facePacket } from './testing/liveLinkPacket';

const radians = (degrees: number): number => (degrees / 180) * Math.PI;
const subject = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text));
const score = fc.float({ min: 0, max: 1, noNaN: true });
const shapes = fc.record(Object.fromEntries(blendshapes.map((shape) => [shape, score])));
const frame = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

/** A packet in which one of the 61 numbers is another. */
function withNumber(place: number, value: number): Uint8Array {
  const bytes = facePacket();
  new DataView(bytes.buffer).setFloat32(bytes.length - 61 * 4 + place * 4, value);
  return bytes;
}

describe('a packet of Live Link Face', () => {
  it('[O-V40] tells who is in front of the phone and how she looks', () => {
    fc.assert(
      fc.property(fc.record({ subject, frame, shapes }), (told) => {
        const read = readLiveLink(facePacket(told));
        expect(read).toMatchObject({ subject: told.subject, frame: told.frame });
        expect(read?.face?.scores).toEqual(blendshapes.map((shape) => told.shapes[shape]));
      }),
    );
  });

  it('[O-V40] without a face ends after its time', () => {
    expect(readLiveLink(facelessPacket({ subject: '受付 1', frame: 7 }))).toEqual({
      subject: '受付 1',
      frame: 7,
      face: null,
    });
  });

  it('[O-V40] turns the head as who looks at the avatar sees it, and mirrors nothing', () => {
    const packet = facePacket({
      yaw: radians(30),
      pitch: radians(20),
      roll: radians(10),
      shapes: { eyeBlinkLeft: 1 },
    });
    const face = readLiveLink(packet)?.face;
    expect(face?.head.yaw).toBeCloseTo(30, 4);
    expect(face?.head.pitch).toBeCloseTo(20, 4);
    expect(face?.head.roll).toBeCloseTo(-10, 4);
    expect(face && [scoreOf(face.scores, 'eyeBlinkLeft'), scoreOf(face.scores, 'eyeBlinkRight')]).toEqual([1, 0]);
    expect(face?.hands).toBeNull();
  });

  it('[O-V40] is read wherever it lies', () => {
    const packet = facePacket({ subject: 'iPhone' });
    const slab = new Uint8Array([9, 9, 9, ...packet, 9]);
    expect(readLiveLink(slab.subarray(3, -1))).toEqual(readLiveLink(packet));
  });

  it('[O-V41] that is cut, lengthened or of another version is nothing', () => {
    for (const packet of [facePacket(), facelessPacket()]) {
      const isFaceless = (length: number) => length === facelessPacket().length;
      for (let length = 0; length < packet.length; length += 1) {
        if (!isFaceless(length)) expect(readLiveLink(packet.slice(0, length))).toBeUndefined();
      }
      expect(readLiveLink(new Uint8Array([...packet, 0]))).toBeUndefined();
      expect(readLiveLink(new Uint8Array([5, ...packet.slice(1)]))).toBeUndefined();
    }
  });

  it('[O-V41] with another count, or with what is no number, is nothing', () => {
    const bytes = facePacket();
    bytes[bytes.length - 61 * 4 - 1] = 60;
    expect(readLiveLink(bytes)).toBeUndefined();
    const noNumber = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
    fc.assert(
      fc.property(fc.nat({ max: 60 }), noNumber, (place, value) => {
        expect(readLiveLink(withNumber(place, value))).toBeUndefined();
      }),
    );
  });

  it('[O-V41] bounds scores that are none', () => {
    expect(readLiveLink(withNumber(0, 7))?.face?.scores[0]).toBe(1);
    expect(readLiveLink(withNumber(0, -7))?.face?.scores[0]).toBe(0);
  });

  it('[O-V41] with lengths that lie, a name that is no text, or too much of it, is nothing', () => {
    const lying = (length: number): Uint8Array => {
      const bytes = facePacket();
      new DataView(bytes.buffer).setInt32(1, length);
      return bytes;
    };
    fc.assert(
      fc.property(frame, (length) => {
        expect(readLiveLink(lying(length === 37 ? 36 : length))).toBeUndefined();
      }),
    );
    const named = facePacket({ subject: 'iPhone' });
    named.set([0xff], named.length - 61 * 4 - 1 - 16 - 1);
    expect(readLiveLink(named)).toBeUndefined();
    expect(readLiveLink(facePacket({ subject: 'i\u0000Phone' }))).toBeUndefined();
    expect(readLiveLink(facePacket({ subject: 'i'.repeat(2000) }))).toBeUndefined();
  });

  it('[O-V41] never makes a reader fail, whatever arrives', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void readLiveLink(bytes)));
    const packet = facePacket();
    fc.assert(
      fc.property(fc.nat({ max: packet.length - 1 }), fc.nat({ max: 255 }), (place, byte) => {
        readLiveLink(packet.with(place, byte));
      }),
      { numRuns: 2000 },
    );
  });
});
