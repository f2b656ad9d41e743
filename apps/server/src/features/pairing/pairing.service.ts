import { hash, randomBytes, randomInt } from 'node:crypto';
import { pairedLifetime, pairingCodeLength, pairingLifetime } from '@mukae/contract/domain/pairing/pairing';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import type { Sessions } from '#features/accounts';
import type { Audit } from '#features/audit';
import type { FindSignage } from '#features/signages';
import type { LoggedIn } from '#platform/access/principal';
import type { SessionCookies } from '#platform/calls/sessionCookies';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { violatesUnique } from '#platform/db/failures';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import {
  addPairing,
  claimPairing,
  holdPairing,
  isWaiting,
  type Pairing,
  rememberSession,
  removeExpiredPairings,
  removePairingsOf,
} from './pairing.repo';

interface WaitingDevice {
  /** Known to the device alone: it proves that the device which asks is the one that shows the code. */
  secret: string;
  code: string;
  expiresAt: Date;
}

type PairingQuestion = 'signageIsOnline' | 'signageIsInCall';

export interface PairingService {
  start(address: string): Promise<WaitingDevice>;
  /** Whether somebody typed the code; then the device is logged in as the signage. */
  ask(secret: string, cookies: SessionCookies): Promise<boolean>;
  /** Asks first when another device is that signage. */
  pair(principal: LoggedIn, code: string, signageId: number, isForced: boolean): Promise<'paired' | PairingQuestion>;
  sweep(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  sessions: Sessions;
  audit: Audit;
  findSignage: FindSignage;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
}

function questionAbout(status: DeviceStatus): PairingQuestion | undefined {
  if (status === 'Logout') return undefined;
  return status === 'Active' ? 'signageIsInCall' : 'signageIsOnline';
}

const hashOf = (secret: string): string => hash('sha256', secret);
const makeCode = (): string => String(randomInt(10 ** pairingCodeLength)).padStart(pairingCodeLength, '0');

export function makePairing({
  db,
  clock,
  throttle,
  sessions,
  audit,
  findSignage,
  statusOf,
}: Dependencies): PairingService {
  /** Another device may show the same code at the moment. */
  async function addWithFreeCode(secretHash: string, expiresAt: Date): Promise<string> {
    const code = makeCode();
    try {
      await addPairing(db, { secretHash, code, expiresAt });
      return code;
    } catch (failure) {
      if (violatesUnique(failure, 'pairings_code')) return addWithFreeCode(secretHash, expiresAt);
      throw failure;
    }
  }

  const wasSentAway = async (tx: Transaction, { sessionKey }: Pairing): Promise<boolean> =>
    sessionKey !== null && !(await sessions.exists(tx, sessionKey));

  const sweep = async () => {
    await removeExpiredPairings(db, clock.now());
  };

  return {
    sweep,

    async start(address) {
      await throttle.take('pairingsOfAddress', address);
      await sweep();
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + pairingLifetime);
      return { secret, code: await addWithFreeCode(hashOf(secret), expiresAt), expiresAt };
    },

    async ask(secret, cookies) {
      const cookie = await db.transaction(async (tx) => {
        const pairing = await holdPairing(tx, hashOf(secret), clock.now());
        if (!pairing || (await wasSentAway(tx, pairing))) throw new Refusal('pairingOver');
        if (pairing.userId === null) return null;
        // The device may ask again because the answer did not reach it: it gets another session instead of the lost one.
        await sessions.closeAllOf(tx, pairing.userId);
        const account = { id: pairing.userId, role: 'signage' as const };
        const opened = await sessions.open(tx, account, { kind: 'signage' }, cookies);
        await rememberSession(tx, pairing.secretHash, opened.sessionKey);
        return opened.cookie;
      });
      if (cookie === null) return false;
      await sessions.endBefore(cookies);
      cookies.forgetReservation();
      cookies.open(cookie);
      sessions.forget(cookie.userId);
      return true;
    },

    async pair(principal, code, signageId, isForced) {
      const { person } = principal;
      const { signage, account } = await findSignage(principal, 'signage.manage', signageId);
      const taken = await throttle.take('pairingCodesOfUser', String(person.userId));
      if (!(await isWaiting(db, code, clock.now()))) throw new Refusal('pairingUnknown');
      await throttle.giveBack(taken);
      const question = questionAbout(statusOf(signage));
      if (question && !isForced) return question;
      await db.transaction(async (tx) => {
        await removePairingsOf(tx, account.id);
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + pairedLifetime);
        const isClaimed = await claimPairing(tx, code, { userId: account.id, now, expiresAt });
        if (!isClaimed) throw new Refusal('pairingUnknown');
        await sessions.closeAllOf(tx, account.id);
        const { companyId } = signage;
        await audit.record(tx, person, { companyId, action: 'signage.paired', subject: account.name });
      });
      sessions.forget(account.id);
      return 'paired';
    },
  };
}
