import { noCompany } from '@mukae/contract/domain/company/companyName';
import { landscape, portrait } from '@mukae/contract/domain/signage/size';
import { addUser, findByLoginId, hashPassword } from '#features/accounts';
import { addAllExamples } from '#features/answers';
import { addCallRecords } from '#features/calls';
import { addChannels } from '#features/channels';
import { addCompany } from '#features/companies';
import { addSynonyms } from '#features/receptionist';
import { addSignage, ensureOwnSignage, noteSighting } from '#features/signages';
import { addStore } from '#features/stores';
import type { Clock } from '#platform/clock/clock';
import type { Database, Queryable } from '#platform/db/database';
import { demoAccounts, demoPassword, demoStores } from './demoAccounts';
import { demoRecords } from './demoRecords';

const contact = { phone: '03-1234-5678', address: '東京都千代田区丸の内 1-1' };

export const hasDemo = async (db: Queryable): Promise<boolean> =>
  (await findByLoginId(db, demoAccounts.system.loginId)) !== undefined;

/** The demo company, its people and screens: made once, never again. */
export async function seedDemo(db: Database, clock: Clock): Promise<void> {
  const { system, admin, operator1, operator2, guest, signage1, signage2 } = demoAccounts;
  if (await hasDemo(db)) return;
  const passwordHash = await hashPassword(demoPassword, 'the start');
  const now = clock.now();
  const everyone = { ...contact, passwordHash, createdAt: now };

  await db.transaction(async (tx) => {
    await addUser(tx, { ...everyone, ...system, kana: 'しすてむかんりしゃ' });

    const companyId = await addCompany(tx, { name: '青葉ホーム株式会社', avatarChannelMax: 3, createdAt: now });
    await addChannels(tx, companyId, 3);
    const tokyo = await addStore(tx, { companyId, name: demoStores.tokyo, createdAt: now });
    const osaka = await addStore(tx, { companyId, name: demoStores.osaka, createdAt: now });
    await addUser(tx, { ...everyone, ...admin, kana: 'たなか　けいこ', companyId, storeId: tokyo });
    const misaki = await addUser(tx, { ...everyone, ...operator1, kana: 'さとう　みさき', companyId, storeId: tokyo });
    const kenichi = await addUser(tx, {
      ...everyone,
      ...operator2,
      kana: 'すずき　けんいち',
      companyId,
      storeId: osaka,
    });
    const screen = { companyId, ownerId: null, passwordHash, language: 'ja' as const, now };
    const lobby = await addSignage(tx, { ...screen, ...signage1, storeId: tokyo, ...portrait });
    const showroom = await addSignage(tx, { ...screen, ...signage2, storeId: osaka, ...landscape });
    const places = {
      companyId,
      lobby: { signageId: lobby.id, userId: misaki },
      showroom: { signageId: showroom.id, userId: kenichi },
    };
    await addCallRecords(tx, demoRecords(places, now));
    await addAllExamples(tx, addSynonyms, { companyId, createdAt: now });
    for (const { id } of [lobby, showroom]) await noteSighting(tx, id, now);

    const alone = await addCompany(tx, { name: noCompany, avatarChannelMax: 0, createdAt: now });
    const guestId = await addUser(tx, { ...everyone, ...guest, kana: 'もり　あかり', companyId: alone });
    await ensureOwnSignage(tx, { id: guestId, companyId: alone }, now);
  });
}
