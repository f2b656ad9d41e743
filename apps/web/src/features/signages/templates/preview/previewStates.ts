import type { Scene } from '@mukae/contract/domain/signage/scene';
import { sampleState } from '@/scene/sampleState';
import type { SceneState } from '@/scene/sceneState';

/** Every state that a visitor can meet: the six scenes, and what becomes of some of them. */
export const previewStates = [
  'Standby',
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
  return state === 'Offline' ? 'Standby' : state;
}

const nobody = {
  back: { ja: 'あす 10:00 から受付いたします', en: 'We are back tomorrow at 10:00.' },
  opens: { ja: 'あす 10:00 から', en: 'From 10:00 tomorrow' },
  words: null,
};

export function stateShown(state: PreviewState): SceneState {
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
      return { scene: 'Crowded', place: 1, minutes: null, absence: nobody, canAsk: false };
    case 'Offline':
      return { scene: 'Offline', isLong: true, isCutOff: true };
    default:
      return sampleState(state);
  }
}
