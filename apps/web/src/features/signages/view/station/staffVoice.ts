const gestures = ['pointerdown', 'keydown'] as const;

/** Plays what the staff says. A browser that wants to be touched first is asked again at every touch. */
export class StaffVoice {
  readonly #audio = new Audio();

  constructor() {
    for (const gesture of gestures) window.addEventListener(gesture, this.#play);
  }

  hear(stream: MediaStream | null): void {
    if (this.#audio.srcObject === stream) return;
    this.#audio.srcObject = stream;
    this.#play();
  }

  stop(): void {
    for (const gesture of gestures) window.removeEventListener(gesture, this.#play);
    this.#audio.srcObject = null;
  }

  readonly #play = (): void => {
    if (this.#audio.srcObject && this.#audio.paused) void this.#audio.play().catch(() => undefined);
  };
}
