import { passwordFault } from '@mukae/contract/domain/account/password';
import { temporaryPasswordLifetime } from '@mukae/contract/domain/account/session';
import { faults } from '@mukae/contract/errors/faults';
import type { Clock } from '../../platform/clock/clock';
import { StartFailure } from '../../platform/config/startFailure';
import type { Database } from '../../platform/db/database';
import { addUser, hashPassword, hasSystemAdmin, makeTemporaryPassword } from '../accounts';

interface FirstAdmin {
  loginId: string | undefined;
  password: string | undefined;
}

/** What has to be told to whoever starts the service, once. */
export interface PrintedOnce {
  loginId: string;
  temporaryPassword: string;
}

const defaultLoginId = 'admin@mukae.example';

/** A service without a systemAdmin gets one: from the settings, or with a temporary password that is printed once. */
export async function ensureFirstAdmin(
  db: Database,
  clock: Clock,
  { loginId = defaultLoginId, password }: FirstAdmin,
): Promise<PrintedOnce | undefined> {
  if (await hasSystemAdmin(db)) return undefined;
  const fault = password === undefined ? null : passwordFault(password);
  if (fault) throw new StartFailure(`Bad setting. ADMIN_PASSWORD: ${faults[fault].en}`);

  const now = clock.now();
  const person = {
    role: 'systemAdmin',
    loginId,
    name: 'System',
    kana: '',
    phone: '',
    address: '',
    createdAt: now,
  } as const;
  if (password !== undefined) {
    await addUser(db, { ...person, passwordHash: await hashPassword(password) });
    return undefined;
  }
  const temporaryPassword = makeTemporaryPassword();
  await addUser(db, {
    ...person,
    temporaryHash: await hashPassword(temporaryPassword),
    temporaryUntil: new Date(now.getTime() + temporaryPasswordLifetime),
  });
  return { loginId, temporaryPassword };
}
