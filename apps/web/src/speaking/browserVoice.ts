import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import { BrowserUtterance } from './browserUtterance';
import type { Mouth } from './mouth';
import type { PreparedWords, SpokenWords } from './preparedWords';

/** The voices that a browser brings along, where it does. */
export class BrowserVoice {
  readonly #mouth: Mouth;
  readonly #synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;

  constructor(mouth: Mouth) {
    this.#mouth = mouth;
    // Asked for the first time a browser knows none, and begins to look for them.
    this.#synthesis?.getVoices();
  }

  /** Undefined where none speaks the language. */
  utter(words: SpokenWords): PreparedWords | undefined {
    const synthesis = this.#synthesis;
    const voice = this.#voiceOf(words.language);
    if (!synthesis || !voice) return undefined;
    return (progress) => {
      const spoken = new BrowserUtterance(words, { synthesis, voice, mouth: this.#mouth }, progress);
      return () => spoken.stop();
    };
  }

  #voiceOf(language: VoiceLanguage): SpeechSynthesisVoice | undefined {
    const voices = this.#synthesis?.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language)) ?? [];
    return voices.find(({ localService }) => localService) ?? voices[0];
  }
}
