import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { motions } from '@mukae/contract/domain/avatar/motions';
import type { BuiltInCharacter } from '@mukae/contract/domain/character/builtIn';
import type { Avatar } from '../../apps/web/src/avatar/avatar';

export interface Shown {
  fps: number;
  /** Milliseconds of script in a frame that nothing interrupted: the lower quarter of all. */
  script: number;
}

declare global {
  var avatarBench: {
    /** Milliseconds until the character stands there. */
    load(id: BuiltInCharacter): Promise<number>;
    size(width: number, height: number): void;
    /** So many 60ths of a second in the life of somebody who never rests, one motion after the other. */
    run(count: number): Promise<Shown>;
    /** The canvas filled with one gradient instead, for comparison. */
    fill(count: number): Promise<number>;
    /** Frames a second of a page that draws nothing. */
    empty(count: number): Promise<number>;
  };
}

const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('no canvas');
let avatar: Avatar | null = null;

const STEP = 1 / 60;
/** Seconds from one motion to the next. */
const MOTION = 2.4;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const positive = (value: number): number => Math.max(0, value);

/** Somebody who talks, blinks and looks about. */
function talkingAt(t: number): AvatarFrame {
  const blink = t % 2.7 < 0.15 ? 1 : 0;
  const smile = 0.4 + 0.3 * Math.sin(t);
  return {
    scores: scoresFrom({
      jawOpen: 0.5 * positive(Math.sin(t * 9)),
      mouthFunnel: 0.4 * positive(Math.sin(t * 5)),
      mouthSmileLeft: smile,
      mouthSmileRight: smile,
      eyeBlinkLeft: blink,
      eyeBlinkRight: blink,
      browInnerUp: positive(Math.sin(t * 2)),
      eyeLookOutLeft: positive(Math.sin(t)),
      eyeLookInRight: positive(Math.sin(t)),
    }),
    head: { yaw: 16 * Math.sin(t * 1.3), pitch: 7 * Math.sin(t * 1.7), roll: 6 * Math.sin(t) },
    hands: null,
  };
}

const lowerQuarter = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 4)] ?? 0;

async function frames(count: number, draw: (t: number) => void): Promise<number> {
  const start = await nextFrame();
  let last = start;
  for (let n = 0; n < count; n += 1) {
    draw(n * STEP);
    last = await nextFrame();
  }
  return (count * 1000) / (last - start);
}

globalThis.avatarBench = {
  async load(id) {
    const start = performance.now();
    const { loadVectorAvatar } = await import('../../apps/web/src/avatar/vectorAvatar');
    avatar = await loadVectorAvatar(id, canvas);
    avatar.resize(540, 960);
    avatar.draw(1 / 60);
    await nextFrame();
    return performance.now() - start;
  },
  size(width, height) {
    avatar?.resize(width, height);
  },
  async run(count) {
    const drawn = avatar;
    if (!drawn) throw new Error('no avatar was loaded');
    const script: number[] = [];
    let played = 0;
    const fps = await frames(count, (t) => {
      if (t >= played * MOTION) drawn.play(motions[played++ % motions.length] ?? 'bow');
      const before = performance.now();
      drawn.take(talkingAt(t));
      drawn.draw(STEP);
      script.push(performance.now() - before);
    });
    return { fps, script: lowerQuarter(script) };
  },
  fill: (count) =>
    frames(count, (t) => {
      const context = canvas.getContext('2d');
      if (!context) return;
      const light = context.createLinearGradient(0, 0, canvas.width, canvas.height);
      for (const [place, color] of ['#41598f', '#2f4374', '#24345e'].entries()) light.addColorStop(place / 2, color);
      context.fillStyle = light;
      context.fillRect(0, 0, canvas.width, canvas.height + Math.sin(t));
    }),
  empty: (count) => frames(count, () => {}),
};
