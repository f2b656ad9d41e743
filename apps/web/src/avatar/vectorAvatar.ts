import { blendshapes } from '@mukae/contract/domain/avatar/blendshapes';
import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { Motion } from '@mukae/contract/domain/avatar/motions';
import type { BuiltInCharacter } from '@mukae/contract/domain/character/builtIn';
import { fromARKit } from './arkit';
import type { Avatar } from './avatar';
import { characterById } from './characters';
import { idleAt } from './idle';
import { Rig } from './rig/rig';

const poses: Partial<Record<Motion, 'bow' | 'wave' | 'guideL' | 'guideR'>> = {
  bow: 'bow',
  wave: 'wave',
  showLeft: 'guideL',
  showRight: 'guideR',
};

class VectorAvatar implements Avatar {
  readonly #rig: Rig;
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #frame: AvatarFrame | null = null;
  #time = 0;
  #left = Number.POSITIVE_INFINITY;
  constructor(rig: Rig, canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
    this.#rig = rig;
    this.#canvas = canvas;
    this.#context = context;
  }
  take(frame: AvatarFrame | null) {
    this.#frame = frame;
  }
  play(motion: Motion) {
    this.#rig.setPose(poses[motion] ?? 'fold');
    this.#left = 1.6;
  }
  express() {}
  speak() {}
  lookAt() {}
  resize(width: number, height: number) {
    Object.assign(this.#canvas, { width, height });
  }
  draw(dt: number) {
    this.#time += dt;
    this.#left -= dt;
    if (this.#left < 0) {
      this.#left = Number.POSITIVE_INFINITY;
      this.#rig.setPose('fold');
    }
    this.#rig.set(idleAt(this.#time));
    if (this.#frame) {
      const { scores, head } = this.#frame;
      this.#rig.set(fromARKit(Object.fromEntries(blendshapes.map((name, place) => [name, scores[place] ?? 0])), head));
    }
    this.#rig.step(dt);
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#rig.draw(this.#context, this.#canvas.height / 1920);
  }
  dispose() {}
}

export async function loadVectorAvatar(id: BuiltInCharacter, canvas: HTMLCanvasElement): Promise<Avatar> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return new VectorAvatar(new Rig(characterById(id)), canvas, context);
}
