import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import { type VRM, VRMUtils } from '@pixiv/three-vrm';
import type { Avatar, Gaze } from '../avatar';
import { Body } from './body';
import { type OwnShapes, ownShapesIn, weightsOf } from './face';
import { fetchVrm } from './fetchVrm';
import { Life, type LifeMoment } from './life';
import { Stage } from './stage';

/** Degrees of the eyes at the end of their way. */
const gazeReach = { x: 24, y: 14 };

/** Hair that missed more than this would be torn away. */
const longestStep = 1 / 15;
/** Hair and clothes have fallen into place before anybody sees them. */
const settlingSteps = 40;

/** A figure of a company, in three dimensions. */
export class VrmAvatar implements Avatar {
  readonly #model: VRM;
  readonly #body: Body;
  readonly #stage: Stage;
  readonly #life = new Life();
  readonly #ownShapes: OwnShapes | null;

  constructor(model: VRM, canvas: HTMLCanvasElement | OffscreenCanvas) {
    this.#model = model;
    this.#body = new Body(model);
    this.#stage = new Stage(canvas, model.scene, this.#body.stature);
    this.#ownShapes = ownShapesIn(Object.keys(model.expressionManager?.expressionMap ?? {}));
    const beginning = this.#life.after(0);
    for (let step = 0; step < settlingSteps; step += 1) this.#show(beginning, longestStep / 2);
  }

  take(frame: AvatarFrame | null): void {
    this.#life.take(frame);
  }

  play(motion: Motion): void {
    this.#life.play(motion);
  }

  express(expression: Expression): void {
    this.#life.express(expression);
  }

  speak(visemes: readonly TimedViseme[], from: number): void {
    this.#life.speak(visemes, from);
  }

  lookAt(gaze: Gaze | null): void {
    this.#life.lookAt(gaze);
  }

  resize(width: number, height: number): void {
    this.#stage.resize(width, height);
  }

  draw(dt: number): void {
    this.#show(this.#life.after(dt), dt);
    this.#stage.draw();
  }

  /** Draws a part of its frame. */
  drawCut(...[whole, part]: Parameters<Stage['cut']>): void {
    this.#stage.cut(whole, part);
    this.#stage.draw();
  }

  dispose(): void {
    VRMUtils.deepDispose(this.#model.scene);
    this.#stage.dispose();
  }

  #show(moment: LifeMoment, dt: number): void {
    this.#body.pose(moment, dt);
    this.#look(moment);
    this.#model.update(Math.min(dt, longestStep));
  }

  #look(moment: LifeMoment): void {
    const { expressionManager, lookAt } = this.#model;
    expressionManager?.resetValues();
    for (const [name, weight] of Object.entries(weightsOf(moment, this.#ownShapes))) {
      expressionManager?.setValue(name, weight);
    }
    if (!lookAt) return;
    lookAt.yaw = moment.gaze.x * gazeReach.x;
    lookAt.pitch = moment.gaze.y * gazeReach.y;
  }
}

/** Rejects where the model cannot be had or drawn. */
export async function loadVrmAvatar(address: string, canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Avatar> {
  return new VrmAvatar(await fetchVrm(address), canvas);
}
