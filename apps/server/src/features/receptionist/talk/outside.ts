import { filledIn } from '@mukae/contract/domain/answer/variables';
import { variableValues } from '@mukae/contract/domain/answer/variableValues';
import { receptionistLines } from '@mukae/contract/domain/receptionist/lines';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { withoutForbidden } from '@mukae/contract/domain/talk/forbidden';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { TalkEngine, TalkOutcome, TalkPiece, TalkRequest, TalkTokens } from '../engines/talkEngine';
import type { Meter } from '../outside/meter';
import type { Knowledge } from './knowledge';
import { callFor, callWithRegret, isOneTooMany } from './missed';
import type { Question } from './question';
import { type Answering, answered, doing, sentence, type TalkPart } from './talkEnd';
import { linesBefore } from './turns.repo';

interface Dependencies {
  db: Database;
  engine: TalkEngine;
  knowledge: Pick<Knowledge, 'match' | 'find' | 'suggestions'>;
  meter: Meter;
  builtIn(question: Question): Answering;
}

/** So much of what was said before, and so many of the nearest answers, go along. */
const linesAlong = 10;
const answersAlong = 6;

/** What an outside model answers, grounded in what the company has written. Where it cannot, the company's own words do. */
export function makeOutside({ db, engine, knowledge, meter, builtIn }: Dependencies) {
  async function requestOf({ asker, text, language, turn, askedAt }: Question, ids: readonly number[]) {
    const place = { store: asker.place.store, openingHours: asker.place.openingHours, now: askedAt };
    const [known, said] = await Promise.all([knowledge.find(asker.companyId, ids), linesBefore(db, turn, linesAlong)]);
    const { hours } = variableValues(place, language);
    return {
      question: text,
      language,
      said,
      known: known.map(({ id, question, answer, answerEn }) => ({
        id,
        question,
        answer: filledIn(answer, place, 'ja'),
        answerEn: filledIn(answerEn, place, 'en'),
      })),
      place: {
        company: asker.place.company,
        store: asker.place.store,
        hours: 'words' in hours ? hours.words : hours.sentence,
        now: askedAt,
      },
    } satisfies TalkRequest;
  }

  /** Whether it may be asked once more this minute. */
  const isAffordable = ({ asker }: Question): Promise<boolean> =>
    meter.take('talk', asker).then(
      () => true,
      (failure) => {
        if (failure instanceof Refusal) return false;
        throw failure;
      },
    );

  /** What it took is counted, whoever hears it to the end. */
  async function* paid(question: Question, say: (spent: (tokens: TalkTokens) => void) => Told): Told {
    let tokens: TalkTokens = { in: 0, out: 0 };
    try {
      return yield* say((spent) => {
        tokens = spent;
      });
    } finally {
      await meter.noteTokens('talk', question.asker, tokens);
    }
  }

  return async function* answer(question: Question, signal: AbortSignal): Answering {
    if (engine.isResting()) return yield* builtIn(question);
    const matches = await knowledge.match(question.asker.companyId, question.text);
    const nearest = { nearestId: matches[0]?.id ?? null, sureness: matches[0]?.sureness ?? null };
    const ids = matches.slice(0, answersAlong).map(({ id }) => id);
    const request = await requestOf(question, ids);
    if (!(await isAffordable(question))) return yield* builtIn(question);
    const deeds: Deeds = { hasSpoken: false, callsPerson: false, isOver: false };
    const outcome = yield* paid(question, (spent) => told(engine.talk(request, signal, spent), question, deeds));
    // Whoever asks for a person was heard before: a model calls one for what it cannot answer.
    if (deeds.callsPerson) {
      if (!deeds.hasSpoken) yield sentence(receptionistLines.handsOver);
      return callFor(nearest);
    }
    if (outcome.is === 'failed' && !deeds.hasSpoken) return yield* builtIn(question);
    if (outcome.is === 'failed' && isOneTooMany(question)) return yield* callWithRegret(nearest);
    const choices = await knowledge.suggestions(question.asker.companyId);
    if (outcome.is === 'failed') {
      yield sentence(receptionistLines.cutShort);
      return { ...answered, ...nearest, kind: 'choices', choices, isMiss: true };
    }
    return { ...answered, ...nearest, choices, isOver: deeds.isOver };
  };
}

type Told = AsyncGenerator<TalkPart, TalkOutcome>;

interface Deeds {
  hasSpoken: boolean;
  callsPerson: boolean;
  isOver: boolean;
}

const inOne = (text: string, { language }: Question): BothLanguages =>
  language === 'en' ? { ja: '', en: text } : { ja: text, en: '' };

/** What the model says and does, as it comes. */
async function* told(talking: AsyncGenerator<TalkPiece, TalkOutcome>, question: Question, deeds: Deeds): Told {
  try {
    for (;;) {
      const next = await talking.next();
      if (next.done) return next.value;
      const piece = next.value;
      if (piece.is === 'person') deeds.callsPerson = true;
      if (piece.is === 'end') deeds.isOver = true;
      if (piece.is === 'filler') yield { is: 'filler', ...receptionistLines.filler };
      if (piece.is === 'guide') yield doing(piece.side === 'left' ? 'showLeft' : 'showRight');
      if (piece.is !== 'sentence') continue;
      if (!deeds.hasSpoken) yield doing('plain');
      deeds.hasSpoken = true;
      yield sentence(inOne(withoutForbidden(piece.text, question.rules.forbidden), question));
    }
  } finally {
    // Whoever stopped to listen has the model stop, too.
    await talking.return({ is: 'calledOff' });
  }
}
