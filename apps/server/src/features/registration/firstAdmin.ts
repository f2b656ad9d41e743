import { passwordFault } from '@mukae/contract/domain/account/password';
import { temporaryPasswordLifetime } from '@mukae/contract/domain/account/session';
import { faults } from '@mukae/contract/errors/faults';
import {
  addUser,
  changeUser,
  hashPassword,
  makeTemporaryPassword,
  systemAdministrators,
  type User,
} from '#features/accounts';
import type { Clock } from '#platform/clock/clock';
import { StartFailure } from '#platform/config/startFailure';
import type { Database } from '#platform/db/database';

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

/**
 * A service whose system administrators have no password yet gets one that works: from the settings, or a temporary one
 * that is printed. Until somebody has set her own, every start prints a new one, so that none is lost.
 */
export async function ensureFirstAdmin(
  db: Database,
  clock: Clock,
  { loginId = defaultLoginId, password }: FirstAdmin,
): Promise<PrintedOnce | undefined> {
  const administrators = await systemAdministrators(db);
  if (administrators.some(({ passwordHash }) => passwordHash !== null)) return undefined;
  const fault = password === undefined ? null : passwordFault(password);
  if (fault) throw new StartFailure(`Bad setting. ADMIN_PASSWORD: ${faults[fault].en}`);

  const administrator = administrators[0] ?? (await addAdministrator(db, loginId, clock.now()));
  if (password !== undefined) {
    await changeUser(db, administrator.id, { passwordHash: await hashPassword(password) });
    return undefined;
  }
  const temporaryPassword = makeTemporaryPassword();
  await changeUser(db, administrator.id, {
    temporaryHash: await hashPassword(temporaryPassword),
    temporaryUntil: new Date(clock.now().getTime() + temporaryPasswordLifetime),
  });
  return { loginId: administrator.loginId, temporaryPassword };
}

async function addAdministrator(db: Database, loginId: string, createdAt: Date): Promise<Pick<User, 'id' | 'loginId'>> {
  const nameless = { kana: '', phone: '', address: '' };
  const id = await addUser(db, { ...nameless, role: 'systemAdmin', loginId, name: 'System', createdAt });
  return { id, loginId };
}
