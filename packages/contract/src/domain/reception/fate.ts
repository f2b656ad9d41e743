import { type Outcome, outcomes, type ReceptionRecord } from './receptionRecord';

/** What became of a request or a call, as people count it. */
export const fates = ['answered', 'missed', 'messageLeft', 'calledOff', 'cutOff', 'watched'] as const;
export type Fate = (typeof fates)[number];

const fateOfOutcome: Readonly<Record<Outcome, Exclude<Fate, 'messageLeft'>>> = {
  operatorEnded: 'answered',
  endedQuietly: 'answered',
  meetingEnded: 'answered',
  windowOver: 'answered',
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

/** Whom nobody answered, and who left a message instead, is neither missed nor gone. */
const isMadeGood = (outcome: Outcome): boolean => ['missed', 'calledOff'].includes(fateOfOutcome[outcome]);

/** Whoever only looked has talked to nobody, however it ended. */
export function fateOf({
  kind,
  outcome,
  leftMessage,
}: Pick<ReceptionRecord, 'kind' | 'outcome'> & { leftMessage: boolean }): Fate {
  if (kind === 'monitoring') return 'watched';
  return leftMessage && isMadeGood(outcome) ? 'messageLeft' : fateOfOutcome[outcome];
}

interface Signs {
  outcomes: Outcome[];
  /** Undefined where it makes no difference. */
  leftMessage: boolean | undefined;
}

/** By what a fate is found among those who did not only look. */
export function signsOf(fate: Fate): Signs {
  if (fate === 'messageLeft') return { outcomes: outcomes.filter(isMadeGood), leftMessage: true };
  const some = outcomes.filter((outcome) => fateOfOutcome[outcome] === fate);
  return { outcomes: some, leftMessage: some.some(isMadeGood) ? false : undefined };
}
