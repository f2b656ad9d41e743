import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';
import type { TestPage } from '#testing/testPage';
import { callRecords } from '../calls/calls.tables';
import { signageOperators } from '../signages/signages.tables';

const { service, screen, operator, desk } = receptionForFile();
const rounds = 1000;
const countRecords = async () => (await service().db.select({ id: callRecords.id }).from(callRecords)).length;

it('[O-F05] [R-01] [R-02] operators who accept in the same millisecond, 1,000 times: one call each', async () => {
  const signage = await screen();
  for (const name of ['operator1', 'operator2'] as const) {
    const { id: userId } = await demoUser(service(), name);
    await service().db.insert(signageOperators).values({ signageId: signage.id, userId });
  }
  await expect.poll(async () => (await desk()).places.signages.get(signage.id)?.operatorIds.length).toBe(2);
  const pages = [await operator('operator1'), await operator('operator2')];
  const before = await countRecords();
  const won = new Map<TestPage, number>();

  for (let round = 0; round < rounds; round += 1) {
    for (const page of [signage.page, ...pages]) page.heard.length = 0;
    const requestId = await touch(signage, '受付', randomUUID());
    const rivals = round % 2 === 0 ? pages : pages.toReversed();
    const answers = await Promise.all(
      rivals.map((page) => page.say('acceptRequest', { requestId, peerId: page.peerId })),
    );
    const results = answers.map((answer) => (answer.result === 'OK' ? 'OK' : answer.code));
    expect(results.toSorted()).toEqual(['OK', 'SVER-100']);
    const winner = rivals[results.indexOf('OK')];
    if (!winner) throw new Error('nobody won');
    won.set(winner, (won.get(winner) ?? 0) + 1);
    const { call } = await winner.hears('submitCall');
    expect((await desk()).now.calls.size).toBe(1);
    await winner.say('serviceClosed', { callId: call.callId });
    await winner.standsBy();
  }

  expect([...won.values()].reduce((sum, wins) => sum + wins, 0)).toBe(rounds);
  expect(await countRecords()).toBe(before + rounds);
}, 180_000);
