import type { DialogueEvent } from '@mukae/contract/domain/dialogue/dialogueEvents';
import type { DialogueChoice } from '@mukae/contract/domain/dialogue/dialogueState';
import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import type { SceneActions } from '@/scene/sceneState';

interface Options {
  happens: (event: DialogueEvent) => void;
  /** What can be asked with one touch. */
  choices: () => readonly DialogueChoice[];
  /** What the visitor speaks. */
  language: () => VoiceLanguage;
  /** A person who was called is not wanted any more. */
  callOff: () => void;
}

/** What a visitor can do with the receptionist; without her, nothing of it. */
export type ReceptionistActions = Required<Pick<SceneActions, 'dialogue' | 'cancel'>>;

export const receptionistActions = ({ happens, choices, language, callOff }: Options): ReceptionistActions => ({
  // While she hands over, nobody is called yet.
  cancel() {
    happens({ type: 'closed' });
    callOff();
  },
  dialogue: {
    ask() {
      const spoken = language();
      // Whoever waited for a person in vain asks her instead.
      callOff();
      happens({ type: 'touched', language: spoken });
    },
    choose(id) {
      const choice = choices().find((one) => String(one.id) === id);
      if (choice) happens({ type: 'chose', choice });
    },
    type: () => happens({ type: 'writing' }),
    send: (text) => happens({ type: 'typed', text }),
    stopTyping: () => happens({ type: 'stopped' }),
    speak: () => happens({ type: 'spoke' }),
    stopListening: () => happens({ type: 'stopped' }),
    again: () => happens({ type: 'again' }),
    closeDialogue: () => happens({ type: 'closed' }),
  },
});
