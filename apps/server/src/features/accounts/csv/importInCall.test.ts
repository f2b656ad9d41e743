import { importAnswer } from '@mukae/contract/calls/csv';
import { expect, it } from 'vitest';
import { receptionForFile, talk } from '#testing/receptionForFile';

const { browser, screen, operator } = receptionForFile();

async function preview(store: string) {
  const heading = 'login_id,name,kana,role,store,character,subject_name';
  const rows = [heading, `operator1@demo.example,佐藤 美咲,さとう　みさき,operator,${store},,`];
  const file = new File([rows.join('\r\n')], 'users.csv', { type: 'text/csv' });
  return importAnswer.parse((await (await browser('admin')).form('/api/importUsers', { file })).body);
}

it('[O-U15] a file that moves somebody in a conversation to another store says in its preview that it ends', async () => {
  const misaki = await operator('operator1');
  expect(await preview('大阪梅田店')).toMatchObject({ logsOut: 'others', endsCall: false });
  const { callId } = await talk(await screen(), misaki);
  expect(await preview('大阪梅田店')).toMatchObject({ logsOut: 'others', endsCall: true });
  expect(await preview('東京本店')).toMatchObject({ logsOut: 'nobody', endsCall: false });
  expect(await misaki.say('serviceClosed', { callId })).toEqual({ result: 'OK' });
});
