import { tinyVrm } from '@mukae/contract/testing/vrm/tinyVrm';
import type { VRM, VRMHumanBoneName } from '@pixiv/three-vrm';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type Aim, aimOf } from './aim';
import { Body } from './body';
import { framingOf } from './framing';
import { Life, type LifeMoment } from './life';
import { loadVrm } from './loadVrm';

const calm: LifeMoment = { ...new Life().after(0), head: { yaw: 0, pitch: 0, roll: 0 }, breath: 0 };
const placeOf = (model: VRM, bone: VRMHumanBoneName): Vector3 =>
  model.humanoid.getRawBoneNode(bone)?.getWorldPosition(new Vector3()) ?? new Vector3();
/** Where the nose points. */
const facing = (model: VRM): Vector3 => {
  const eyes = placeOf(model, 'leftEye').add(placeOf(model, 'rightEye')).divideScalar(2);
  return eyes.sub(placeOf(model, 'head')).setY(0).normalize();
};

async function posed(version: '1.0' | '0.x', moment: Partial<LifeMoment>): Promise<VRM> {
  const model = await loadVrm(tinyVrm({ version }).buffer);
  new Body(model).pose({ ...calm, ...moment }, 10);
  model.update(0);
  model.scene.updateMatrixWorld(true);
  return model;
}

describe.each(['1.0', '0.x'] as const)('[O-V57] a body of VRM %s', (version) => {
  it('looks at the visitor, its own left on the right of the screen', async () => {
    const model = await posed(version, {});
    expect(facing(model).z).toBeCloseTo(1);
    expect(placeOf(model, 'leftHand').x).toBeGreaterThan(placeOf(model, 'rightHand').x);
  });

  it('turns its head to the right of the screen, up and clockwise', async () => {
    const model = await posed(version, { head: { yaw: 30, pitch: 0, roll: 0 } });
    expect(facing(model).x).toBeCloseTo(0.5);
    const up = await posed(version, { head: { yaw: 0, pitch: 20, roll: 0 } });
    const level = await posed(version, {});
    expect(placeOf(up, 'leftEye').y).toBeGreaterThan(placeOf(level, 'leftEye').y);
    const tilted = await posed(version, { head: { yaw: 0, pitch: 0, roll: 20 } });
    expect(placeOf(tilted, 'leftEye').y).toBeLessThan(placeOf(tilted, 'rightEye').y);
  });

  it('bows towards the visitor', async () => {
    const model = await posed(version, { bow: 30 });
    expect(placeOf(model, 'head').z).toBeGreaterThan(0.15);
  });

  it('brings its hand where it is wanted, or as near as it can', async () => {
    const aim: Aim = aimOf({ x: 0.3, y: 0.5, turn: 0, shape: 'open' });
    const model = await posed(version, { arms: { left: aim } });
    const length = 0.48;
    const reached = placeOf(model, 'leftHand').sub(placeOf(model, 'leftUpperArm')).divideScalar(length);
    for (const axis of ['x', 'y', 'z'] as const) expect(reached[axis]).toBeCloseTo(aim[axis], 2);
    const far = await posed(version, { arms: { right: { ...aim, x: -3, y: 0, z: 0 } } });
    const stretched = placeOf(far, 'rightHand').sub(placeOf(far, 'rightUpperArm')).divideScalar(length);
    expect(stretched.x).toBeCloseTo(-0.995, 2);
  });
});

it('[O-V57] stands in its frame as the drawn figures do, whatever its size', () => {
  const line = (stature: { headTop: number; hips: number }, height: number) => {
    const { metres, middle } = framingOf(stature);
    return Math.round(((middle + metres / 2 - height) / metres) * 1920);
  };
  for (const stature of [
    { headTop: 1.6, hips: 0.9 },
    { headTop: 0.8, hips: 0.3 },
  ]) {
    expect([line(stature, stature.headTop), line(stature, stature.hips)]).toEqual([218, 1560]);
  }
});
