import type { Motion } from '@mukae/contract/domain/avatar/motions';
import type { Timeline } from '../character';
import type { Params } from '../params';

/** Parameters of body and arms are led to what is named here; those of the face are added to what the face does. */

const eyesBy = (amount: number): Params => ({ eyeOpenL: amount, eyeOpenR: amount });
const browsBy = (amount: number): Params => ({ browUpL: amount, browUpR: amount });
const lowered: Params = { ...eyesBy(-1), gazeY: 0.5 };
const bright: Params = { smile: 0.22, eyeSmile: 0.2, ...browsBy(0.2) };

function showing(pose: 'guideL' | 'guideR'): Timeline {
  const way = pose === 'guideL' ? 1 : -1;
  return [
    { at: 0.16, params: { yawAdd: -1.5 * way, gazeX: 0.3 * way, headBow: -1 } },
    { at: 0.34, params: { gazeX: 0.55 * way } },
    { at: 0.8, pose, params: { ...bright, gazeX: 0.4 * way, headBow: 2 } },
    { at: 1.25, params: { gazeX: 0.4 * way } },
    { at: 1.55, params: { gazeX: -0.15 * way } },
    { at: 2.5, pose, params: { ...bright, gazeX: -0.1 * way } },
    { at: 3.15, pose: 'fold', params: { headBow: -1 } },
    { at: 3.45, pose: 'fold' },
  ];
}

/** Every one gathers itself, goes, holds, comes back and settles. */
export const commonMotions: Record<Motion, Timeline> = {
  bow: [
    { at: 0.2, params: { bow: -1.5, headBow: -2, ...browsBy(0.1) } },
    { at: 0.95, pose: 'bow', params: lowered },
    { at: 1.55, pose: 'bow', params: lowered },
    { at: 2.45, pose: 'fold', params: { bow: -1.2, headBow: -1.5, ...bright, ...eyesBy(0) } },
    { at: 2.85, pose: 'fold', params: bright },
    { at: 3.3, pose: 'fold' },
  ],
  wave: [
    { at: 0.14, params: { lean: -0.7, headBow: 1.5 } },
    { at: 0.62, pose: 'wave', params: { ...bright, headBow: -1.5 } },
    { at: 2.3, pose: 'wave', params: { ...bright, headBow: 0 } },
    { at: 2.95, pose: 'fold', params: { headBow: 1.5 } },
    { at: 3.25, pose: 'fold' },
  ],
  nod: [
    { at: 0.13, params: { headBow: -2 } },
    { at: 0.38, params: { headBow: 11, ...eyesBy(-0.3) } },
    { at: 0.66, params: { headBow: -0.5, ...eyesBy(0) } },
    { at: 0.9, params: { headBow: 6, ...eyesBy(-0.15) } },
    { at: 1.2, params: { headBow: -0.6, smile: 0.12 } },
    { at: 1.45, pose: 'fold' },
  ],
  tilt: [
    { at: 0.14, params: { rollAdd: 1.5 } },
    { at: 0.5, params: { rollAdd: -9, yawAdd: 3, ...browsBy(0.35) } },
    { at: 0.66, params: { rollAdd: -8.2 } },
    { at: 1.5, params: { rollAdd: -8.5, yawAdd: 3, ...browsBy(0.3) } },
    { at: 1.95, params: { rollAdd: 0.6, yawAdd: 0 } },
    { at: 2.2, pose: 'fold' },
  ],
  showLeft: showing('guideR'),
  showRight: showing('guideL'),
  think: [
    { at: 0.16, params: { headBow: 1.5, rollAdd: -1 } },
    {
      at: 0.75,
      pose: 'think',
      params: { rollAdd: 5, yawAdd: -4, gazeX: 0.3, gazeY: -0.55, smile: -0.3, ...browsBy(0.25) },
    },
    { at: 1.5, params: { gazeX: 0.3, gazeY: -0.55 } },
    { at: 1.85, params: { gazeX: -0.35, gazeY: -0.45 } },
    {
      at: 2.7,
      pose: 'think',
      params: { rollAdd: 4, yawAdd: -2, gazeX: -0.3, gazeY: -0.4, smile: -0.25, ...browsBy(0.3) },
    },
    { at: 3.3, pose: 'fold', params: { headBow: -1, ...bright } },
    { at: 3.7, pose: 'fold' },
  ],
  pleaseWait: [
    { at: 0.16, params: { headBow: -1.5 } },
    { at: 0.7, pose: 'wait', params: { headBow: 5, bow: 4, smile: 0.15, ...browsBy(0.15) } },
    { at: 1.9, pose: 'wait', params: { headBow: 3.5, bow: 3.5, smile: 0.15, ...browsBy(0.15) } },
    { at: 2.5, pose: 'fold', params: { headBow: -1, smile: 0.15 } },
    { at: 2.85, pose: 'fold' },
  ],
};
