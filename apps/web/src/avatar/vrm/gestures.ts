import type { HeadAngles } from '@mukae/contract/domain/avatar/frame';
import type { Motion } from '@mukae/contract/domain/avatar/motions';
import { smoothstep } from '../rig/geometry';
import type { Aim, BodySide } from './aim';

/** What a gesture adds at a moment; arms that it does not name do as they like. */
export interface GestureMoment {
  head: HeadAngles;
  /** Degrees that the body leans forward, and turns to the right of the screen. */
  bow: number;
  turn: number;
  arms: Readonly<Partial<Record<BodySide, Aim>>>;
}

interface Gesture {
  seconds: number;
  at: (second: number) => Partial<GestureMoment>;
}

const level: HeadAngles = { yaw: 0, pitch: 0, roll: 0 };

/** Comes, stays and goes. */
const swell = (second: number, seconds: number, coming: number, going: number): number =>
  smoothstep(0, coming, second) * (1 - smoothstep(seconds - going, seconds, second));

const held = (place: Pick<Aim, 'x' | 'y' | 'z'>, more: Partial<Aim> = {}): Aim => ({
  turn: 0,
  palm: 1,
  index: 0.05,
  fingers: 0.1,
  ...place,
  ...more,
});

function showing(side: BodySide): Gesture {
  const way = side === 'left' ? 1 : -1;
  return {
    seconds: 3,
    at: (second) => {
      const share = swell(second, 3, 0.7, 0.7);
      const isOut = second > 0.1 && second < 2.4;
      const arm = held({ x: 0.08 * way, y: -0.32, z: 0.5 }, { turn: 62 * way, palm: 0.9 });
      return {
        head: { yaw: 9 * way * share, pitch: -2 * share, roll: 2 * way * share },
        turn: 4 * way * share,
        bow: 3 * share,
        arms: isOut ? { [side]: arm } : {},
      };
    },
  };
}

const gestures: Readonly<Record<Motion, Gesture>> = {
  bow: {
    seconds: 2.4,
    at: (second) => {
      const share = swell(second, 2.4, 0.8, 0.9);
      return { bow: 30 * share, head: { ...level, pitch: -14 * share } };
    },
  },
  wave: {
    seconds: 2.6,
    at: (second) => {
      const swing = Math.sin(second * 2 * Math.PI * 1.9);
      const arm = held({ x: -0.04 + 0.04 * swing, y: 0.14, z: 0.42 }, { turn: 14 * swing - 8 });
      return {
        head: { yaw: 0, pitch: 0, roll: -4 * swell(second, 2.6, 0.5, 0.6) },
        arms: second > 0.05 && second < 2.1 ? { right: arm } : {},
      };
    },
  },
  nod: {
    seconds: 1.3,
    at: (second) => ({
      head: { ...level, pitch: -13 * swell(second, 1.3, 0.2, 0.2) * Math.sin(second * 2 * Math.PI * 1.55) ** 2 },
    }),
  },
  tilt: {
    seconds: 1.8,
    at: (second) => ({ head: { yaw: 0, pitch: 1, roll: 13 * swell(second, 1.8, 0.45, 0.5) } }),
  },
  showLeft: showing('right'),
  showRight: showing('left'),
  think: {
    seconds: 3,
    at: (second) => {
      const share = swell(second, 3, 0.6, 0.6);
      const arm = held({ x: 0.26, y: -0.1, z: 0.4 }, { palm: 0, index: 0.5, fingers: 0.75 });
      return {
        head: { yaw: -5 * share, pitch: 4 * share, roll: -7 * share },
        arms: second > 0.1 && second < 2.4 ? { right: arm } : {},
      };
    },
  },
  pleaseWait: {
    seconds: 2.8,
    at: (second) => {
      const share = swell(second, 2.8, 0.6, 0.6);
      const arm = held({ x: 0.06, y: -0.28, z: 0.5 });
      return {
        bow: 5 * share,
        head: { ...level, pitch: -5 * share },
        arms: second > 0.1 && second < 2.2 ? { right: arm } : {},
      };
    },
  },
};

/** Null when it is over. */
export function gestureAt(motion: Motion, second: number): GestureMoment | null {
  const { seconds, at } = gestures[motion];
  return second >= seconds ? null : { head: level, bow: 0, turn: 0, arms: {}, ...at(second) };
}
