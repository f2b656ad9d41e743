import { addMeeting, addTalks } from '@mukae/server/testing/meetings';
import { demoUser } from '@mukae/server/testing/people';
import { reserve } from '@mukae/server/testing/reservations';
import { loggedIn } from '@mukae/server/testing/testClient';
import { minutes } from '@mukae/server/testing/testClock';
import type { TestService } from '@mukae/server/testing/testService';

const title = 'キッチン改装のご相談とお見積もりの確認について（二回目・オンライン）';
const oneWord = `${'Donaudampfschifffahrts'.repeat(2)}gesellschaft`;
const userName = '長谷川ヴァンデンブルック アレクサンドリーナ真理子';
const reason = `音声が途中で聞こえなくなったため、お客様のご希望により差し引きます。${'refund'.repeat(8)}`;

/** Reservations in every state and lines of usage, of the demo's web-reservation user and of the demo company, as long as people write. Brings the one that goes on. */
export async function fillMonth(service: TestService): Promise<{ ongoing: number }> {
  const { clock, mukae, url } = service;
  const [guest, admin] = await Promise.all([demoUser(service, 'guest'), demoUser(service, 'admin')]);
  const held = await reserve(service, -minutes(60), -minutes(20), { title });
  const ongoing = await reserve(service, -minutes(10), minutes(40), { title: oneWord });
  await reserve(service, minutes(60), minutes(90), { title, guestMail: `${'guest.'.repeat(7)}1@example.jp` });
  const calledOff = await reserve(service, minutes(120), minutes(160), { title });
  const system = await loggedIn(url, 'system@demo.example');
  await system.post('/reservation/delete', { id: calledOff.id, reason });

  const companies = [guest, admin].flatMap(({ companyId }) => companyId ?? []);
  const talks = companies.map(async (companyId) => {
    const startsAt = new Date(clock.now().getTime() - minutes(120));
    const meeting = { companyId, userName, title: oneWord, startsAt, feeRate: 100_000 };
    await addMeeting(service, { ...meeting, startsAt: new Date(clock.now().getTime() + minutes(240)) });
    return { companyId, reservationId: await addMeeting(service, meeting), from: startsAt, minutes: 60 };
  });
  const short = { companyId: guest.companyId ?? 0, reservationId: held.id, from: held.startsAt, minutes: 8 };
  await addTalks(service, [...(await Promise.all(talks)), short]);
  await mukae.usage.derive();
  for (const targetCompanyId of companies)
    await system.post('/reservation/addCorrection', { targetCompanyId, amount: -123_456, reason });
  return { ongoing: ongoing.id };
}
