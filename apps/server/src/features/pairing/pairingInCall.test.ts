import { pairingCalls } from '@mukae/contract/calls/pairing';
import { expect, it } from 'vitest';
import { receptionForFile, talk } from '#testing/receptionForFile';
import { TestClient } from '#testing/testClient';

const { service, browser, screen, operator } = receptionForFile();

async function codeOfNewDevice(): Promise<string> {
  const { body } = await new TestClient(service().url).post('/api/startPairing');
  return pairingCalls.startPairing.output.parse(body).code;
}

async function pair(targetId: number, fields: object = {}) {
  const admin = await browser('admin');
  return admin.post('/api/pairSignage', { code: await codeOfNewDevice(), targetId, ...fields });
}

it('[O-G09] pairing a signage in the middle of a conversation says first that the conversation would end', async () => {
  const signage = await screen();
  const misaki = await operator('operator1');
  const { callId } = await talk(signage, misaki);
  expect((await pair(signage.id)).body).toMatchObject({
    result: 'Confirm',
    code: 'SVER-69',
    msg: expect.stringContaining('お客様との会話が終わります'),
  });
  expect(await misaki.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
});

it('[O-G09] pairing a signage that is only watched speaks of its device alone', async () => {
  const signage = await screen();
  const misaki = await operator('operator1');
  await misaki.say('monitoringRequest', { signageId: signage.id, peerId: misaki.peerId });
  const { callId } = (await misaki.hears('monitoringStart')).call;
  expect((await pair(signage.id)).body).toMatchObject({ result: 'Confirm', code: 'SVER-64' });
  await misaki.say('serviceClosed', { callId });
});
