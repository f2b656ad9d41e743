import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { freshMix, type Mix, mixed, type Source } from '@mukae/contract/domain/avatar/mix';
import type { VoiceMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import type { FrameSource } from '../call/OwnAvatar';

const nobody: FrameSource = () => null;

/** Longer ago it was another moment: nothing is made up for what nobody asked to see. */
const longestStep = 0.1;

/** Moves the avatar with everything that is known of the operator: her camera, her phone, her voice. */
export class AvatarMover {
  /** Where her face is looked for. */
  chosen: Source = 'camera';
  /** As a face is seen there at this moment; null: none is. */
  camera = nobody;
  phone = nobody;
  /** Null: no microphone is open. */
  mouth: VoiceMouth | null = null;
  readonly #now: () => number;
  #mix: Mix = freshMix;
  #askedAt: number;

  /** `now`: milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#askedAt = now();
  }

  /** The avatar at this moment; null: nobody moves it, and it lives by itself. */
  readonly frame = (): AvatarFrame | null => {
    const seconds = Math.min(longestStep, (this.#now() - this.#askedAt) / 1000);
    this.#askedAt = this.#now();
    const { chosen, mouth: voice } = this;
    const camera = chosen === 'camera' ? this.camera() : null;
    const phone = chosen === 'phone' ? this.phone() : null;
    const sensed = { chosen, camera, phone, voice };
    this.#mix = mixed(this.#mix, sensed, seconds);
    return this.#mix.source === 'voice' && !this.mouth ? null : this.#mix.frame;
  };
}
