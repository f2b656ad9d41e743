import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { useRef } from 'react';
import type { DialogueActions } from './sceneDialogue';
import type { SceneActions } from './sceneState';

export interface TouchedOnce extends Required<SceneActions> {
  /** What real keys do is always meant, also right after a touch. */
  keys: Pick<DialogueActions, 'send' | 'stopTyping'>;
}

/** A child's hand touches twice: the second touch within a second is the same one. */
export function useTouchedOnce(actions: SceneActions | undefined): TouchedOnce {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const once = (act: (actions: SceneActions) => void) => {
    const now = performance.now();
    if (!actions || now - last.current < sceneMotion.debounceMs) return;
    last.current = now;
    act(actions);
  };
  return {
    touch: (button) => once(({ touch }) => touch(button)),
    callStaff: () => once(({ callStaff }) => callStaff()),
    cancel: () => once(({ cancel }) => cancel()),
    end: () => once(({ end }) => end()),
    leaveMessage: () => once(({ leaveMessage }) => leaveMessage()),
    dialogue: {
      ask: () => once(({ dialogue }) => dialogue?.ask()),
      choose: (id) => once(({ dialogue }) => dialogue?.choose(id)),
      type: () => once(({ dialogue }) => dialogue?.type()),
      send: (text) => once(({ dialogue }) => dialogue?.send(text)),
      stopTyping: () => once(({ dialogue }) => dialogue?.stopTyping()),
      speak: () => once(({ dialogue }) => dialogue?.speak()),
      stopListening: () => once(({ dialogue }) => dialogue?.stopListening()),
      again: () => once(({ dialogue }) => dialogue?.again()),
      closeDialogue: () => once(({ dialogue }) => dialogue?.closeDialogue()),
    },
    keys: {
      send: (text) => actions?.dialogue?.send(text),
      stopTyping: () => actions?.dialogue?.stopTyping(),
    },
  };
}
