import { sceneMotion } from './sceneMotion';

const roundMs = 8 * 60 * 1000;
/** Of the short side. */
export const driftReach = 0.004;

export const driftSteps = roundMs / sceneMotion.driftStepMs;

/** Where all blocks stand after so many steps: a closed path that no pixel can burn in along. */
export function driftAt(step: number): { x: number; y: number } {
  const turn = ((step % driftSteps) / driftSteps) * 2 * Math.PI;
  return { x: driftReach * Math.sin(turn), y: driftReach * Math.sin(2 * turn) };
}
