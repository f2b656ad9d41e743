import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { Pose } from '@mukae/contract/domain/character/builtIn';
import { dialogueIn } from '../dialogueIn';
import type { SceneDialogue } from '../sceneDialogue';
import type { SceneNotice, SceneState } from '../sceneState';

/** What she does by herself: after a while the first, then one after another. */
interface Deeds {
  motions: readonly Motion[];
  afterMs: number;
  /** Null: each once. */
  everyMs: number | null;
}

/** How she stands there. */
export interface Bearing {
  /** The staff moves her, and she does nothing by herself. */
  isLed: boolean;
  expression: Expression;
  /** At the visitor; beside her for the staff, and at the visitor again; or away, as whoever thinks. */
  looks: 'ahead' | 'forStaff' | 'away';
  deeds: Deeds | null;
  /** What she does, she does again when it is about something else. */
  about: string;
  /** As a picture. */
  pose: Pose;
  /** She turns to whoever comes by, from time to time. */
  welcomes: boolean;
}

const calm: Bearing = {
  isLed: false,
  expression: 'plain',
  looks: 'ahead',
  deeds: null,
  about: '',
  pose: 'fold',
  welcomes: false,
};
export const led: Bearing = { ...calm, isLed: true };
export const welcoming: Bearing = { ...calm, welcomes: true };
const sorry: Bearing = { ...calm, expression: 'sorry' };

const once = (...motions: Motion[]): Deeds => ({ motions, afterMs: 0, everyMs: null });
const bowEveryMs = 20_000;
const bowing: Bearing = { ...sorry, deeds: once('bow'), pose: 'bow' };
const bowingOn: Bearing = { ...bowing, deeds: { motions: ['bow'], afterMs: 0, everyMs: bowEveryMs } };
const forStaff: Bearing = { ...calm, looks: 'forStaff' };

/** Whoever listens shows that she does. */
const listening: Bearing = {
  ...calm,
  deeds: { motions: ['nod', 'tilt', 'nod', 'nod'], afterMs: 2500, everyMs: 4500 },
};
const thinking: Bearing = { ...calm, looks: 'away', deeds: { motions: ['think'], afterMs: 0, everyMs: 5000 } };
const pointingEveryMs = 12_000;

/** Nobody smiles at bad news. */
export function bearingIn(state: SceneState, notice: SceneNotice | null): Bearing {
  const dialogue = dialogueIn(state);
  if (dialogue) return bearingOf(dialogue);
  switch (state.scene) {
    case 'Calling':
    case 'Offline':
      return forStaff;
    case 'Crowded':
      return bowing;
    case 'Suspended':
      return bowingOn;
    case 'Standby':
      return notice?.kind === 'missed' ? bowing : welcoming;
    default:
      return led;
  }
}

function bearingOf(dialogue: SceneDialogue): Bearing {
  switch (dialogue.is) {
    case 'greeting':
      return { ...calm, deeds: once('wave'), pose: 'wave' };
    case 'listening':
      return listening;
    case 'typing':
      return calm;
    case 'thinking':
      return { ...thinking, about: dialogue.heard };
    case 'answering': {
      const { expression, heard } = dialogue;
      const told = { ...calm, expression, about: heard };
      // The picture stands at her side, whatever the answer says.
      if (dialogue.picture !== null)
        return { ...told, deeds: { motions: ['showRight'], afterMs: 0, everyMs: pointingEveryMs }, pose: 'guide' };
      const { gesture } = dialogue;
      return gesture === null ? told : { ...told, deeds: once(gesture), pose: poseOf(gesture) };
    }
    case 'unsure':
      return dialogue.isAgain
        ? { ...sorry, deeds: once('nod') }
        : { ...calm, deeds: once('tilt'), about: dialogue.heard };
    case 'handingOver':
      return forStaff;
    case 'absent':
      return bowing;
  }
}

function poseOf(gesture: Motion): Pose {
  switch (gesture) {
    case 'bow':
    case 'wave':
      return gesture;
    case 'showRight':
      return 'guide';
    // No picture shows her guide to the left, and nobody is to be sent to the right instead.
    default:
      return 'fold';
  }
}
