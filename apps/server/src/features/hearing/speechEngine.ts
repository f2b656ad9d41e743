import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import type { Language } from '@mukae/contract/language';

/** What somebody said. */
export interface Understood {
  text: string;
  /** Null: whoever understood it did not say. */
  language: Language | null;
}

/** Samples from -1 to 1, as `spokenSound` says. */
export type SpokenSamples = Float32Array<ArrayBuffer>;

/** Somebody who understands speech. */
export interface SpeechEngine {
  /** Whether it is somebody else who understands, perhaps for money. */
  readonly isOutside: boolean;
  /** Whether it makes sense to ask by now. */
  isReady(): boolean;
  /** `share`: whose speech it is, so that nobody's waits for all of somebody else's. Rejects with why it was not understood. */
  understand(speech: SpokenSamples, language: SpokenLanguage, share: string, givenUp: AbortSignal): Promise<Understood>;
}
