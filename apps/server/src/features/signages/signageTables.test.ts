import { auditCalls } from '@mukae/contract/calls/audit';
import { importAnswer } from '@mukae/contract/calls/csv';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { signages } from './signages.tables';

const service = serviceForFile();
const heading = 'login_id,name,store,width,height,character';
let admin: TestClient;
let storeId: string;

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
  storeId = String((await demoUser(service(), 'admin')).storeId);
  await addStranger(service(), { loginId: 'taken@other.example', role: 'operator' });
});

const table = (...rows: string[]) => [heading, ...rows].join('\n');
const send = (content: string, fields: Record<string, string> = {}, client = admin) =>
  client.form('/api/importSignages', { file: new File([content], '画面.csv'), ...fields });
const previewOf = async (content: string) => importAnswer.parse((await send(content)).body);
const preview = async (...rows: string[]) => (await previewOf(table(...rows))).rows;
/** As somebody does who has looked at the preview. */
const write = async (content: string) => send(content, { mark: (await previewOf(content)).mark });
const listed = async (search: string) => (await admin.post('/api/getSignage', { search })).body;
const log = async () =>
  auditCalls.getAudit.output.parse((await admin.post('/api/getAudit', { pageSize: 100 })).body).rows;
const count = async () => (await service().db.select().from(signages)).length;

describe('the file of signages', () => {
  it('[O-G11] has the devices of the company; unchanged it changes none', async () => {
    await admin.form('/api/addSignage', { name: '=入口', storeId, width: '2000', default_character_id: '2' });
    const answer = await admin.send('GET', '/api/exportSignages');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="signages.csv"');
    const content = await answer.text();
    expect(content.split('\r\n').slice(0, 2)).toEqual([
      heading,
      'signage1@demo.example,1F 総合受付,東京本店,1080,1920,',
    ]);
    expect(content).toContain("'=入口");
    const before = [await listed(''), await log()];
    const { rows, isWritten } = importAnswer.parse((await write(content)).body);
    expect([rows.map(({ effect }) => effect), isWritten]).toEqual([['none', 'none', 'none'], true]);
    expect([await listed(''), await log()]).toEqual(before);
  });
});

describe('a preview', () => {
  it('[O-G11] tells what each row would do, and writes nothing', async () => {
    const before = await count();
    const rows = await preview(
      'csv-1,新しい画面,大阪梅田店,1920,1080,Yukika',
      'SIGNAGE1@demo.example,1F 受付,東京本店,1080,1920,',
      'signage2@demo.example,2F ショールーム,大阪梅田店,1920,1080,',
    );
    expect(rows.map(({ line, effect }) => [line, effect])).toEqual([
      [2, 'add'],
      [3, 'change'],
      [4, 'none'],
    ]);
    expect([await count(), await listed('新しい画面')]).toEqual([before, []]);
  });

  it.each([
    ['abc,画面,東京本店,1080,1920,', 'login_id', '半角の英数字と記号で4文字以上を入力してください'],
    ['operator1@demo.example,画面,東京本店,1080,1920,', 'login_id', 'このログインIDは既に使われています'],
    ['taken@other.example,画面,東京本店,1080,1920,', 'login_id', 'このログインIDは既に使われています'],
    ['csv-1,,東京本店,1080,1920,', 'name', '必須項目です'],
    ['csv-1,画面,札幌店,1080,1920,', 'store', 'この名前の店舗はありません'],
    ['csv-1,画面,,1080,1920,', 'store', 'この名前の店舗はありません'],
    ['csv-1,画面,東京本店,100,1920,', 'width', '入力できる範囲の数値を入力してください'],
    ['csv-1,画面,東京本店,1080,tall,', 'height', '値の形式が正しくありません'],
    ['csv-1,画面,東京本店,1080,1920,Nobody', 'character', 'この名前のキャラクターはありません'],
    ['csv\u0000-1,画面,東京本店,1080,1920,', 'login_id', '使用できない文字が含まれています'],
    ['csv-1,画面', '', '列の数が見出しと合いません'],
  ])('[O-G11] tells what is wrong with a row, and in which line: %j', async (row, field, msg) => {
    const [, bad] = await preview('csv-good,良い画面,東京本店,1080,1920,', row);
    expect(bad).toMatchObject({ line: 3, effect: 'refused' });
    expect(bad?.faults).toContainEqual({ field, msg });
  });

  it('[O-G11] tells everything that is wrong with a row', async () => {
    const [bad] = await preview('taken@other.example,,札幌店,100,tall,Nobody');
    const fields = ['name', 'width', 'height', 'login_id', 'store', 'character'];
    expect(bad?.faults.map(({ field }) => field)).toEqual(fields);
  });
});

describe('an import', () => {
  it('[O-G11] [O-G12] adds signages with their scenes, which wait to be paired, and changes others', async () => {
    const content = table(
      'csv-2,取り込んだ画面,大阪梅田店,1920,1080,Yukika',
      'signage2@demo.example,3F ショールーム,大阪梅田店,3840,2160,',
    );
    expect((await write(content)).body).toMatchObject({ isWritten: true });
    const [added] = Object(await listed('csv-2'));
    expect(added).toMatchObject({
      name: '取り込んだ画面',
      storeName: '大阪梅田店',
      size: { width: 1920, height: 1080 },
    });
    expect((await admin.post('/api/getSignage', { targetId: added.id })).body).toMatchObject({
      templates: Array.from({ length: 6 }, () => ({ touch_buttons: [] })),
    });
    expect(await listed('signage2@')).toMatchObject([{ name: '3F ショールーム', size: { width: 3840 }, version: 2 }]);
  });

  it('[O-A02] [O-G11] tells in the log what was added, and what was changed of which', async () => {
    await admin.form('/api/addSignage', { name: '記録画面', storeId, login_id: 'told-1' });
    const [latest] = await log();
    const content = table('csv-5,画面 五,東京本店,1080,1920,', 'TOLD-1,記録の画面,大阪梅田店,1920,1080,Yukika');
    await write(content);
    const written = (await log()).filter(({ id }) => id > (latest?.id ?? 0));
    expect(written.map(({ actor }) => actor.name)).toEqual(['田中 恵子', '田中 恵子', '田中 恵子']);
    expect(written.map(({ action, subject, changes }) => ({ action, subject, changes }))).toEqual([
      {
        action: 'signage.imported',
        subject: '画面.csv',
        changes: [
          { field: 'added', from: '', to: '1' },
          { field: 'changed', from: '', to: '1' },
        ],
      },
      {
        action: 'signage.changed',
        subject: '記録画面',
        changes: [
          { field: 'name', from: '記録画面', to: '記録の画面' },
          { field: 'store', from: '東京本店', to: '大阪梅田店' },
          { field: 'character', from: '', to: 'Yukika' },
          { field: 'size', from: '1080×1920', to: '1920×1080' },
        ],
      },
      { action: 'signage.added', subject: '画面 五', changes: [] },
    ]);
  });

  it('[O-G11] writes all rows or none', async () => {
    const before = await count();
    const content = table('csv-3,画面,東京本店,1080,1920,', 'csv-3,画面,東京本店,1080,1920,');
    expect(refusalIn(await write(content))).toEqual([400, 'SVER-39']);
    expect(await count()).toBe(before);
  });

  it('[O-G11] is done once when two do it at once', async () => {
    const before = await count();
    const content = table('csv-4,画面 四,東京本店,1080,1920,');
    const { mark } = await previewOf(content);
    const answers = await Promise.all([1, 2, 3].map(() => send(content, { mark })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await count()).toBe(before + 1);
  });

  it('[O-G11] does nothing that its preview did not show', async () => {
    const id = idIn(await admin.form('/api/addSignage', { name: '画面 六', storeId, login_id: 'csv-6' }));
    const content = table('csv-6,画面 六,東京本店,1080,1920,');
    const { mark } = await previewOf(content);
    await admin.form('/api/updateSignage', { targetId: String(id), name: '画面 七' });
    expect(refusalIn(await send(content, { mark }))).toEqual([409, 'SVER-28']);
    expect(await listed('csv-6')).toMatchObject([{ name: '画面 七' }]);
  });

  it('[O-G11] leaves a store alone that another one is named like', async () => {
    const id = idIn(await admin.form('/api/addStore', { name: '大阪梅田店', isForceSubmit: '1' }));
    await admin.form('/api/addSignage', { name: '双子', storeId: String(id), login_id: 'twin-1' });
    const [row] = await preview('twin-1,双子,大阪梅田店,1080,1920,');
    expect(row?.effect).toBe('none');
  });

  it('[O-G11] [O-R01] is not for an operator', async () => {
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    expect((await send(table(), {}, operator)).status).toBe(403);
    expect((await operator.send('GET', '/api/exportSignages')).status).toBe(403);
    expect(namesIn(await admin.post('/api/getSignage', { search: '1F' }))).toEqual(['1F 総合受付']);
  });
});
