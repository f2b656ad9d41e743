import type { TalkChoice, TalkEvent, TalkKind } from '@mukae/contract/calls/talking';
import type { CallReason } from '@mukae/contract/domain/receptionist/dialogue';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';

/** What becomes of a question. */
export interface TalkEnd {
  kind: TalkKind;
  /** Which of the company's answers was given. */
  answerId: number | null;
  /** Which one came nearest, and how near, also where another one or none was given. */
  nearestId: number | null;
  sureness: number | null;
  choices: TalkChoice[];
  isOver: boolean;
  /** Why a person is called; null: none is. */
  because: CallReason | null;
  isMiss: boolean;
  /** Whether something was asked: a thank-you, an angry word or the wish for a person wants no answer of the company's. */
  isQuestion: boolean;
}

/** What is told while she answers. */
export type TalkPart = Exclude<TalkEvent, { is: 'understood' | 'end' }>;

/** Says it piece by piece, and what it was in the end. */
export type Answering = AsyncGenerator<TalkPart, TalkEnd>;

export const answered: TalkEnd = {
  kind: 'answer',
  answerId: null,
  nearestId: null,
  sureness: null,
  choices: [],
  isOver: false,
  because: null,
  isMiss: false,
  isQuestion: true,
};

/** What is said to somebody who asked nothing. */
export const replied: TalkEnd = { ...answered, isQuestion: false };

export const handedOver = (because: CallReason): TalkEnd => ({ ...answered, kind: 'handover', because });

export const sentence = ({ ja, en }: BothLanguages): TalkPart => ({ is: 'sentence', ja, en });
export const doing = (gesture: (TalkPart & { is: 'answering' })['gesture'], picture = ''): TalkPart => ({
  is: 'answering',
  gesture,
  picture,
});
