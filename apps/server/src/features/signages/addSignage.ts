import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/database';
import { addUser, type User } from '../accounts';
import { insertSignage, ownSignageAccount } from './signages.repo';

export const portrait = { width: 1080, height: 1920 };
export const landscape = { width: 1920, height: 1080 };

interface NewSignage {
  companyId: number;
  storeId: number | null;
  ownerId: number | null;
  name: string;
  loginId: string;
  /** Null: no device can log in until it is given a password. */
  passwordHash: string | null;
  size: { width: number; height: number };
  now: Date;
}

/** A login id for a signage that nobody named yet. */
export const madeUpLoginId = (): string => `signage-${randomBytes(6).toString('hex')}@mukae.invalid`;

/** A signage and the account it logs in with. Answers with the id of the account. */
export async function addSignage(db: Database, signage: NewSignage): Promise<number> {
  const { companyId, storeId, ownerId, name, loginId, passwordHash, size, now } = signage;
  const userId = await addUser(db, {
    companyId,
    storeId,
    role: 'signage',
    loginId,
    name,
    kana: '',
    phone: '',
    address: '',
    passwordHash,
    createdAt: now,
  });
  await insertSignage(db, { companyId, userId, ownerId, ...size });
  return userId;
}

/** A web-reservation user has a signage of her own; no device logs in to it, only reservation links open it. */
export async function ensureOwnSignage(
  db: Database,
  user: Pick<User, 'id' | 'companyId'>,
  now: Date,
): Promise<number | undefined> {
  if (user.companyId === null) return undefined;
  const existing = await ownSignageAccount(db, user.id);
  if (existing !== undefined) return existing;
  return addSignage(db, {
    companyId: user.companyId,
    storeId: null,
    ownerId: user.id,
    // Guests see it: it is not named after a person.
    name: 'Mukae',
    loginId: madeUpLoginId(),
    passwordHash: null,
    size: landscape,
    now,
  });
}
