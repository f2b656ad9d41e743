import { motions } from '@mukae/contract/domain/avatar/motions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kei } from '../characters/kei';
import type { Values } from '../params';
import { blankContext } from '../testing/blankContext';
import { DrawnAvatar } from './drawnAvatar';
import { Puppet } from './puppet';

afterEach(() => void vi.unstubAllGlobals());

/** What the figure does at a second, drawn so often until then. */
function poseAt(seconds: number, fps: number, play: (puppet: Puppet) => void): Values {
  const puppet = new Puppet(kei);
  puppet.step(1);
  play(puppet);
  let values = puppet.step(0);
  for (let picture = 0; picture < Math.round(seconds * fps); picture += 1) values = puppet.step(1 / fps);
  return values;
}

/** Where parts at rest are kept; what they look like is no matter here. */
class KeptBitmap {
  getContext() {
    return { ...blankContext(), setTransform: () => {} };
  }
}

const led = ['shR', 'sdR', 'elR', 'edR', 'wrR', 'elL', 'bow', 'headBow', 'rollAdd', 'yawAdd'] as const;

describe.each(motions)('the motion %s', (motion) => {
  it.each([30, 12, 4, 2])('[D-F04] is as far at every second when %i pictures a second are drawn', (fps) => {
    for (const second of [0.5, 1, 1.5, 2, 2.5, 3]) {
      const told = (puppet: Puppet): void => puppet.play(motion);
      const [smooth, coarse] = [poseAt(second, 60, told), poseAt(second, fps, told)];
      for (const param of led) expect(coarse[param], `${param} at ${second}`).toBeCloseTo(smooth[param], 3);
    }
  });
});

it('[D-F04] an avatar that is drawn twice a second bows as low, and as soon, as one that is drawn twelve times', () => {
  vi.stubGlobal('OffscreenCanvas', KeptBitmap);
  const topOfHead = (seconds: number, fps: number): number => {
    let top = Number.POSITIVE_INFINITY;
    const context = blankContext({
      moveTo: (_, y) => {
        top = Math.min(top, y);
      },
    });
    const avatar = new DrawnAvatar(kei, { width: 540, height: 960, getContext: () => context });
    avatar.draw(1);
    if (seconds > 0) avatar.play('bow');
    for (let picture = 0; picture < seconds * fps; picture += 1) {
      top = Number.POSITIVE_INFINITY;
      avatar.draw(1 / fps);
    }
    return top;
  };
  const standing = topOfHead(0, 12);
  expect(topOfHead(1.5, 12)).toBeGreaterThan(standing + 80);
  for (const second of [1, 2]) expect(topOfHead(second, 2)).toBeCloseTo(topOfHead(second, 12), -1);
});
