/** A question of a visitor, with all that an engine may know to answer it. */
export interface TalkRequest {
  question: string;
  language: 'ja' | 'en';
  /** What was said before, the oldest first. */
  said: readonly { by: 'visitor' | 'receptionist'; text: string }[];
  /** The company's nearest answers: only they are true. */
  known: readonly { id: number; question: string; answer: string; answerEn: string }[];
  place: { company: string; store: string; hours: string; now: Date };
}

/** What an engine may do, and nothing else. */
export type TalkPiece =
  | { is: 'sentence'; text: string }
  /** Nothing was said for a while. */
  | { is: 'filler' }
  | { is: 'guide'; side: 'left' | 'right' }
  | { is: 'person' }
  | { is: 'end' };

export interface TalkTokens {
  in: number;
  out: number;
}

/** How it went: also what failed may have said something. */
export type TalkOutcome =
  | { is: 'answered' }
  | { is: 'failed'; because: 'away' | 'slow' | 'refused' | 'broken' | 'tooLong' | 'unsafe' }
  /** Nobody listens any more. */
  | { is: 'calledOff' };

export interface TalkEngine {
  /** It is left in peace now, and would not be asked. */
  isResting(): boolean;
  /** What it cost is told in any case: also when it failed, or nobody hears it to the end. */
  talk(
    request: TalkRequest,
    signal: AbortSignal,
    spent: (tokens: TalkTokens) => void,
  ): AsyncGenerator<TalkPiece, TalkOutcome>;
}
