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

/** How it went: also what failed may have said something, and have cost something. */
export type TalkOutcome =
  | { is: 'answered'; tokens: TalkTokens }
  | {
      is: 'failed';
      because: 'away' | 'slow' | 'refused' | 'broken' | 'tooLong' | 'unsafe';
      tokens: TalkTokens;
    }
  /** Nobody listens any more. */
  | { is: 'calledOff'; tokens: TalkTokens };

export interface TalkEngine {
  talk(request: TalkRequest, signal: AbortSignal): AsyncGenerator<TalkPiece, TalkOutcome>;
}
