import { describe, expect, it } from 'vitest';
import { SteppingUp } from './steppingUp';

const [width, height] = [32, 18];

/** An empty room with the noise of a camera in it, and somebody so wide and so far from the left. */
function roomWith(person: { from: number; wide: number } | null, light = 0, noise = 4): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, point) => {
    const column = point % width;
    const isPerson = person !== null && column >= person.from && column < person.from + person.wide;
    return (isPerson ? 60 : 140) + light + ((point * 7) % (2 * noise)) - noise;
  });
}

function watch() {
  const stepping = new SteppingUp();
  const sees = (pictures: readonly Uint8Array[]) => pictures.filter((picture) => stepping.see(picture)).length;
  const empty = (looks: number) => sees(Array.from({ length: looks }, (_, look) => roomWith(null, 0, 3 + (look % 3))));
  /** Comes nearer, look by look. */
  const comes = (looks = 8) =>
    sees(Array.from({ length: looks }, (_, look) => roomWith({ from: 14 - look, wide: 4 + 5 * look })));
  return { sees, empty, comes };
}

describe('small grey pictures of a room', () => {
  it('[D-AS01] tell once that somebody steps up', () => {
    const { empty, comes } = watch();
    expect(empty(60)).toBe(0);
    expect(comes()).toBe(1);
  });

  it('[D-AS01] tell nothing of whoever stands there already, however she moves', () => {
    const { sees, empty, comes } = watch();
    empty(60);
    comes();
    const moving = Array.from({ length: 200 }, (_, look) => roomWith({ from: look % 2 === 0 ? 4 : 12, wide: 14 }));
    expect(sees(moving)).toBe(0);
    empty(60);
    expect(comes()).toBe(1);
  });

  it('[D-AS01] tell nothing before the room was empty for a while: the last visitor may still be there', () => {
    const { empty, comes } = watch();
    empty(20);
    expect(comes()).toBe(0);
  });

  it('[D-AS01] tell nothing of a lamp, of noise, or of somebody small and far away', () => {
    const { sees, empty } = watch();
    empty(60);
    expect(sees([roomWith(null, 60), roomWith(null, 60), roomWith(null, 60)])).toBe(0);
    expect(sees(Array.from({ length: 40 }, (_, look) => roomWith(null, 60, 2 + (look % 8))))).toBe(0);
    expect(sees(Array.from({ length: 30 }, (_, look) => roomWith({ from: look, wide: 1 }, 60)))).toBe(0);
  });
});
