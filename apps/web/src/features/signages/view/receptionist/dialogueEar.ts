import type { DialogueEvent } from '@mukae/contract/domain/dialogue/dialogueEvents';
import type { Ear, Heard } from '@/hearing';
import { OwnVoice } from './ownVoice';

interface Options {
  ear: Ear;
  /** What she says right now; null: nothing. */
  saying: () => string | null;
  /** Whether it changed anything. */
  tell: (event: DialogueEvent) => boolean;
}

/** What an ear hears, as the dialogue takes it: nothing of her own voice. */
export class DialogueEar {
  readonly #options: Options;
  readonly #ownVoice = new OwnVoice();
  /** She went on speaking when this voice began: what comes of it may be her own. */
  #isPassedOver = false;
  #stop: (() => void) | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  listen(isWanted: boolean): void {
    if (isWanted) this.#stop ??= this.#options.ear.listen((heard) => this.#hear(heard));
    else this.stop();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #hear(heard: Heard): void {
    const { ear, saying, tell } = this.#options;
    // A voice that nobody understands is no reason to fall silent.
    if (ear.engine.get() === 'none') return;
    if (heard.is === 'speechBegan') {
      const said = saying();
      this.#ownVoice.voiceBegan(said);
      this.#isPassedOver = !tell({ type: 'voiceBegan' }) && said !== null;
    } else if (!this.#isPassedOver) tell(this.#eventOf(heard));
  }

  #eventOf(heard: Exclude<Heard, { is: 'speechBegan' }>): DialogueEvent {
    switch (heard.is) {
      case 'speechEnded':
        return { type: 'voiceEnded' };
      case 'nothing':
        return { type: 'nothingHeard' };
      case 'partial':
        return this.#ownVoice.isHers(heard.text)
          ? { type: 'heard', text: '', isFinal: false }
          : { type: 'heard', text: heard.text, certain: heard.certain, isFinal: false };
      case 'final':
        return this.#ownVoice.isHers(heard.text)
          ? { type: 'nothingHeard' }
          : { type: 'heard', text: heard.text, isFinal: true };
    }
  }
}
