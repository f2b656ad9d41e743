import type { ControlChannel } from './controlChannel';

const beatEveryMs = 1000;
const silenceMs = 4000;

/** Hears sooner than ICE that the other page is gone, and at once after a sleep. */
export class Heartbeat {
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stopListening: () => void;
  #heardAt: number | undefined;
  #isSilent = false;

  constructor(control: ControlChannel, onSilence: (isSilent: boolean) => void) {
    const tell = (isSilent: boolean) => {
      if (isSilent === this.#isSilent) return;
      this.#isSilent = isSilent;
      onSilence(isSilent);
    };
    this.#stopListening = control.on('heartbeat', () => {
      this.#heardAt = performance.now();
      tell(false);
    });
    this.#timer = setInterval(() => {
      control.beat();
      tell(this.#heardAt !== undefined && performance.now() - this.#heardAt > silenceMs);
    }, beatEveryMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopListening();
  }
}
