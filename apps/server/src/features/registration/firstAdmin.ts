import { passwordFault } from '@mukae/contract/domain/account/password';
import { temporaryPasswordLifetime } from '@mukae/contract/domain/account/session';
import { faults } from '@mukae/contract/errors/faults';
import { addUser, changeUser, hashPassword, makeTemporarySecret, systemAdministrators } from '#features/accounts';
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
const share = 'the start';
const nameless = { name: 'System', kana: '', phone: '', address: '' };

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

  const temporary = password === undefined ? await makeTemporarySecret(share) : undefined;
  const secret = {
    ...(password !== undefined && { passwordHash: await hashPassword(password, share) }),
    ...(temporary && {
      temporaryHash: temporary.hash,
      temporaryUntil: new Date(clock.now().getTime() + temporaryPasswordLifetime),
    }),
  };
  const [known] = administrators;
  await db.transaction(async (tx) => {
    if (known) await changeUser(tx, known.id, secret);
    else await addUser(tx, { ...nameless, ...secret, role: 'systemAdmin', loginId, createdAt: clock.now() });
  });
  return temporary && { loginId: known?.loginId ?? loginId, temporaryPassword: temporary.password };
}
