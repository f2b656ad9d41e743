import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';

/** What is to be said. */
export interface SpokenWords {
  text: string;
  language: VoiceLanguage;
}

/** How far it has come. */
export interface Progress {
  /** It can be heard, or read, from now on, and takes about so long. */
  onBegan: (seconds: number) => void;
  /** Told once; never after it was stopped. */
  onEnded: () => void;
}

/** SpokenWords that are ready to be said. Begun, it gives back how to fall silent at once. */
export type PreparedWords = (progress: Progress) => () => void;
