import { type Outcome, outcomes, type ReceptionRecord } from './receptionRecord';

/** What became of a request or a call, as people count it. */
export const fates = ['answered', 'missed', 'calledOff', 'cutOff', 'watched'] as const;
export type Fate = (typeof fates)[number];

const fateOfOutcome: Readonly<Record<Outcome, Fate>> = {
  operatorEnded: 'answered',
  endedQuietly: 'answered',
  meetingEnded: 'answered',
  visitorEnded: 'answered',
  timedOut: 'missed',
  declined: 'missed',
  calledOff: 'calledOff',
  operatorLost: 'cutOff',
  operatorLeft: 'cutOff',
  signageLost: 'cutOff',
  removed: 'cutOff',
  visitorCalled: 'watched',
  operatorCalled: 'watched',
};

/** Whoever only looked has talked to nobody, however it ended. */
export const fateOf = ({ kind, outcome }: Pick<ReceptionRecord, 'kind' | 'outcome'>): Fate =>
  kind === 'monitoring' ? 'watched' : fateOfOutcome[outcome];

export const outcomesOf = (fate: Fate): Outcome[] => outcomes.filter((outcome) => fateOfOutcome[outcome] === fate);
