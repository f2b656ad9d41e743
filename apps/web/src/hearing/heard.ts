import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import type { Observed } from '@/observing/observed';

type HeardLanguage = 'ja' | 'en' | null;

/** What is heard of a visitor. What began ends with `final` or with `nothing`. */
export type Heard =
  | { is: 'speechBegan' }
  /** So much is understood by now. Certain: what it begins with, and will not be understood otherwise any more. */
  | { is: 'partial'; text: string; certain: string }
  /** She has spoken, and nothing was understood yet. */
  | { is: 'speechEnded' }
  | { is: 'final'; text: string; language: HeardLanguage }
  | { is: 'nothing' };

/** Who understands; while it is being found out, whoever may. */
export type EarEngine = 'finding' | 'browser' | 'server' | 'none';

export interface Ear {
  readonly engine: Observed<EarEngine>;
  /** Listens as long as anybody wants to know; gives back how to stop. */
  listen(onHeard: (heard: Heard) => void): () => void;
  /** How loud it is, 0 to 1, while somebody listens. */
  readonly level: (onLevel: (level: number) => void) => () => void;
  close(): void;
}

/** A microphone that is kept open. */
export interface EarMicrophone {
  readonly track: MediaStreamTrack | null;
  /** Told when there is another one. */
  onTrack(hear: (track: MediaStreamTrack) => void): () => void;
  /** It may hear; gives back how to let go. */
  use(): () => void;
}

export interface HeardByServer {
  /** Empty: it understood nothing. */
  heard: string;
  language: HeardLanguage;
}

/** The service, as somebody who understands speech. */
export interface SpeechServer {
  engine(): Promise<'none' | 'server'>;
  /** A wav; null: no answer. */
  hear(sound: Uint8Array<ArrayBuffer>, language: SpokenLanguage, calledOff: AbortSignal): Promise<HeardByServer | null>;
}
