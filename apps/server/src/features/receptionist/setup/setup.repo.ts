import {
  type ReceptionistRules,
  receptionistLimits,
  type SignageReceptionist,
  usualReceptionist,
  usualSignageReceptionist,
} from '@mukae/contract/domain/receptionist/receptionist';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { users } from '../../accounts/accounts.tables';
import { signages } from '../../signages/signages.tables';
import { stores } from '../../stores/stores.tables';
import { characterVoices, receptionists, signageReceptionists } from '../receptionist.tables';

type KeptRules = ReceptionistRules & { version: number };
type KeptOfSignage = SignageReceptionist & { version: number };

/** Nothing was set: as if it had been set once, to the usual. */
const unset: KeptRules = { ...usualReceptionist, version: 1 };
const unsetOfSignage: KeptOfSignage = { ...usualSignageReceptionist, version: 1 };

export async function findReceptionist(db: Queryable, companyId: number): Promise<KeptRules> {
  const [row] = await db.select().from(receptionists).where(eq(receptionists.companyId, companyId));
  return row ?? unset;
}

export async function saveReceptionist(
  tx: Transaction,
  companyId: number,
  { version, forbidden, synonyms, readings, ...rules }: KeptRules,
): Promise<void> {
  const lists = { forbidden: [...forbidden], synonyms: synonyms.map((group) => [...group]), readings: [...readings] };
  const next = { ...rules, ...lists, version: version + 1 };
  await tx
    .insert(receptionists)
    .values({ companyId, ...next })
    .onConflictDoUpdate({ target: receptionists.companyId, set: next });
}

export async function findOfSignage(db: Queryable, signageId: number): Promise<KeptOfSignage> {
  const [row] = await db.select().from(signageReceptionists).where(eq(signageReceptionists.signageId, signageId));
  return row ?? unsetOfSignage;
}

export async function saveOfSignage(
  tx: Transaction,
  signageId: number,
  { version, ...own }: KeptOfSignage,
): Promise<void> {
  const next = { ...own, version: version + 1 };
  await tx
    .insert(signageReceptionists)
    .values({ signageId, ...next })
    .onConflictDoUpdate({ target: signageReceptionists.signageId, set: next });
}

/** Screens of a company that have something of their own. */
export const listOfSignages = (db: Queryable, companyId: number) =>
  db
    .select({ own: signageReceptionists, name: users.name, storeName: stores.name })
    .from(signageReceptionists)
    .innerJoin(signages, eq(signages.id, signageReceptionists.signageId))
    .innerJoin(users, eq(users.id, signages.userId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .where(and(eq(signages.companyId, companyId), isNull(signages.ownerId)))
    .orderBy(asc(users.name), asc(signages.id));

interface CharacterVoice {
  characterId: number;
  voice: string | null;
  speed: number;
  pitch: number;
}

export const listCharacterVoices = (db: Queryable, companyId: number): Promise<CharacterVoice[]> =>
  db
    .select({
      characterId: characterVoices.characterId,
      voice: characterVoices.voice,
      speed: characterVoices.speed,
      pitch: characterVoices.pitch,
    })
    .from(characterVoices)
    .where(eq(characterVoices.companyId, companyId))
    .orderBy(asc(characterVoices.characterId));

/** How a character speaks for a company; without one, or where nothing was set: as usual. */
export async function findCharacterVoice(
  db: Queryable,
  companyId: number,
  characterId: number | undefined,
): Promise<Omit<CharacterVoice, 'characterId'>> {
  const { speed, pitch } = receptionistLimits;
  const usual = { voice: null, speed: speed.usual, pitch: pitch.usual };
  if (characterId === undefined) return usual;
  const [row] = await db
    .select()
    .from(characterVoices)
    .where(and(eq(characterVoices.companyId, companyId), eq(characterVoices.characterId, characterId)));
  return row ?? usual;
}

export const saveCharacterVoice = (tx: Transaction, companyId: number, { characterId, ...how }: CharacterVoice) =>
  tx
    .insert(characterVoices)
    .values({ companyId, characterId, ...how })
    .onConflictDoUpdate({ target: [characterVoices.companyId, characterVoices.characterId], set: how });
