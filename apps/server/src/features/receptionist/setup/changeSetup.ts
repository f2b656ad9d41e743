import type { InputOf } from '@mukae/contract/calls/call';
import {
  type receptionistCalls,
  receptionistFields,
  signageReceptionistFields,
} from '@mukae/contract/calls/receptionist';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed } from '@mukae/contract/domain/change/changed';
import { refuseUnknownPlaces } from '#features/accounts';
import type { Audit } from '#features/audit';
import { characterName } from '#features/characters';
import { companyIn, holdCompany } from '#features/companies';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import {
  findCharacterVoice,
  findOfSignage,
  findReceptionist,
  saveCharacterVoice,
  saveOfSignage,
  saveReceptionist,
} from './setup.repo';
import { telling, tellingOfSignage } from './setupInWords';

type Wanted = InputOf<typeof receptionistCalls.changeReceptionist>;
type WantedOfSignage = InputOf<typeof receptionistCalls.changeSignageReceptionist>;
type WantedVoice = InputOf<typeof receptionistCalls.changeCharacterVoice>;

export interface SetupChanges {
  ofCompany(principal: LoggedIn, wanted: Wanted): Promise<void>;
  ofSignage(principal: LoggedIn, wanted: WantedOfSignage): Promise<void>;
  ofCharacter(principal: LoggedIn, wanted: WantedVoice): Promise<void>;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  findSignage: FindSignage;
}

/** Where nothing is written it is as in the company. */
const orCompanys = <Text extends string | null | undefined>(text: Text) => (text === '' ? null : text);

/** How the receptionist is set up: screens hear of it by themselves. */
export const makeSetupChanges = ({ db, audit, findSignage }: Dependencies): SetupChanges => ({
  async ofCompany(principal, { companyId: named, seenVersion, ...wanted }) {
    const companyId = await companyIn(db, reachOf(principal, 'receptionist.manage', named));
    await db.transaction(async (tx) => {
      const company = await holdCompany(tx, companyId);
      if (!company) throw new Refusal('notFound');
      const rules = await findReceptionist(tx, companyId);
      if (seenVersion !== undefined && seenVersion !== rules.version) throw new Refusal('changedMeanwhile');
      const change = changed(rules, wanted, receptionistFields);
      if (Object.keys(change).length === 0) return;
      await saveReceptionist(tx, companyId, { ...rules, ...change });
      await audit.record(tx, principal.person, {
        companyId,
        action: 'receptionist.changed',
        subject: company.name,
        changes: changesInWords(rules, change, telling),
      });
    });
  },

  async ofSignage(principal, { signageId, seenVersion, ...fields }) {
    const wanted = { ...fields, greeting: orCompanys(fields.greeting), greetingEn: orCompanys(fields.greetingEn) };
    const { signage, account } = await findSignage(principal, 'receptionist.manage', signageId);
    await db.transaction(async (tx) => {
      await holdCompany(tx, signage.companyId);
      const own = await findOfSignage(tx, signageId);
      if (seenVersion !== undefined && seenVersion !== own.version) throw new Refusal('changedMeanwhile');
      const change = changed(own, wanted, signageReceptionistFields);
      if (Object.keys(change).length === 0) return;
      await saveOfSignage(tx, signageId, { ...own, ...change });
      await audit.record(tx, principal.person, {
        companyId: signage.companyId,
        action: 'receptionist.changed',
        subject: account.name,
        changes: changesInWords(own, change, tellingOfSignage),
      });
    });
  },

  async ofCharacter(principal, { companyId: named, characterId, ...wanted }) {
    const companyId = await companyIn(db, reachOf(principal, 'receptionist.manage', named));
    await refuseUnknownPlaces(db, companyId, { characterId });
    await db.transaction(async (tx) => {
      if (!(await holdCompany(tx, companyId))) throw new Refusal('notFound');
      const before = await findCharacterVoice(tx, companyId, characterId);
      const change = changed(before, wanted, wanted);
      if (Object.keys(change).length === 0) return;
      await saveCharacterVoice(tx, companyId, { characterId, ...before, ...change });
      await audit.record(tx, principal.person, {
        companyId,
        action: 'receptionist.changed',
        subject: await characterName(tx, characterId),
        changes: changesInWords(before, change, {}),
      });
    });
  },
});
