import { ok } from '@mukae/contract/calls/answers';
import { type ReceptionistAnswer, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { companyIn } from '#features/companies';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { outsideUsesOfMonth } from '../outside/outsideUses.repo';
import type { SetupChanges } from './changeSetup';
import type { FindOwnReceptionist } from './ownReceptionist';
import { findReceptionist, listCharacterVoices, listOfSignages } from './setup.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  changes: SetupChanges;
  findOwn: FindOwnReceptionist;
  /** What the service hears, understands and speaks with. */
  engines(): Promise<Pick<ReceptionistAnswer, 'engines' | 'voices'>>;
}

/** How the receptionist is set up. */
export const setupHandlers = ({ db, clock, changes, findOwn, engines }: Dependencies): Handler[] => [
  handle(receptionistCalls.getReceptionist, async ({ principal, input }) => {
    const companyId = await companyIn(db, reachOf(principal, 'receptionist.manage', input.companyId));
    const [rules, signages, characterVoices, outsideUses, known] = await Promise.all([
      findReceptionist(db, companyId),
      listOfSignages(db, companyId),
      listCharacterVoices(db, companyId),
      outsideUsesOfMonth(db, companyId, clock.now()),
      engines(),
    ]);
    return {
      result: 'OK',
      ...rules,
      forbidden: [...rules.forbidden],
      synonyms: rules.synonyms.map((group) => [...group]),
      readings: [...rules.readings],
      signages: signages.map(({ own, name, storeName }) => ({ ...own, name, storeName: storeName ?? '' })),
      characterVoices,
      outsideUses,
      ...known,
    };
  }),
  handle(receptionistCalls.changeReceptionist, async ({ principal, input }) => {
    await changes.ofCompany(principal, input);
    return ok;
  }),
  handle(receptionistCalls.changeSignageReceptionist, async ({ principal, input }) => {
    await changes.ofSignage(principal, input);
    return ok;
  }),
  handle(receptionistCalls.changeCharacterVoice, async ({ principal, input }) => {
    await changes.ofCharacter(principal, input);
    return ok;
  }),
  handle(receptionistCalls.getOwnReceptionist, ({ principal }) => findOwn(principal)),
];
