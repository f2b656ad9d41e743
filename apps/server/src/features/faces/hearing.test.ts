import { facelessPacket, facePacket } from '@mukae/contract/domain/avatar/testing/liveLinkPacket';
import { describe, expect, it } from 'vitest';
import { Hearing } from './hearing';

const packet = facePacket({ subject: 'iPhone', frame: 100 });
const nonsense = new Uint8Array(300);

describe('hearing a phone', () => {
  it('[O-V42] tells who is there and how she looks, or that no face is seen', () => {
    const hearing = new Hearing('');
    expect(hearing.hear(packet, 'mine', 0)).toMatchObject({ is: 'face', subject: 'iPhone', face: { hands: null } });
    expect(hearing.hear(facelessPacket({ frame: 101 }), 'mine', 16)).toEqual({ is: 'noFace', subject: 'iPhone' });
  });

  it('[O-V41] ignores what is no packet', () => {
    expect(new Hearing('').hear(nonsense, 'mine', 0)).toEqual({ is: 'malformed' });
  });

  it('[O-V46] of another subject than the one it waits for tells only that', () => {
    const hearing = new Hearing('佐藤');
    expect(hearing.hear(packet, 'mine', 0)).toEqual({ is: 'otherSubject', subject: 'iPhone' });
    expect(hearing.hear(facePacket({ subject: '佐藤' }), 'other', 1)).toMatchObject({ is: 'face', subject: '佐藤' });
  });

  it('[O-V42] listens to one phone until it has been silent for a second', () => {
    const hearing = new Hearing('');
    hearing.hear(packet, 'mine', 0);
    expect(hearing.hear(packet, 'other', 999)).toEqual({ is: 'otherPhone' });
    expect(hearing.hear(packet, 'other', 1000)).toMatchObject({ is: 'face' });
    expect(hearing.hear(packet, 'mine', 1001)).toEqual({ is: 'otherPhone' });
  });

  it('[O-V44] leaves out what was overtaken, but not a phone that counts anew', () => {
    const hearing = new Hearing('');
    const numbered = (frame: number) => hearing.hear(facePacket({ frame }), 'mine', 0).is;
    expect([100, 99, 40, 39, 40].map(numbered)).toEqual(['face', 'late', 'late', 'face', 'face']);
  });

  it('[O-V45] reads at most 120 packets in a second, whatever is in them', () => {
    const hearing = new Hearing('');
    const heard = (bytes: Uint8Array, count: number, now: number) =>
      Array.from({ length: count }, () => hearing.hear(bytes, 'mine', now).is);
    expect(heard(nonsense, 100, 0).concat(heard(packet, 20, 900))).not.toContain('tooMany');
    expect(heard(packet, 3, 999)).toEqual(['tooMany', 'tooMany', 'tooMany']);
    expect(heard(packet, 1, 1000)).toEqual(['face']);
  });

  it('[O-V45] of a phone is not drowned by others once it was heard', () => {
    const hearing = new Hearing('');
    hearing.hear(packet, 'mine', 0);
    for (let n = 0; n < 1000; n += 1) hearing.hear(nonsense, `other ${n}`, 10);
    expect(hearing.hear(packet, 'mine', 16)).toMatchObject({ is: 'face' });
  });
});
