import type { AnswerGesture } from '../answer/answer';
import type { BothLanguages } from '../scene/sceneWords';
import type { VoiceLanguage } from '../voice/spokenText';

/** A question that is asked with one touch. */
export interface DialogueChoice extends BothLanguages {
  id: number;
}

/** What she answers, as far as it has come, and as far as it was spoken. */
export interface DialogueAnswer {
  /** What was asked. */
  asked: string;
  gesture: AnswerGesture;
  /** Shown beside her; empty: none. */
  picture: string;
  sentences: readonly BothLanguages[];
  /** So many of them were said. */
  spoken: number;
  /** She was cut short: what is left of it passes by to be read, and is not heard. */
  isSilent: boolean;
}

/** What stands at the end of an answer. */
export interface AnswerEnd {
  choices: readonly DialogueChoice[];
  /** The visitor took her leave. */
  isOver: boolean;
}

/** What is known of whoever stands there. */
export interface Visitor {
  language: VoiceLanguage;
  /** How often in a row she had to be asked back. */
  misses: number;
  /** How often in a row a voice of hers cut the answer short, and said nothing. */
  vain: number;
  /** She wants something of the receptionist: she has touched something, or was understood. Else somebody may only talk nearby. */
  isAsking: boolean;
}

export const anybody: Visitor = { language: 'ja', misses: 0, vain: 0, isAsking: false };

/** Who comes back from elsewhere is known by her language alone. */
export const visitorSpeaking = (language = anybody.language): Visitor => ({ ...anybody, language });

export interface RunningPart {
  /** Grows with each thing that she begins to say or to think about: what belongs to an earlier one means nothing any more. */
  turn: number;
  visitor: Visitor;
  /** When it goes on by itself. */
  until: number;
}

export interface IdleState {
  at: 'idle';
  turn: number;
}

/** She says something of the screen's own, or has said it: a greeting, an apology, that nobody is at work. */
export type OwnWordsState = RunningPart & { at: 'greeting' | 'failed' | 'absent'; isSpeaking: boolean };

export type AnsweringState = RunningPart & { at: 'answering'; answer: DialogueAnswer; end: AnswerEnd | null };
type OfferingState = RunningPart & {
  at: 'followUp' | 'unsure';
  answer: DialogueAnswer;
  choices: readonly DialogueChoice[];
};
export type HandingOverState = RunningPart & { at: 'handingOver'; answer: DialogueAnswer; isCalled: boolean };

/** She tells what came from whoever answers. */
export type TellingState = AnsweringState | OfferingState | HandingOverState;

export type ThinkingState = RunningPart & {
  at: 'thinking';
  asked: string;
  gesture: AnswerGesture;
  picture: string;
  /** What she says to gain a moment. */
  filler: BothLanguages | null;
  /** That of an answer of which no sentence has come yet. */
  end: AnswerEnd | null;
};

/** What a voice may come into, and what is gone back to when it said nothing. */
export type Interruptible = IdleState | OwnWordsState | ThinkingState | TellingState;

export type ListeningState = RunningPart & {
  at: 'listening';
  /** So much is understood by now. */
  heard: string;
  /** What it begins with, and will not be heard otherwise any more. */
  certain: string;
  /** A voice is heard right now. */
  hasVoice: boolean;
  back: Interruptible;
};

/** The dialogue of a visitor with the receptionist on one screen. */
export type DialogueState = Interruptible | ListeningState | (RunningPart & { at: 'typing' });

export type RunningState = Exclude<DialogueState, IdleState>;

export const visitorIn = (state: DialogueState): Visitor => (state.at === 'idle' ? anybody : state.visitor);

export const idleFrom = ({ turn }: DialogueState): IdleState => ({ at: 'idle', turn });

/** Whether she has come to the end of what there is of it. */
export const isSaid = ({ sentences, spoken }: DialogueAnswer): boolean => spoken >= sentences.length;

/** Whether her voice is to be heard, or would be where there is one. */
export function isSpeaking(state: DialogueState): boolean {
  switch (state.at) {
    case 'greeting':
    case 'failed':
    case 'absent':
      return state.isSpeaking;
    case 'answering':
    case 'followUp':
    case 'unsure':
    case 'handingOver':
      return !isSaid(state.answer) && !state.answer.isSilent;
    case 'thinking':
      return state.filler !== null;
    default:
      return false;
  }
}

/** When the dialogue goes on though nothing happens; null: never. */
export const nextDeadline = (state: DialogueState): number | null => (state.at === 'idle' ? null : state.until);
