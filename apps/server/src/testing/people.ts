import { type UserAnswer, userAnswer } from '@mukae/contract/calls/accounts';
import type { LimitName } from '@mukae/contract/domain/limits';
import { addUser, findByLoginId, type NewUser, type User } from '#features/accounts';
import { addCompany } from '#features/companies';
import { demoAccounts } from '#features/demo';
import { attempts } from '#platform/throttle/throttle.tables';
import type { TestClient } from './testClient';
import type { TestService } from './testService';

/** What the caller is told about herself. */
export async function selfOf(client: TestClient): Promise<UserAnswer> {
  return userAnswer.parse((await client.post('/api/getUser', { targetUserId: 'SELF' })).body);
}

/** The row of somebody of the demo company. */
export async function demoUser(service: TestService, name: keyof typeof demoAccounts): Promise<User> {
  const user = await findByLoginId(service.db, demoAccounts[name].loginId);
  if (!user) throw new Error(`${name} is missing`);
  return user;
}

type Described = Pick<NewUser, 'loginId' | 'role'> & Partial<NewUser>;

/** One more person, of the demo company unless told otherwise, with the demo password. */
export async function addPerson(service: TestService, person: Described): Promise<number> {
  const { companyId, passwordHash } = await demoUser(service, 'admin');
  const usual = { name: '山田 花子', kana: 'やまだ はなこ', phone: '03-0000-0000', address: '東京都' };
  const row = { companyId, passwordHash, createdAt: service.clock.now(), ...usual, ...person };
  return service.db.transaction((tx) => addUser(tx, row));
}

/** Another company with one person in it. */
export async function addStranger(service: TestService, person: Described): Promise<{ id: number; companyId: number }> {
  const company = { name: '別会社', avatarChannelMax: 3, createdAt: service.clock.now() };
  const companyId = await service.db.transaction((tx) => addCompany(tx, company));
  return { companyId, id: await addPerson(service, { ...person, companyId }) };
}

/** Tries that were counted just now, without the time that making them takes. */
export async function countAttempts(service: TestService, limit: LimitName, key: string, times: number) {
  const at = service.clock.now();
  await service.db.insert(attempts).values(Array.from({ length: times }, () => ({ limit, key, at })));
}
