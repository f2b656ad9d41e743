import type { Scene } from '@mukae/contract/domain/signage/scene';
import { inDialogue, sampleAbsence, sampleDialogues } from '@/scene/sampleDialogues';
import { sampleState } from '@/scene/sampleState';
import type { SceneDialogue } from '@/scene/sceneDialogue';
import type { SceneState } from '@/scene/sceneState';

/** With the machine that answers: before anybody talks to it, and what goes on then. */
const dialogueStates = ['Askable', 'Greeting', 'Listening', 'Answering', 'Unsure', 'HandingOver', 'StaffAway'] as const;
type DialogueState = (typeof dialogueStates)[number];

/** Every state that a visitor can meet: the six scenes, and what becomes of some of them. */
export const previewStates = [
  'Standby',
  ...dialogueStates,
  'Calling',
  'Active',
  'Sharing',
  'Monitoring',
  'Crowded',
  'Absent',
  'Suspended',
  'Offline',
] as const;
export type PreviewState = (typeof previewStates)[number];

/** Whose template is shown in a state. */
export function sceneOf(state: PreviewState): Scene {
  if (state === 'Sharing') return 'Active';
  if (state === 'Absent') return 'Crowded';
  return state === 'Offline' || isDialogue(state) ? 'Standby' : state;
}

const isDialogue = (state: PreviewState): state is DialogueState => dialogueStates.some((one) => one === state);

const dialogueIn: Readonly<Record<DialogueState, SceneDialogue | null>> = {
  Askable: null,
  Greeting: sampleDialogues.greeting,
  Listening: sampleDialogues.listening,
  Answering: sampleDialogues.answering,
  Unsure: sampleDialogues.unsure,
  HandingOver: sampleDialogues.handingOver,
  StaffAway: sampleDialogues.absent,
};

export function stateShown(state: PreviewState): SceneState {
  if (isDialogue(state)) return inDialogue(dialogueIn[state]);
  switch (state) {
    case 'Sharing':
      return {
        scene: 'Active',
        share: { stream: null },
        caption: null,
        staff: 'there',
        canEnd: true,
        voices: null,
      };
    case 'Absent':
      return { scene: 'Crowded', place: 1, minutes: null, absence: sampleAbsence, canAsk: false, leading: 'ja' };
    case 'Offline':
      return { scene: 'Offline', isLong: true, isCutOff: true };
    default:
      return sampleState(state);
  }
}
