import type { Machine } from '../reception/machine';
import { answerComes, answerIsOver, sentenceSpoken } from './answerComes';
import { askChoice, askTyped } from './asking';
import { type DialogueEvent, type DialogueStep, unchanged } from './dialogueEvents';
import {
  anybody,
  type DialogueAnswer,
  type DialogueChoice,
  type DialogueState,
  visitorSpeaking,
} from './dialogueState';
import { goIdle, leave } from './leaving';
import { nothingUnderstood, voiceBegan, voiceEnded, wordsHeard } from './listening';
import { dialoguePassed } from './passing';
import { sayOwn } from './saying';
import { again } from './telling';
import { spoke, stirred, stopped, touched, write } from './touching';

export const idleDialogue: DialogueState = { at: 'idle', turn: 0 };

const isTakenOver = (state: DialogueState): boolean => state.at === 'handingOver';

/** What comes of an event, and what is to be done because of it. One that means nothing now changes nothing. */
export function stepDialogue(state: DialogueState, event: DialogueEvent, now: number): DialogueStep {
  switch (event.type) {
    case 'touched':
      return touched(state, event.language, now);
    case 'steppedUp':
      return state.at === 'idle' ? sayOwn(state, 'greeting', now) : unchanged(state);
    case 'stirred':
      return stirred(state, now);
    case 'voiceBegan':
      return voiceBegan(state, now);
    case 'voiceEnded':
      return voiceEnded(state, now);
    case 'heard':
      return wordsHeard(state, event, now);
    case 'nothingHeard':
      return nothingUnderstood(state, now);
    case 'spoke':
      return spoke(state, now);
    case 'stopped':
      return stopped(state, now);
    case 'writing':
      return write(state, now);
    case 'typed':
      return isTakenOver(state) || event.text.trim() === '' ? unchanged(state) : askTyped(state, event.text, now);
    case 'chose':
      return isTakenOver(state) ? unchanged(state) : askChoice(state, event.choice, now);
    case 'again':
      return again(state, now);
    case 'closed':
      return state.at === 'idle' ? unchanged(state) : goIdle(state);
    case 'answer':
      return event.turn === state.turn ? answerComes(state, event.event, now) : unchanged(state);
    case 'answerOver':
      return event.turn === state.turn ? answerIsOver(state, now) : unchanged(state);
    case 'sentenceSpoken':
      return event.turn === state.turn ? sentenceSpoken(state, event.place, now) : unchanged(state);
    case 'nobodyCame':
      return state.at === 'idle' ? sayOwn(state, 'absent', now, visitorSpeaking(event.language)) : unchanged(state);
    case 'left':
      return state.at === 'idle' ? unchanged(state) : leave(state);
    case 'passed':
      return dialoguePassed(state, now);
  }
}

const choice: DialogueChoice = { id: 1, ja: 'あ', en: 'a' };
const running = { turn: 1, visitor: { ...anybody, isAsking: true }, until: 1 } as const;
const begun: DialogueAnswer = {
  asked: 'あ',
  gesture: 'plain',
  picture: '',
  sentences: [{ ja: 'い', en: 'i' }],
  spoken: 0,
  isSilent: false,
};
const said: DialogueAnswer = { ...begun, spoken: 1 };
const whole = { choices: [choice], isOver: false };
const greeting = { ...running, at: 'greeting', isSpeaking: false } as const;
const listening = { ...running, at: 'listening', heard: '', certain: '', hasVoice: false } as const;
const thinking = { ...running, at: 'thinking', asked: 'あ', gesture: 'plain', picture: '', filler: null } as const;

const ends = (kind: 'answer' | 'choices' | 'handover'): DialogueEvent => ({
  type: 'answer',
  turn: 1,
  event: { is: 'end', kind, choices: [choice], isOver: false },
});

export const dialogueMachine: Machine<DialogueState, DialogueEvent, never> = {
  step: (state, event) => ({ state: stepDialogue(state, event, 1).state }),
  states: [
    idleDialogue,
    greeting,
    { ...greeting, isSpeaking: true },
    { ...listening, back: idleDialogue },
    { ...listening, back: greeting },
    { ...listening, heard: 'ああ', back: greeting },
    { ...listening, back: { ...thinking, end: null } },
    { ...listening, back: { ...running, at: 'answering', answer: said, end: whole } },
    { ...running, at: 'typing' },
    { ...thinking, end: null },
    { ...running, at: 'answering', answer: begun, end: null },
    { ...running, at: 'answering', answer: said, end: whole },
    { ...running, at: 'answering', answer: said, end: { choices: [], isOver: false } },
    { ...running, at: 'answering', answer: said, end: { choices: [], isOver: true } },
    { ...running, at: 'followUp', answer: said, choices: [choice] },
    { ...running, at: 'unsure', answer: said, choices: [choice] },
    { ...running, at: 'handingOver', answer: said, isCalled: true },
    { ...running, at: 'failed', isSpeaking: false },
    { ...running, at: 'absent', isSpeaking: false },
  ],
  events: [
    { type: 'touched' },
    { type: 'steppedUp' },
    { type: 'voiceBegan' },
    { type: 'heard', text: 'ああ', isFinal: true },
    { type: 'nothingHeard' },
    { type: 'stopped' },
    { type: 'writing' },
    { type: 'typed', text: 'あ' },
    { type: 'chose', choice },
    { type: 'again' },
    { type: 'answer', turn: 1, event: { is: 'sentence', ja: 'い', en: 'i' } },
    ends('answer'),
    ends('choices'),
    ends('handover'),
    { type: 'answerOver', turn: 1 },
    { type: 'nobodyCame' },
    { type: 'left' },
    { type: 'passed' },
  ],
};
