import { openingAt } from '@mukae/contract/domain/hours/opening';
import {
  answerHandlers,
  makeAddExampleAnswers,
  makeAlikeAnswers,
  makeAnswerChanges,
  makeAnswerKnowledge,
  makeAnswerTables,
  makeFindPair,
  makeKnownTo,
  makeMatching,
  makeMergeAnswers,
  makeTryAnswers,
  type RulesOf,
} from '#features/answers';
import { addSynonyms, giveAskedTo } from '#features/receptionist';
import { makeFindSignage } from '#features/signages';
import type { Foundation } from './foundation';
import type { Screens } from './screens';

/** What a company answers, and how it is found. */
export function setUpAnswers(foundation: Foundation, { library }: Screens, rulesOf: RulesOf) {
  const { db, clock, audit, throttle } = foundation;
  const matching = makeMatching();
  const knownTo = makeKnownTo(db);
  const findPair = makeFindPair(db);
  const findSignage = makeFindSignage(db);
  const stands = { db, clock, matching, knownTo, rulesOf };

  const handlers = answerHandlers({
    db,
    clock,
    changes: makeAnswerChanges({ db, clock, audit, library }),
    addExamples: makeAddExampleAnswers({ db, clock, audit, addSynonyms }),
    tryAnswers: makeTryAnswers({
      ...stands,
      hasModel: foundation.settings.talk.model !== undefined,
      async placeOfScreen(principal, signageId) {
        const { signage, company, storeName, storeOpening } = await findSignage(principal, 'answer.read', signageId);
        const { openingHours } = openingAt(company, storeOpening ?? undefined);
        return { companyId: signage.companyId, store: storeName ?? company.name, openingHours };
      },
    }),
    alikeAnswers: makeAlikeAnswers({ ...stands, throttle }),
    findPair,
    merge: makeMergeAnswers({ db, audit, findPair, giveAskedTo }),
    tables: makeAnswerTables({ db, clock, audit }),
  });
  return { handlers, knowledge: makeAnswerKnowledge(stands), stop: matching.stop };
}

export type SetUpAnswers = ReturnType<typeof setUpAnswers>;
