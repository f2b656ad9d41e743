import { auditCalls } from '@mukae/contract/calls/audit';
import { importAnswer } from '@mukae/contract/calls/csv';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, refusalIn } from '#testing/answers';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, allAnswers } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';
import { answers } from './answers.tables';

const service = serviceForFile();
const heading = 'category,question,phrasings,answer,question_en,answer_en,gesture,suggested';
let admin: TestClient;

beforeAll(async () => {
  admin = (await newCompany()).client;
});

/** A company of its own with one administrator. */
let companies = 0;
async function newCompany(): Promise<{ companyId: number; client: TestClient }> {
  companies += 1;
  const loginId = `admin${companies}@other.example`;
  const { companyId } = await addStranger(service(), { loginId, role: 'companyAdmin' });
  return { companyId, client: await loggedIn(service().url, loginId) };
}

const table = (...rows: string[]) => [heading, ...rows].join('\n');
const send = (content: string, fields: Record<string, string> = {}, client = admin) =>
  client.form('/api/importAnswers', { file: new File([content], '答え.csv'), ...fields });
const previewOf = async (content: string, client = admin) => importAnswer.parse((await send(content, {}, client)).body);
const preview = async (...rows: string[]) => (await previewOf(table(...rows))).rows;
/** As somebody does who has looked at the preview. */
const write = async (content: string, client = admin) =>
  send(content, { mark: (await previewOf(content, client)).mark }, client);
const exported = async (client = admin, language = 'ja') =>
  (await client.send('GET', `/api/exportAnswers?language=${language}`)).text();
const log = async () =>
  auditCalls.getAudit.output.parse((await admin.post('/api/getAudit', { pageSize: 100 })).body).rows;

const strange = [
  ['=1+1 はいくつ', { answer: '+2です。\n-2ではありません。', category: '@計算' }],
  ['棒 | のある質問', { phrasings: ['a | b', '|', '"quoted", and so on', "'apostrophe"], gesture: 'showLeft' }],
  ['同じ質問', { answer: '一つ目', is_suggested: true }],
  ['同じ質問', { answer: '二つ目', question_en: 'Same?', answer_en: 'Same.' }],
  ['👨‍👩‍👧‍👦は何人ですか', { phrasings: ['家族'], answer: '四人' }],
] as const;

describe('the file of answers', () => {
  let client: TestClient;

  beforeAll(async () => {
    ({ client } = await newCompany());
    await client.post('/api/addExampleAnswers', {});
    for (const [question, fields] of strange) await addAnswerTo(client, question, fields);
    const picture = idIn(await client.form('/api/addMedia', { image: await drawnPicture('#345') }));
    await addAnswerTo(client, '絵のある質問', { picture_id: picture });
  });

  it.each(['ja', 'en'])('[D-AA04] unchanged it changes nothing, whatever is in the answers (%s)', async (language) => {
    const before = await allAnswers(client);
    const { rows, isWritten } = importAnswer.parse((await write(await exported(client, language), client)).body);
    expect(isWritten).toBe(true);
    expect(rows.filter(({ effect }) => effect !== 'none')).toEqual([]);
    expect(await allAnswers(client)).toEqual(before);
    expect(before.at(-1)?.pictureId).toBeGreaterThan(0);
  });

  it('[D-AA04] takes the answers to another company, but for their pictures', async () => {
    const [{ client: from }, { client: to }] = [await newCompany(), await newCompany()];
    for (const [question, fields] of strange.slice(0, 3)) await addAnswerTo(from, question, fields);
    expect((await write(await exported(from), to)).body).toMatchObject({ isWritten: true });
    const written = ({ id: _, ...answer }: { id: number }) => answer;
    expect((await allAnswers(to)).map(written)).toEqual((await allAnswers(from)).map(written));
  });

  it('[D-AA04] is a table as a spreadsheet opens it, with no formula in it', async () => {
    const { client } = await newCompany();
    await addAnswerTo(client, '=HYPERLINK("http://x")', { gesture: 'nod', is_suggested: true });
    const answer = await client.send('GET', '/api/exportAnswers');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="answers.csv"');
    const [first, row] = (await answer.text()).split('\r\n');
    expect(first).toBe(heading);
    expect(row).toBe(`,"'=HYPERLINK(""http://x"")",,"'=HYPERLINK(""http://x"") の答え",,,うなずく,1`);
    expect((await exported(client, 'en')).split('\r\n')[1]).toContain(',Nod,1');
  });
});

describe('the preview of a file of answers', () => {
  it('[D-AA04] tells what each row would do, and writes nothing', async () => {
    await addAnswerTo(admin, '駐車場はありますか', { answer: 'はい。' });
    await addAnswerTo(admin, '傘はありますか', { answer: 'はい。' });
    const before = await allAnswers(admin);
    const rows = await preview(
      '施設,トイレはどこですか,お手洗い | 化粧室,右奥です。,,,右へ案内する,1',
      ',駐車場はありますか,,いいえ。,,,,',
      ',傘はありますか,,はい。,,,plain,no',
    );
    expect(rows.map(({ line, effect }) => [line, effect])).toEqual([
      [2, 'add'],
      [3, 'change'],
      [4, 'none'],
    ]);
    expect(await allAnswers(admin)).toEqual(before);
  });

  it.each([
    [',,,答え,,,,', 'question', '必須項目です'],
    [',質問,,,,,,', 'answer', '必須項目です'],
    [`,${'あ'.repeat(101)},,答え,,,,`, 'question', '文字数が上限を超えています'],
    [`,質問,${'い'.repeat(101)} | 良い,答え,,,,`, 'phrasings', '文字数が上限を超えています'],
    [
      `,質問,${Array.from({ length: 31 }, (_, n) => n).join(' | ')},答え,,,,`,
      'phrasings',
      '文字数が上限を超えています',
    ],
    [',質問,,答え,,,踊る,', 'gesture', '値の形式が正しくありません'],
    [',質問,,答え,,,,たぶん', 'suggested', '値の形式が正しくありません'],
    [',良い質問,,答え,,,,', 'question', '同じ質問の行があります'],
    [',質\u0007問,,答え,,,,', 'question', '使用できない文字が含まれています'],
    ['施設,質問', '', '列の数が見出しと合いません'],
  ])('[D-AA04] tells what is wrong with a row, and in which line: %j', async (row, field, msg) => {
    const [good, bad] = await preview(',良い質問,,答え,,,,', row);
    expect(good?.effect).toBe('add');
    expect(bad).toMatchObject({ line: 3, effect: 'refused', faults: [{ field, msg }] });
  });

  it('[D-AA04] names a column that is missing', async () => {
    expect(refusalIn(await send('question,answer\n質問,答え'))).toEqual([400, 'SVER-56']);
  });
});

describe('an import of answers', () => {
  it('[D-AA04] adds and changes as its preview showed, and leaves out what the file says twice', async () => {
    await addAnswerTo(admin, '喫煙所はどこですか', { answer: '外です。' });
    const content = table(
      '施設,ロッカーはどこですか,"荷物を預けたい\n鞄を預けたい\n荷物を預けたい",入口です。,Lockers?,Entrance.,左へ案内する,はい',
      '施設,喫煙所はどこですか,,外です。,,,,',
    );
    expect((await write(content)).body).toMatchObject({ isWritten: true, logsOut: 'nobody', endsCall: false });
    const [locker] = await allAnswers(admin, { search: 'ロッカー' });
    expect(locker).toMatchObject({
      category: '施設',
      phrasings: ['荷物を預けたい', '鞄を預けたい'],
      questionEn: 'Lockers?',
      gesture: 'showLeft',
      isSuggested: true,
    });
    expect(await allAnswers(admin, { search: '喫煙所' })).toMatchObject([{ category: '施設', version: 2 }]);
    expect((await log()).slice(0, 3).map(({ action, subject }) => [action, subject])).toEqual([
      ['answer.imported', '答え.csv'],
      ['answer.changed', '喫煙所はどこですか'],
      ['answer.added', 'ロッカーはどこですか'],
    ]);
    expect((await log())[1]?.changes).toEqual([{ field: 'category', from: '', to: '施設' }]);
  });

  it('[D-AA04] writes all rows or none', async () => {
    const before = await allAnswers(admin);
    expect(refusalIn(await write(table(',新しい行,,答え,,,,', ',,,答え,,,,')))).toEqual([400, 'SVER-39']);
    expect(await allAnswers(admin)).toEqual(before);
  });

  it('[D-AA04] does nothing that its preview did not show, and what it did only once', async () => {
    const id = await addAnswerTo(admin, '受付は何階ですか', { answer: '1階です。' });
    const content = table(',受付は何階ですか,,1階です。,,,,', ',会議室は何階ですか,,9階です。,,,,');
    const { mark } = await previewOf(content);
    await admin.post('/api/updateAnswer', { targetId: id, answer: '2階です。' });
    expect(refusalIn(await send(content, { mark }))).toEqual([409, 'SVER-28']);
    const { mark: seen } = await previewOf(content);
    const answered = await Promise.all([1, 2, 3].map(() => send(content, { mark: seen })));
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await allAnswers(admin, { search: '会議室' })).toHaveLength(1);
  });

  it('[D-AA04] [O-AI08] adds no more answers than a company may have, and tells so before', async () => {
    const { companyId, client } = await newCompany();
    const { db, clock } = service();
    const question = (n: number) => ({ companyId, question: `質問 ${n}`, answer: '答え', createdAt: clock.now() });
    await db.insert(answers).values(Array.from({ length: answerLimits.answers - 2 }, (_, n) => question(n)));
    const rows = [',一つ,,答え,,,,', ',二つ,,答え,,,,', ',三つ,,答え,,,,'];
    expect(refusalIn(await send(table(...rows), {}, client))).toEqual([409, 'SVER-51']);
    const seen = await previewOf(table(...rows.slice(1)), client);
    await addAnswerTo(client, '先に入った質問');
    expect(refusalIn(await send(table(...rows.slice(1)), { mark: seen.mark }, client))).toEqual([409, 'SVER-51']);
    expect((await write(table(...rows.slice(2)), client)).body).toMatchObject({ isWritten: true });
    expect(await allAnswers(client)).toHaveLength(answerLimits.answers);
    const whole = await previewOf(await exported(client), client);
    expect(whole.rows.filter(({ effect }) => effect !== 'none')).toEqual([]);
  });

  it('[D-AA04] [O-R01] is not for an operator', async () => {
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    expect((await send(table(), {}, operator)).status).toBe(403);
  });
});
