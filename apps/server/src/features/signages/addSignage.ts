import { randomBytes } from 'node:crypto';
import { makeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { landscape, type Size } from '@mukae/contract/domain/signage/size';
import { firstTemplates } from '@mukae/contract/domain/template/firstTemplates';
import type { Language } from '@mukae/contract/language';
import { addUser, type Pictured, removeUser, type User } from '#features/accounts';
import type { Database, Transaction } from '#platform/db/database';
import { inTwoRows } from './devices.repo';
import { insertSignage, ownSignageAccount } from './signages.repo';
import { insertTemplates, signagesWithoutTemplates } from './templates/templates.repo';

interface NewSignage extends Size {
  companyId: number;
  storeId: number | null;
  ownerId: number | null;
  name: string;
  loginId: string;
  /** Null: no device can log in until it is paired or given a password. */
  passwordHash: string | null;
  characterId?: number | null | undefined;
  isAvatarFilmed?: boolean | undefined;
  pictured?: Pictured | undefined;
  /** Of the words it greets with until somebody writes others. */
  language: Language;
  now: Date;
}

/** A login id for a signage that nobody named yet. */
export const madeUpLoginId = (): string => makeUpLoginId(randomBytes(6).toString('hex'));

/** A signage, the account it logs in with, and its six scenes. */
export async function addSignage(tx: Transaction, signage: NewSignage): Promise<{ id: number; userId: number }> {
  const { pictured, language, now, ...device } = signage;
  const { screen, account } = inTwoRows(device);
  const { companyId, ownerId, name, loginId, width, height } = device;
  const userId = await addUser(tx, {
    ...account,
    companyId,
    name,
    loginId,
    role: 'signage',
    kana: '',
    phone: '',
    address: '',
    createdAt: now,
    ...pictured,
  });
  const id = await insertSignage(tx, { ...screen, companyId, userId, ownerId, width, height });
  await insertTemplates(tx, id, firstTemplates({ width, height }, language));
  return { id, userId };
}

/** A web-reservation user has a signage of her own; no device logs in to it, only reservation links open it. */
export async function ensureOwnSignage(
  tx: Transaction,
  user: Pick<User, 'id' | 'companyId'>,
  now: Date,
): Promise<number | undefined> {
  if (user.companyId === null) return undefined;
  const existing = await ownSignageAccount(tx, user.id);
  if (existing !== undefined) return existing;
  const { userId } = await addSignage(tx, {
    companyId: user.companyId,
    storeId: null,
    ownerId: user.id,
    // Guests see it: it is not named after a person.
    name: 'Mukae',
    loginId: madeUpLoginId(),
    passwordHash: null,
    ...landscape,
    language: 'ja',
    now,
  });
  return userId;
}

/** With its owner the signage goes, and the account of it. */
export async function removeOwnSignage(tx: Transaction, ownerId: number): Promise<void> {
  const userId = await ownSignageAccount(tx, ownerId);
  if (userId !== undefined) await removeUser(tx, userId);
}

/** Signages of an earlier version get the scenes that new ones begin with. */
export async function completeTemplates(db: Database): Promise<void> {
  for (const { id, width, height } of await signagesWithoutTemplates(db)) {
    await db.transaction((tx) => insertTemplates(tx, id, firstTemplates({ width, height }, 'ja')));
  }
}
