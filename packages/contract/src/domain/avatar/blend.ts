import type { AvatarFrame, Hand, Hands } from './frame';

/** How a number gets from one to the other; each kind of movement has its own. */
interface Way {
  score: (from: number, to: number) => number;
  degrees: (from: number, to: number) => number;
  reach: (from: number, to: number) => number;
}

/** A hand that comes into sight is where it is: there is no way to it. */
const handOn = (from: Hand | null, to: Hand | null, { reach, degrees }: Way): Hand | null =>
  from && to
    ? { x: reach(from.x, to.x), y: reach(from.y, to.y), turn: degrees(from.turn, to.turn), shape: to.shape }
    : to;

const handsOn = (from: Hands | null, to: Hands | null, way: Way): Hands | null =>
  to && {
    left: handOn(from?.left ?? null, to.left, way),
    right: handOn(from?.right ?? null, to.right, way),
  };

const along = (from: AvatarFrame, to: AvatarFrame, way: Way): AvatarFrame => ({
  scores: to.scores.map((score, place) => way.score(from.scores[place] ?? 0, score)),
  head: {
    yaw: way.degrees(from.head.yaw, to.head.yaw),
    pitch: way.degrees(from.head.pitch, to.head.pitch),
    roll: way.degrees(from.head.roll, to.head.roll),
  },
  hands: handsOn(from.hands, to.hands, way),
});

/** The moment that lies `share` of the way from one to the other. */
export function frameBetween(from: AvatarFrame, to: AvatarFrame, share: number): AvatarFrame {
  const part = (one: number, other: number) => one + (other - one) * share;
  return along(from, to, { score: part, degrees: part, reach: part });
}

/** As fast as anything of a person moves, by the millisecond: a blink takes 50 of them. */
export const fastest = { score: 1 / 50, degrees: 0.4, reach: 0.01 } as const;

/** As near to a moment as a person gets in so many milliseconds. */
export function towards(from: AvatarFrame, to: AvatarFrame, ms: number): AvatarFrame {
  const within = (speed: number) => (one: number, other: number) =>
    one + Math.min(speed * ms, Math.max(-speed * ms, other - one));
  return along(from, to, {
    score: within(fastest.score),
    degrees: within(fastest.degrees),
    reach: within(fastest.reach),
  });
}
