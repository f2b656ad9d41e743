import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import type { Sound } from './wav';

/** How somebody speaks. */
export interface VoiceChoice {
  /** Null: the usual one of whichever engine speaks. */
  voice: string | null;
  /** 1 is the voice's own. */
  speed: number;
  /** Half tones up or down. */
  pitch: number;
}

export interface EngineVoice {
  id: string;
  name: string;
}

/** A sound as it came from an engine, with what the mouth does meanwhile. */
export interface RawSpeech {
  sound: Sound;
  visemes: readonly TimedViseme[];
}

export type EngineName = 'voicevox' | 'openJtalk' | 'flite';

export interface Engine {
  name: EngineName;
  language: VoiceLanguage;
  /** Whether it is somebody else who speaks, perhaps for money. */
  isOutside: boolean;
  /** Whether it makes sense to ask it. */
  isHere(): Promise<boolean>;
  voices(): Promise<readonly EngineVoice[]>;
  /** What is to be said has been cleaned. It comes in one piece or several, which follow one another. */
  speak(text: string, choice: VoiceChoice, signal: AbortSignal): Promise<readonly RawSpeech[]>;
}

/** The engine is well, and cannot say this now. */
export class Unsaid extends Error {}
