import type { OutputOf } from '@mukae/contract/calls/call';
import type { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { companyIn } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import type { Throttle } from '#platform/throttle/throttle';
import { answersNamed } from './answers.repo';
import { apartInCompany, inOrderOfIds } from './apart.repo';
import type { KnownTo, RulesOf } from './knownAnswers';
import type { Matching } from './matching/matching';

type AlikePairs = OutputOf<typeof companyAnswerCalls.getAlikeAnswers>['pairs'];

/** Pairs that could be taken for one another and that nobody has said are to stay apart, the most alike first. */
export type AlikeAnswers = (principal: LoggedIn, namedCompany: number | undefined) => Promise<AlikePairs>;

interface Dependencies {
  db: Database;
  matching: Matching;
  knownTo: KnownTo;
  rulesOf: RulesOf;
  throttle: Throttle;
}

/** More than anybody looks through at once; those that come after are told when these are seen to. */
const pairsTold = 50;

const nameOf = ({ one, other }: { one: number; other: number }): string => `${one} ${other}`;

export const makeAlikeAnswers =
  ({ db, matching, knownTo, rulesOf, throttle }: Dependencies): AlikeAnswers =>
  async (principal, named) => {
    const companyId = await companyIn(db, reachOf(principal, 'answer.read', named));
    await throttle.take('comparedAnswersOfAccount', String(principal.person.userId));
    const apart = new Set((await apartInCompany(db, companyId)).map(nameOf));
    const alike = await matching.alike(await knownTo(companyId, await rulesOf(companyId)));
    const told = alike
      .map((pair) => ({ ...inOrderOfIds(pair), sureness: pair.sureness }))
      .filter((pair) => !apart.has(nameOf(pair)))
      .toSorted((a, b) => b.sureness - a.sureness || a.one - b.one || a.other - b.other)
      .slice(0, pairsTold);
    const ids = [...new Set(told.flatMap(({ one, other }) => [one, other]))];
    const inShort = new Map(
      (await answersNamed(db, companyId, ids)).map(({ answer: { id, question, answer } }) => [
        id,
        { id, question, answer },
      ]),
    );
    // One that was deleted just now is like nothing.
    return told.flatMap(({ one, other, sureness }) => {
      const [first, second] = [inShort.get(one), inShort.get(other)];
      return first && second ? [{ one: first, other: second, sureness }] : [];
    });
  };
