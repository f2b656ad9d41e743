import type { HowThere } from '@mukae/contract/domain/call/otherSide';
import type { BuiltInCharacter } from '@mukae/contract/domain/character/builtIn';
import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import type { VisitorScene } from '@mukae/contract/domain/scene/phase';
import type { TouchButton } from '@mukae/contract/domain/template/template';
import type { CannotDraw } from '@/avatar/drawing/drawing';
import type { Movement } from '@/avatar/stream/movement';
import type { Absence } from './absence';
import type { DialogueActions, SceneDialogue, SceneHandover } from './sceneDialogue';
import type { VoiceLevel } from './voiceLevel';

/** What the staff shows; without a stream it is still awaited. */
export interface Share {
  stream: MediaStream | null;
  /** Told with the first picture of it that stands there, and when none does any more. */
  onSeen?: ((isSeen: boolean) => void) | undefined;
}

/** Whom the visitor talks to. Awaited: nobody has called yet. */
export type SceneStaff = HowThere | 'awaited';

export interface StandbyState {
  scene: 'Standby';
  /** With the machine that answers; null: nobody talks to it. */
  dialogue: SceneDialogue | null;
  /** Whether it can be woken. */
  canAsk: boolean;
}

export interface CallingState {
  scene: 'Calling';
  /** By the machine that answers; null: the visitor called herself. */
  handedOver: (SceneHandover & Pick<SceneDialogue, 'leading'>) | null;
}

export interface ActiveState {
  scene: 'Active';
  share: Share | null;
  /** What the staff says in writing. */
  caption: string | null;
  /** Only who is there hears the visitor. */
  staff: SceneStaff;
  /** Whether the visitor may end the conversation herself. */
  canEnd: boolean;
  voices: { staff: VoiceLevel; visitor: VoiceLevel } | null;
}

export interface MonitoringState {
  scene: 'Monitoring';
  /** Whether a visitor may call meanwhile. */
  canCall: boolean;
}

export interface CrowdedState {
  scene: 'Crowded';
  /** 1 is next. */
  place: number;
  /** null while nobody can tell. */
  minutes: number | null;
  /** Null: all are busy. */
  absence: Absence | null;
  /** Whether the machine answers while nobody else does. */
  canAsk: boolean;
  /** In which language it talked to the visitor. */
  leading: Leading;
}

export interface OfflineState {
  scene: 'Offline';
  /** Nobody can be reached, and the screen goes on with what it has; else it only waits for a moment. */
  isCutOff: boolean;
  /** The server has been away for so long that the visitor is sent to somebody else. */
  isLong: boolean;
}

export type SceneState =
  | { scene: 'Suspended' }
  | StandbyState
  | CallingState
  | MonitoringState
  | ActiveState
  | CrowdedState
  | OfflineState;

export const canCall = (state: { scene: Exclude<VisitorScene, 'Monitoring'> } | MonitoringState): boolean =>
  state.scene === 'Standby' || (state.scene === 'Monitoring' && state.canCall);

/** Crowded, for nobody is there at all. */
export const absenceIn = (state: SceneState): Absence | null => (state.scene === 'Crowded' ? state.absence : null);

/** What is said for a few seconds over any scene. */
export type SceneNotice = { kind: 'missed' | 'messageLeft' } | { kind: 'minutesLeft'; minutes: number };

/** Before anything is known of a machine that answers. */
export const quietStandby: StandbyState = { scene: 'Standby', dialogue: null, canAsk: false };

/** What a visitor can do. */
export interface SceneActions {
  touch: (button: TouchButton) => void;
  callStaff: () => void;
  cancel: () => void;
  end: () => void;
  leaveMessage: () => void;
  /** Where there is a machine that answers. */
  dialogue?: DialogueActions;
}

/** Who stands there: one of ours in several poses, or a company's own: a model, and one picture of it. */
export type SceneCharacter =
  | { kind: 'builtIn'; id: BuiltInCharacter }
  | { kind: 'own'; model: string; picture: string };

/** Drawn by this page, moved by somebody, or by herself alone. */
export interface DrawnFigure {
  is: 'drawn';
  /** Of the staff in a conversation; before and after it, of whatever makes her speak. */
  movement: Movement | null;
  /** Asked before every picture: while something else is more urgent she stands still. */
  mayMove: () => boolean;
  onCannotDraw: (because: CannotDraw) => void;
}

/** How she comes to life: drawn, or filmed, where a picture stands in for the film. */
export type SceneFigure = DrawnFigure | { is: 'filmed'; film: MediaStream | null };
