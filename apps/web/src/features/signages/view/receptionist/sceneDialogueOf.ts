import type { OwnReceptionist } from '@mukae/contract/calls/receptionist';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import {
  type DialogueAnswer,
  type DialogueChoice,
  type DialogueState,
  visitorIn,
} from '@mukae/contract/domain/dialogue/dialogueState';
import { ownLines } from '@mukae/contract/domain/dialogue/ownWords';
import { saysGoodbye, saysHello, saysThanks } from '@mukae/contract/domain/talk/courtesy';
import { withoutForbidden } from '@mukae/contract/domain/talk/forbidden';
import type { Absence } from '@/scene/absence';
import type { SceneChoice, SceneDialogue } from '@/scene/sceneDialogue';
import type { VoiceLevel } from '@/scene/voiceLevel';
import { heardAsShown } from './heardAsShown';
import { languageKnown, wordsOf } from './wordsSaid';
import { greetingOf } from './wordsSpoken';

/** What stands around a dialogue. */
interface DialogueSetting {
  own: OwnReceptionist;
  /** Whether a visitor can be heard. */
  hears: boolean;
  voice: VoiceLevel;
  /** How many letters of the answer are said. */
  spokenTo: number;
}

const choicesMax = 3;

const shownChoices = (choices: readonly DialogueChoice[]): SceneChoice[] =>
  choices.slice(0, choicesMax).map(({ id, ja, en }) => ({ id: String(id), words: { ja, en } }));

/** What can be asked with one touch. */
export function choicesIn(state: DialogueState, { suggestions }: OwnReceptionist): readonly DialogueChoice[] {
  switch (state.at) {
    case 'greeting':
    case 'failed':
      return suggestions;
    case 'followUp':
    case 'unsure':
      return state.choices;
    default:
      return [];
  }
}

const motionOf = ({ gesture }: DialogueAnswer): Motion | null => (gesture === 'plain' ? null : gesture);
const expressionFor = ({ asked }: DialogueAnswer): Expression =>
  saysThanks(asked) || saysGoodbye(asked) || saysHello(asked) ? 'smile' : 'plain';

/** A dialogue, as it stands on the screen; null: there is none. */
export function sceneDialogueOf(
  state: DialogueState,
  { own, hears, voice, spokenTo }: DialogueSetting,
  absence: Absence,
): SceneDialogue | null {
  const { language } = visitorIn(state);
  const choices = shownChoices(choicesIn(state, own));
  const shown = (said: string) => withoutForbidden(said, own.forbidden);
  switch (state.at) {
    case 'idle':
      return null;
    case 'greeting':
      return { is: 'greeting', leading: language, words: greetingOf(own), suggestions: choices, hears };
    case 'listening':
      return { is: 'listening', leading: language, ...heardAsShown(state, own.forbidden), voice };
    case 'typing':
      return { is: 'typing', leading: language };
    case 'thinking':
      return { is: 'thinking', leading: language, heard: shown(state.asked), filler: state.filler };
    case 'answering':
    case 'followUp': {
      const { answer } = state;
      const words = wordsOf(answer);
      return {
        is: 'answering',
        leading: languageKnown(words, language),
        heard: shown(answer.asked),
        words,
        spokenTo,
        picture: answer.picture === '' ? null : answer.picture,
        gesture: motionOf(answer),
        expression: expressionFor(answer),
        followUps: choices,
        hears,
      };
    }
    case 'unsure': {
      const { answer, visitor } = state;
      const words = wordsOf(answer);
      const leading = languageKnown(words, language);
      return { is: 'unsure', leading, heard: shown(answer.asked), words, choices, isAgain: visitor.misses > 1, hears };
    }
    case 'failed':
      return { is: 'unsure', leading: language, heard: '', words: ownLines.apology, choices, isAgain: true, hears };
    case 'handingOver': {
      const words = wordsOf(state.answer);
      return { is: 'handingOver', leading: languageKnown(words, language), words, told: shown(state.answer.asked) };
    }
    case 'absent':
      return { is: 'absent', leading: language, words: ownLines.absence, absence };
  }
}
