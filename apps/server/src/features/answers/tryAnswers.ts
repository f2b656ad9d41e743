import type { InputOf, OutputOf } from '@mukae/contract/calls/call';
import type { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { foresightOf } from '@mukae/contract/domain/answer/foresight';
import { verdictOf } from '@mukae/contract/domain/answer/sureness';
import type { AnsweringPlace } from '@mukae/contract/domain/answer/variableValues';
import { openingAt } from '@mukae/contract/domain/hours/opening';
import { readWords } from '@mukae/contract/domain/talk/readWords';
import { companyIn, findCompany } from '#features/companies';
import { findStore } from '#features/stores';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { presentMatch } from './answers.present';
import { answersNamed } from './answers.repo';
import type { KnownTo, RulesOf } from './knownAnswers';
import type { Matching } from './matching/matching';
import { suggestedQuestions } from './offered.repo';

type Tried = InputOf<typeof companyAnswerCalls.matchAnswers>;
type Foreseen = Omit<OutputOf<typeof companyAnswerCalls.matchAnswers>, 'result'>;

/** What the receptionist would do with a question, and how sure she is. Nothing is kept of it. */
export type TryAnswers = (principal: LoggedIn, tried: Tried) => Promise<Foreseen>;

type Place = Omit<AnsweringPlace, 'now'>;

/** Where a screen stands that she may know of, and whose it is. */
type PlaceOfScreen = (principal: LoggedIn, signageId: number) => Promise<Place & { companyId: number }>;

interface Dependencies {
  db: Database;
  clock: Clock;
  matching: Matching;
  knownTo: KnownTo;
  rulesOf: RulesOf;
  placeOfScreen: PlaceOfScreen;
  /** Whether an outside model answers questions. */
  hasModel: boolean;
}

export function makeTryAnswers(dependencies: Dependencies): TryAnswers {
  const { db, clock, matching, knownTo, rulesOf, placeOfScreen, hasModel } = dependencies;
  /** At a screen of the company, or else in her own store, as far as she has one there. */
  async function placeOf(principal: LoggedIn, companyId: number, signageId: number | undefined): Promise<Place> {
    if (signageId !== undefined) {
      const place = await placeOfScreen(principal, signageId);
      if (place.companyId !== companyId) throw new Refusal('notFound');
      return place;
    }
    const company = await findCompany(db, companyId);
    if (!company) throw new Refusal('notFound');
    const { storeId } = principal.person;
    const store = storeId === null ? undefined : await findStore(db, { kind: 'company', companyId }, storeId);
    return { store: store?.name ?? company.name, openingHours: openingAt(company, store).openingHours };
  }

  return async (principal, { companyId: named, msg, signageId }) => {
    const companyId = await companyIn(db, reachOf(principal, 'answer.read', named));
    const place = await placeOf(principal, companyId, signageId);
    const rules = await rulesOf(companyId);
    const { text, meaning } = readWords(msg, rules.forbidden);
    const matches = await matching.match(await knownTo(companyId, rules), text);
    const knowsNothing = matches.length === 0 && (await suggestedQuestions(db, companyId, 1, clock.now())).length === 0;
    const surenessOf = new Map(matches.map(({ id, sureness }) => [id, sureness]));
    const rows = await answersNamed(
      db,
      companyId,
      matches.map(({ id }) => id),
    );
    return {
      verdict: foresightOf({
        meaning,
        verdict: verdictOf(matches, rules.answersFrom),
        hasModel,
        callsWithoutAnswers: rules.callsPerson && knowsNothing,
      }),
      answersFrom: rules.answersFrom,
      matches: rows.map((row) => presentMatch(row, surenessOf.get(row.answer.id) ?? 0, { ...place, now: clock.now() })),
    };
  };
}
