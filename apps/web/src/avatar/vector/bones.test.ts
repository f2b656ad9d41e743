import { calmFrame, type Hand } from '@mukae/contract/domain/avatar/frame';
import { type Motion, motions } from '@mukae/contract/domain/avatar/motions';
import { describe, expect, it } from 'vitest';
import { type DrawnCharacter, HAND } from '../character';
import { drawnCharacters } from '../characters';
import { derive } from '../derive';
import { type ParamSide, SIDES } from '../params';
import type { Matrix } from '../rig/geometry';
import { compileGroups, groupNamed, placeGroups } from '../rig/groups';
import { Puppet } from './puppet';

const FPS = 12;
const HELD = 1.2;
const LEAVING = 1;
const LONGEST = 4;

type Place = readonly [number, number, number];

const inSpace = (m: Matrix, [x, y, z]: Place): Place => [
  m.xx * x + m.xy * y + m.xz * z + m.xt,
  m.yx * x + m.yy * y + m.yz * z + m.yt,
  m.zx * x + m.zy * y + m.zz * z + m.zt,
];
const between = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

interface Bone {
  drawn: number;
  inSpace: number;
  /** As it is seen, before what is near looks larger. */
  seen: number;
}
interface Arm {
  upper: Bone;
  fore: Bone;
  /** From the end of the forearm to where the hand begins. */
  gap: number;
}

/** The arms at every picture of what the puppet was told, one thing after the other. */
class Watched {
  readonly #puppet: Puppet;
  readonly #groups;
  readonly #size: number;

  constructor(character: DrawnCharacter) {
    this.#puppet = new Puppet(character);
    this.#groups = compileGroups(character.groups);
    this.#size = character.groups.hips?.scale ?? 1;
  }

  tell(what: (puppet: Puppet) => void): this {
    what(this.#puppet);
    return this;
  }

  after(seconds: number): Arm[] {
    return Array.from({ length: Math.round(seconds * FPS) }, () => {
      placeGroups(this.#groups.values(), derive(this.#puppet.step(1 / FPS)));
      return SIDES.map((side) => this.#arm(side));
    }).flat();
  }

  #arm(side: ParamSide): Arm {
    const [arm, fore, hand] = (['arm', 'fore', 'hand'] as const).map((name) =>
      groupNamed(this.#groups, `${name}${side}`),
    );
    if (!arm || !fore || !hand) throw new Error('an arm has three joints');
    const gap = between(inSpace(fore.matrix, hand.pivot), inSpace(hand.matrix, hand.pivot));
    return {
      upper: this.#bone(arm.matrix, arm.pivot, fore.pivot),
      fore: this.#bone(fore.matrix, fore.pivot, hand.pivot),
      gap,
    };
  }

  #bone(matrix: Matrix, from: Place, to: Place): Bone {
    const [a, b] = [inSpace(matrix, from), inSpace(matrix, to)];
    return {
      drawn: this.#size * between(from, to),
      inSpace: between(a, b),
      seen: Math.hypot(a[0] - b[0], a[1] - b[1]),
    };
  }
}

function expectBones(arms: readonly Arm[]): void {
  expect(arms.length).toBeGreaterThan(0);
  for (const { upper, fore, gap } of arms) {
    for (const bone of [upper, fore]) {
      expect(bone.inSpace).toBeCloseTo(bone.drawn, 6);
      expect(bone.seen).toBeLessThanOrEqual(bone.drawn + 1e-6);
    }
    expect(gap).toBeCloseTo(0, 6);
  }
}

/** So much of it is seen at least: less would be a hand that sticks to an elbow. */
const SHORTEST = 0.55;

describe.each(drawnCharacters.map((character) => [character.id, character] as const))(
  'the arms of %s',
  (_, character) => {
    const watched = (): Watched => new Watched(character);
    const playing = (motion: Motion) => (puppet: Puppet) => puppet.play(motion);

    it.each(motions)('[D-F01] keep the length of their bones, and the hand at their end: %s', (motion) => {
      const arms = watched().tell(playing(motion)).after(LONGEST);
      expectBones(arms);
      for (const { fore } of arms) expect(fore.seen / fore.drawn).toBeGreaterThan(SHORTEST);
    });

    it.each(motions)('[D-F01] keep them on the way from %s into every other motion', (motion) => {
      for (const next of motions) {
        const figure = watched().tell(playing(motion));
        figure.after(HELD);
        const arms = figure.tell(playing(next)).after(LEAVING);
        expectBones(arms);
        for (const { fore } of arms) expect(fore.seen / fore.drawn).toBeGreaterThan(SHORTEST);
      }
    });

    it.each(['wave', 'showLeft', 'showRight', 'think', 'pleaseWait'] as const)(
      '[D-F07] leave no folded hand alone: one of them does it, the other hangs: %s',
      (motion) => {
        const puppet = new Puppet(character);
        puppet.play(motion);
        let { elL, elR, handL, handR } = puppet.step(1 / FPS);
        for (let n = 0; n < HELD * FPS; n++) ({ elL, elR, handL, handR } = puppet.step(1 / FPS));
        const [hanging, busy] = elL < elR ? [elL, elR] : [elR, elL];
        expect(hanging).toBeLessThan(20);
        expect(busy).toBeGreaterThan(100);
        expect(elL < elR ? handL : handR).toBe(HAND.relaxed);
      },
    );

    it('[D-F01] keep them wherever the hands of the operator are', () => {
      const places: Hand[] = [-0.9, -0.3, 0.3, 0.9].flatMap((x) =>
        [-0.9, 0, 0.5, 0.9].map((y): Hand => ({ x, y, turn: 0, shape: 'open' })),
      );
      const figure = watched();
      for (const hand of places)
        expectBones(
          figure.tell((puppet) => puppet.take({ ...calmFrame, hands: { left: hand, right: hand } })).after(0.5),
        );
    });
  },
);
