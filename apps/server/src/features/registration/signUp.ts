import { firstAvatarChannels, hasOrganization, noCompany } from '@mukae/contract/domain/company/companyName';
import { portrait } from '@mukae/contract/domain/signage/size';
import type { Language } from '@mukae/contract/language';
import { addUser, findByLoginId, hashPassword, type User } from '#features/accounts';
import type { Audit } from '#features/audit';
import { addChannels } from '#features/channels';
import { addCompany } from '#features/companies';
import { addSignage, ensureOwnSignage, madeUpLoginId } from '#features/signages';
import { addStore } from '#features/stores';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { violatesUnique } from '#platform/db/failures';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';

interface Applicant {
  name: string;
  loginId: string;
  password: string;
  kana: string;
  phone: string;
  address: string;
  organization: string;
}

export interface SignUp {
  register(applicant: Applicant, address: string, language: Language): Promise<void>;
}

const firstNames = {
  ja: { store: '本店', signage: '総合受付' },
  en: { store: 'Main store', signage: 'Reception' },
} satisfies Record<Language, { store: string; signage: string }>;

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  audit: Audit;
}

export function makeSignUp({ db, clock, throttle, audit }: Dependencies): SignUp {
  async function openCompany(tx: Transaction, applicant: Applicant, passwordHash: string, language: Language) {
    const now = clock.now();
    const isCompany = hasOrganization(applicant.organization);
    const companyName = isCompany ? applicant.organization : noCompany;
    const avatarChannelMax = isCompany ? firstAvatarChannels : 0;
    const companyId = await addCompany(tx, { name: companyName, avatarChannelMax, createdAt: now });
    await addChannels(tx, companyId, avatarChannelMax);
    const registered = (userId: number, role: User['role']) =>
      audit.record(
        tx,
        { userId, role, name: applicant.name },
        {
          companyId,
          action: 'company.registered',
          subject: companyName,
        },
      );
    const { name, loginId, kana, phone, address } = applicant;
    const person = { companyId, name, loginId, kana, phone, address, passwordHash, createdAt: now };
    if (!isCompany) {
      const id = await addUser(tx, { ...person, role: 'webReservationUser' });
      await ensureOwnSignage(tx, { id, companyId }, now);
      await registered(id, 'webReservationUser');
      return;
    }
    const storeId = await addStore(tx, { companyId, name: firstNames[language].store, createdAt: now });
    await registered(await addUser(tx, { ...person, storeId, role: 'companyAdmin' }), 'companyAdmin');
    await addSignage(tx, {
      companyId,
      storeId,
      ownerId: null,
      name: firstNames[language].signage,
      loginId: madeUpLoginId(),
      passwordHash: null,
      ...portrait,
      language,
      now,
    });
  }

  return {
    async register(applicant, address, language) {
      // A refused one counts as well: otherwise addresses could be tried without end.
      await throttle.take('signUpsOfAddress', address);
      if (await findByLoginId(db, applicant.loginId)) throw new Refusal('alreadyRegistered');
      const passwordHash = await hashPassword(applicant.password, address);
      await db
        .transaction((tx) => openCompany(tx, applicant, passwordHash, language))
        .catch((failure) => {
          throw violatesUnique(failure, 'users_login_id') ? new Refusal('alreadyRegistered') : failure;
        });
    },
  };
}
