import { firstAvatarChannels, hasOrganization, noCompany } from '@mukae/contract/domain/account/companyName';
import type { Language } from '@mukae/contract/language';
import type { Clock } from '../../platform/clock/clock';
import type { Database } from '../../platform/db/database';
import { violatesUnique } from '../../platform/db/failures';
import { Refusal } from '../../platform/http/refusal';
import type { Throttle } from '../../platform/throttle/throttle';
import { addUser, findByLoginId, hashPassword } from '../accounts';
import { addCompany } from '../companies';
import { addSignage, ensureOwnSignage, madeUpLoginId, portrait } from '../signages';
import { addStore } from '../stores';

export interface Applicant {
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
}

export function makeSignUp({ db, clock, throttle }: Dependencies): SignUp {
  async function openCompany(tx: Database, applicant: Applicant, passwordHash: string, language: Language) {
    const now = clock.now();
    const isCompany = hasOrganization(applicant.organization);
    const companyId = await addCompany(tx, {
      name: isCompany ? applicant.organization : noCompany,
      avatarChannelMax: isCompany ? firstAvatarChannels : 0,
      createdAt: now,
    });
    const { name, loginId, kana, phone, address } = applicant;
    const person = { companyId, name, loginId, kana, phone, address, passwordHash, createdAt: now };
    if (!isCompany) {
      const id = await addUser(tx, { ...person, role: 'webReservationUser' });
      await ensureOwnSignage(tx, { id, companyId }, now);
      return;
    }
    const storeId = await addStore(tx, { companyId, name: firstNames[language].store, createdAt: now });
    await addUser(tx, { ...person, storeId, role: 'companyAdmin' });
    await addSignage(tx, {
      companyId,
      storeId,
      ownerId: null,
      name: firstNames[language].signage,
      loginId: madeUpLoginId(),
      passwordHash: null,
      size: portrait,
      now,
    });
  }

  return {
    async register(applicant, address, language) {
      // A refused one counts as well: otherwise addresses could be tried without end.
      await throttle.take('signUpsOfAddress', address);
      if (await findByLoginId(db, applicant.loginId)) throw new Refusal('alreadyRegistered');
      const passwordHash = await hashPassword(applicant.password);
      await db
        .transaction((tx) => openCompany(tx, applicant, passwordHash, language))
        .catch((failure) => {
          throw violatesUnique(failure, 'users_login_id') ? new Refusal('alreadyRegistered') : failure;
        });
    },
  };
}
