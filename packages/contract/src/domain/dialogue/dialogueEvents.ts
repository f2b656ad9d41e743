import type { AnswerGesture } from '../answer/answer';
import type { BothLanguages } from '../scene/sceneWords';
import type { VoiceLanguage } from '../voice/spokenText';
import type { DialogueChoice, DialogueState } from './dialogueState';

/** What an answer does with the question: it answers, asks back, or calls a person. */
type AnswerKind = 'answer' | 'choices' | 'handover';

/** What comes in from whoever answers. */
export type AnswerEvent =
  | { is: 'understood'; language: VoiceLanguage }
  | { is: 'answering'; gesture: AnswerGesture; picture: string }
  | ({ is: 'filler' } & BothLanguages)
  | ({ is: 'sentence' } & BothLanguages)
  | { is: 'end'; kind: AnswerKind; choices: readonly DialogueChoice[]; isOver: boolean };

export type DialogueEvent =
  /** The visitor touches the screen to be answered. Language: what she spoke before something else had the screen. */
  | { type: 'touched'; language?: VoiceLanguage }
  /** Somebody stands before the screen. */
  | { type: 'steppedUp' }
  /** A key, or a touch of something else. */
  | { type: 'stirred' }
  | { type: 'voiceBegan' }
  | { type: 'voiceEnded' }
  /** Certain: what it begins with, and will not be heard otherwise any more. */
  | { type: 'heard'; text: string; certain?: string; isFinal: boolean }
  | { type: 'nothingHeard' }
  /** She touches the microphone. */
  | { type: 'spoke' }
  /** She has changed her mind about speaking, or writing. */
  | { type: 'stopped' }
  | { type: 'writing' }
  | { type: 'typed'; text: string }
  | { type: 'chose'; choice: DialogueChoice }
  /** She wants to hear it once more. */
  | { type: 'again' }
  | { type: 'closed' }
  | { type: 'answer'; turn: number; event: AnswerEvent }
  /** No answer comes, or no more of it. */
  | { type: 'answerOver'; turn: number }
  | { type: 'sentenceSpoken'; turn: number; place: number }
  /** A person was called, and nobody is at work. */
  | { type: 'nobodyCame'; language?: VoiceLanguage }
  /** Something else has the screen: a call, a pause, the loss of the server. */
  | { type: 'left' }
  | { type: 'passed' };

/** Words that the screen has of its own. */
export type OwnWords = 'greeting' | 'apology' | 'absence';

/** Place: which sentence of what is said in this turn; null: nobody asks how far it came. */
export interface SaidLine {
  turn: number;
  place: number | null;
  words: BothLanguages | OwnWords;
  language: VoiceLanguage;
  /** Else it only passes by, as fast as it is read. */
  isAloud: boolean;
}

export type VisitorQuestion =
  /** Overheard: it may not have been meant for her. */
  { text: string; isOverheard?: true } | { choice: DialogueChoice; language: VoiceLanguage };

/** What is to be done because of an event. */
export type DialogueEffect =
  | { do: 'say'; line: SaidLine }
  | { do: 'hush' }
  | { do: 'ask'; turn: number; question: VisitorQuestion }
  /** Nobody waits for the running answer any more. */
  | { do: 'drop' }
  | { do: 'callStaff' }
  /** Whoever comes next is somebody else. */
  | { do: 'forget' };

export interface DialogueStep<State extends DialogueState = DialogueState> {
  state: State;
  effects: readonly DialogueEffect[];
}

/** Without a word or a deed. */
export const becomes = <State extends DialogueState>(state: State): DialogueStep<State> => ({ state, effects: [] });

export const unchanged = becomes;
