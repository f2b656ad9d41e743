import type { BothLanguages } from '../scene/sceneWords';
import { asksForPerson } from '../talk/asksForPerson';
import { isAngry } from '../talk/isAngry';
import { type AnswerEvent, becomes, type DialogueStep, unchanged } from './dialogueEvents';
import {
  type AnswerEnd,
  type AnsweringState,
  type DialogueAnswer,
  type DialogueState,
  type HandingOverState,
  type IdleState,
  isSaid,
  type RunningPart,
  type RunningState,
  type TellingState,
} from './dialogueState';
import { dialogueTiming } from './dialogueTiming';
import { goIdle } from './leaving';
import { sayPlace, sayRest } from './saying';

type TellingStep = DialogueStep<TellingState>;

function lastsFor(state: TellingState): number {
  if (!isSaid(state.answer)) return dialogueTiming.sentenceLasts;
  switch (state.at) {
    case 'answering':
      if (!state.end) return dialogueTiming.answerAwaited;
      return state.end.isOver ? dialogueTiming.thanks : dialogueTiming.read;
    case 'followUp':
      return dialogueTiming.followUps;
    case 'unsure':
      return dialogueTiming.idleAfter;
    case 'handingOver':
      return dialogueTiming.callAwaited;
  }
}

/** From now on as long as such a thing lasts. */
const renewed = <State extends TellingState>(state: State, now: number): State => ({
  ...state,
  until: now + lastsFor(state),
});

/** A person is called once the visitor has been told. */
function callOnceSaid(state: HandingOverState, now: number): DialogueStep<HandingOverState> {
  if (state.isCalled || !isSaid(state.answer)) return becomes(renewed(state, now));
  return { state: renewed({ ...state, isCalled: true }, now), effects: [{ do: 'callStaff' }] };
}

/** On from here, with what has changed of it. */
export const goOn = (state: TellingState, now: number): TellingStep =>
  state.at === 'handingOver' ? callOnceSaid(state, now) : becomes(renewed(state, now));

export const runningPart = ({ turn, visitor, until }: RunningState): RunningPart => ({ turn, visitor, until });

const wantsPerson = (asked: string): boolean => asksForPerson(asked) || isAngry(asked);

/** It does not count: no person is to be called because somebody talks nearby. It is known to whoever is called all the same. */
function askBackQuietly(state: TellingState & { at: 'unsure' }, now: number): TellingStep {
  const { visitor, answer } = state;
  const quiet = { ...state, visitor: { ...visitor, misses: 0 }, answer: { ...answer, isSilent: true } };
  return { state: renewed(quiet, now), effects: [{ do: 'hush' }, ...sayRest(quiet)] };
}

/**
 * By its end an answer is known for what it is. Whoever has neither touched anything nor been understood may have talked to somebody
 * else: she is asked back without a sound, and a person is called only when she asks for one.
 */
export function conclude(
  state: RunningState & { answer: DialogueAnswer },
  { kind, choices, isOver }: AnswerEvent & { is: 'end' },
  now: number,
): DialogueStep<TellingState | IdleState> {
  const { turn, visitor, until } = state;
  const misses = kind === 'choices' ? visitor.misses + 1 : 0;
  const isAsking = visitor.isAsking || kind === 'answer';
  const telling = { turn, visitor: { ...visitor, misses, isAsking }, until, answer: state.answer };
  switch (kind) {
    case 'answer':
      return goOn({ ...telling, at: 'answering', end: { choices, isOver } }, now);
    case 'choices': {
      const unsure = { ...telling, at: 'unsure', choices } as const;
      return isAsking ? goOn(unsure, now) : askBackQuietly(unsure, now);
    }
    case 'handover':
      return isAsking || wantsPerson(state.answer.asked)
        ? goOn({ ...telling, at: 'handingOver', isCalled: false }, now)
        : goIdle(state);
  }
}

export const isWordless = ({ ja, en }: BothLanguages): boolean => ja.trim() === '' && en.trim() === '';

function sayMore(state: TellingState, words: BothLanguages, now: number): TellingStep {
  const { sentences, isSilent } = state.answer;
  const more = { ...state, answer: { ...state.answer, sentences: [...sentences, words] } };
  return { state: renewed(more, now), effects: [sayPlace(state, sentences.length, words, !isSilent)] };
}

/** More of an answer that has begun. */
export function hearMore(state: TellingState, event: AnswerEvent, now: number): DialogueStep<TellingState | IdleState> {
  const isOver = state.at === 'handingOver' && state.isCalled;
  if (event.is === 'sentence' && !isWordless(event) && !isOver) {
    return sayMore(state, { ja: event.ja, en: event.en }, now);
  }
  const ends = event.is === 'end' && state.at === 'answering' && !state.end;
  return ends ? conclude(state, event, now) : becomes(state);
}

/** What has come so far is the answer. */
export function breakOff(state: TellingState, now: number): TellingStep {
  if (state.at !== 'answering' || state.end) return becomes(state);
  return becomes(renewed({ ...state, end: { choices: [], isOver: false } }, now));
}

/** How far she has come with it. */
export function tell(state: TellingState, place: number, now: number): TellingStep {
  const { answer } = state;
  if (place < answer.spoken || place >= answer.sentences.length) return becomes(state);
  return goOn({ ...state, answer: { ...answer, spoken: place + 1 } }, now);
}

/** Once more from the beginning, as far as it has come; what still comes belongs to the turn that it was asked in. */
function sayAgain(state: TellingState, end: AnswerEnd | null, now: number): DialogueStep {
  const answer = { ...state.answer, spoken: 0, isSilent: false };
  const turn = end ? state.turn + 1 : state.turn;
  const again: AnsweringState = { ...runningPart(state), turn, at: 'answering', answer, end };
  return { state: renewed(again, now), effects: [{ do: 'hush' }, ...sayRest(again)] };
}

/** She wants to hear it once more. */
export function again(state: DialogueState, now: number): DialogueStep {
  if (state.at === 'followUp') return sayAgain(state, { choices: state.choices, isOver: false }, now);
  return state.at === 'answering' ? sayAgain(state, state.end, now) : unchanged(state);
}
