import { becomes, type DialogueStep, unchanged } from './dialogueEvents';
import { type AnsweringState, type DialogueState, isSaid, type TellingState } from './dialogueState';
import { goIdle } from './leaving';
import { listeningPassed } from './listening';
import { greetAgain, sayOwn } from './saying';
import { breakOff, goOn, runningPart } from './telling';

/** A voice that does not end, or an answer that does not go on, is not waited for any longer: what there is of it can be read. */
function giveUpSpeaking(state: TellingState, now: number): DialogueStep {
  const all = state.answer.sentences.length;
  const quiet = { ...state, answer: { ...state.answer, spoken: all } };
  const next = quiet.at === 'answering' && !quiet.end ? breakOff(quiet, now) : goOn(quiet, now);
  return { state: next.state, effects: [{ do: 'hush' }, { do: 'drop' }, ...next.effects] };
}

function afterAnswer(state: AnsweringState, now: number): DialogueStep {
  const { answer, end } = state;
  if (end?.isOver) return goIdle(state);
  const choices = end?.choices ?? [];
  if (choices.length === 0) return becomes(greetAgain(state, now));
  return goOn({ ...runningPart(state), at: 'followUp', answer, choices }, now);
}

function tellingPassed(state: TellingState, now: number): DialogueStep {
  if (!isSaid(state.answer)) return giveUpSpeaking(state, now);
  switch (state.at) {
    case 'answering':
      return state.end ? afterAnswer(state, now) : giveUpSpeaking(state, now);
    case 'followUp':
      return becomes(greetAgain(state, now));
    case 'unsure':
    case 'handingOver':
      return goIdle(state);
  }
}

/** Nothing has happened for as long as the state lasts. */
export function dialoguePassed(state: DialogueState, now: number): DialogueStep {
  if (state.at === 'idle' || now < state.until) return unchanged(state);
  switch (state.at) {
    case 'greeting':
    case 'typing':
    case 'failed':
    case 'absent':
      return goIdle(state);
    case 'listening':
      return listeningPassed(state, now);
    case 'thinking':
      return sayOwn(state, 'failed', now);
    default:
      return tellingPassed(state, now);
  }
}
