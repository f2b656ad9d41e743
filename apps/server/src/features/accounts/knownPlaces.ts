import { hash, randomBytes } from 'node:crypto';
import { knownPlaceLifetimes, knownPlacesMax } from '@mukae/contract/domain/account/knownPlace';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import type { SessionCookies } from '#platform/calls/sessionCookies';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { findKnownPlaces, keepPlaces, removeExpiredPlaces } from './knownPlaces.repo';

/** From where somebody calls: in which browser, at which address. */
export interface Whereabouts {
  cookies: SessionCookies;
  address: string;
}

/** How a caller stands to a login id. */
interface Standing {
  /** Under which her tries are counted: those of all strangers together, or of this place alone. */
  key: string;
  isKnown: boolean;
  /** What the browser is called from now on. */
  device: string;
}

/** Where people have logged in before: what strangers try elsewhere keeps nobody out of there. Being known opens nothing. */
export interface KnownPlaces {
  /** Takes the same steps whether somebody has the login id or not. */
  standing(loginId: string, whereabouts: Whereabouts): Promise<Standing>;
  remember(tx: Transaction, userId: number, address: string, standing: Standing): Promise<void>;
  sweep(): Promise<void>;
}

/** By a line break, which no login id holds: a stranger could try one that reads like somebody's key. */
export const countKeyOf = (loginId: string, whose: string): string => `${normaliseLoginId(loginId)}\n${whose}`;

const placeOf = (kind: keyof typeof knownPlaceLifetimes, name: string): string => hash('sha256', `${kind} ${name}`);

export function makeKnownPlaces(db: Database, clock: Clock): KnownPlaces {
  const inFuture = (ms: number) => new Date(clock.now().getTime() + ms);
  return {
    async standing(loginId, { cookies, address }) {
      const normal = normaliseLoginId(loginId);
      const named = cookies.device ?? '';
      const device = placeOf('device', named);
      const found = await findKnownPlaces(db, normal, { device, address: placeOf('address', address) }, clock.now());
      const own = found.filter(({ isHers }) => isHers).map(({ place }) => place);
      const [known] = own.includes(device) ? [device] : own;
      return {
        key: known === undefined ? normal : countKeyOf(normal, known),
        isKnown: known !== undefined,
        // One that somebody else may have put there is not taken on.
        device: found.some(({ place }) => place === device) ? named : randomBytes(32).toString('base64url'),
      };
    },
    async remember(tx, userId, address, { device }) {
      const usedAt = clock.now();
      const places = [
        { userId, usedAt, place: placeOf('device', device), expiresAt: inFuture(knownPlaceLifetimes.device) },
        { userId, usedAt, place: placeOf('address', address), expiresAt: inFuture(knownPlaceLifetimes.address) },
      ];
      await keepPlaces(tx, userId, places, knownPlacesMax);
    },
    async sweep() {
      await removeExpiredPlaces(db, clock.now());
    },
  };
}
