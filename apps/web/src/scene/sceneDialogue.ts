import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import type { DialogueStage } from '@mukae/contract/domain/scene/block';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { Absence } from './absence';
import type { VoiceLevel } from './voiceLevel';

/** Something to touch instead of saying it. */
export interface SceneChoice {
  id: string;
  words: BothLanguages;
}

/** A person is fetched, who knows what was said. */
export interface SceneHandover {
  words: BothLanguages;
  /** What the visitor wants, in her own words; null: she said nothing. */
  told: string | null;
}

interface Greeting {
  is: 'greeting';
  words: BothLanguages;
  /** Three at most, as everywhere. */
  suggestions: readonly SceneChoice[];
  /** Whether she can be spoken to. */
  hears: boolean;
}

interface Listening {
  is: 'listening';
  heard: string;
  /** What may be heard otherwise yet. */
  uncertain: string;
  voice: VoiceLevel;
}

/** The visitor writes; what she writes is her own until she sends it. */
interface Typing {
  is: 'typing';
}

interface Thinking {
  is: 'thinking';
  heard: string;
  /** What she says to gain a moment; null: nothing yet. */
  filler: BothLanguages | null;
}

interface Answering {
  is: 'answering';
  heard: string;
  /** The whole answer, as far as it is known. */
  words: BothLanguages;
  /** How many letters of it are said, in the language that leads: its pages turn by it. */
  spokenTo: number;
  /** Its address. */
  picture: string | null;
  gesture: Motion | null;
  expression: Expression;
  followUps: readonly SceneChoice[];
  hears: boolean;
}

interface Unsure {
  is: 'unsure';
  heard: string;
  words: BothLanguages;
  choices: readonly SceneChoice[];
  /** Not for the first time. */
  isAgain: boolean;
  hears: boolean;
}

interface HandingOver extends SceneHandover {
  is: 'handingOver';
}

/** Nobody is at work who could be called. */
interface StaffAbsent {
  is: 'absent';
  words: BothLanguages;
  absence: Absence;
}

/** What goes on between a visitor and the machine that answers. */
export type SceneDialogue = {
  /** Which language stands first and large. */
  leading: Leading;
} & (Greeting | Listening | Typing | Thinking | Answering | Unsure | HandingOver | StaffAbsent);

/** What a visitor can do while she may ask the machine. */
export interface DialogueActions {
  /** Wakes it. */
  ask: () => void;
  choose: (id: string) => void;
  /** Opens the sheet to write on. */
  type: () => void;
  send: (text: string) => void;
  stopTyping: () => void;
  /** Has it listen. */
  speak: () => void;
  stopListening: () => void;
  again: () => void;
  closeDialogue: () => void;
}

/** What shares the stage with her. */
export function stageOf(dialogue: SceneDialogue): DialogueStage {
  if (dialogue.is === 'typing') return 'writing';
  return dialogue.is === 'answering' && dialogue.picture !== null ? 'showing' : 'alone';
}
