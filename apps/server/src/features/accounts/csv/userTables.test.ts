import { auditCalls } from '@mukae/contract/calls/audit';
import { importAnswer, importFile } from '@mukae/contract/calls/csv';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { longestHalt, noHaltMs } from '#testing/longestHalt';
import { mailedPassword, mailsTo } from '#testing/mails';
import { addPerson, addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addStoreNamed } from '#testing/stores';
import { loggedIn, TestClient } from '#testing/testClient';
import { stores } from '../../stores/stores.tables';
import { users } from '../accounts.tables';
import { findByLoginId } from '../users.repo';

const service = serviceForFile();
const heading = 'login_id,name,kana,role,store,character,subject_name';
let admin: TestClient;
let system: TestClient;
let companyId: number;

beforeAll(async () => {
  const { url } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  system = await loggedIn(url, 'system@demo.example');
  companyId = Number((await demoUser(service(), 'admin')).companyId);
  await addStranger(service(), { loginId: 'taken@other.example', role: 'operator' });
});

const fileOf = (content: string | Buffer) => new File([content], '名簿.csv', { type: 'text/csv' });
const table = (...rows: string[]) => [heading, ...rows].join('\r\n');
const send = (content: string | Buffer, fields: Record<string, string> = {}, client = admin) =>
  client.form('/api/importUsers', { file: fileOf(content), ...fields });
const previewOf = async (content: string | Buffer, client = admin) =>
  importAnswer.parse((await send(content, {}, client)).body);
const preview = (...rows: string[]) => previewOf(table(...rows));
/** As somebody does who has looked at the preview. */
const writeFile = async (content: string | Buffer, client = admin) => {
  const { mark } = await previewOf(content, client);
  return send(content, { mark }, client);
};
const exported = async () => (await admin.send('GET', '/api/exportUsers')).text();
const everybody = () => service().db.select().from(users);
const rowOf = (loginId: string) => findByLoginId(service().db, loginId);
const write = (...rows: string[]) => writeFile(table(...rows));
const log = async () =>
  auditCalls.getAudit.output.parse((await admin.post('/api/getAudit', { pageSize: 100 })).body).rows;

describe('the file of users', () => {
  it('[O-U15] has everybody of the company, and no screen, as a spreadsheet opens it', async () => {
    const storeId = await addStoreNamed(service(), companyId, '=店');
    const formula = { name: '=SUM(A1)', kana: 'すう', subjectName: '@home, "x"', storeId, characterId: 2 };
    await addPerson(service(), { loginId: 'formula@demo.example', role: 'operator', ...formula });
    const answer = await admin.send('GET', '/api/exportUsers');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, first, ...rest] = bytes.subarray(3).toString().trimEnd().split('\r\n');
    expect([head, first]).toEqual([heading, 'admin@demo.example,田中 恵子,たなか　けいこ,管理者,東京本店,,']);
    expect(rest.join('\n')).toContain("'=SUM(A1)");
    expect(rest.join('\n')).not.toMatch(/signage|other\.example|argon2/);
  });

  it('[D-E10] says roles in words of the language that is asked for, and otherwise of the browser', async () => {
    const said = async (query: string, headers: Record<string, string> = {}) => {
      const table = await (await admin.send('GET', `/api/exportUsers${query}`, undefined, headers)).text();
      return table.split('\r\n')[1];
    };
    expect(await said('?language=en')).toContain(',Administrator,');
    expect(await said('?language=ja', { 'accept-language': 'en' })).toContain(',管理者,');
    expect(await said('', { 'accept-language': 'en' })).toContain(',Administrator,');
  });

  it('[O-U15] that comes back unchanged changes nobody', async () => {
    const named = () => addStoreNamed(service(), companyId, '銀座店');
    const [, twin] = [await named(), await named()];
    await addPerson(service(), { loginId: 'twin@demo.example', role: 'operator', storeId: twin });
    // Who signed up may write her reading as she likes.
    await addPerson(service(), { loginId: 'roman@demo.example', role: 'companyAdmin', kana: 'Yamada Hanako' });
    const before = await everybody();
    const content = await exported();
    const { rows, isWritten } = importAnswer.parse((await send(content)).body);
    expect(rows.map(({ effect, faults }) => [effect, faults])).toEqual(rows.map(() => ['none', []]));
    expect([rows.length, isWritten]).toEqual([6, false]);
    const told = await log();
    expect((await writeFile(content)).body).toMatchObject({ isWritten: true });
    expect([await everybody(), await log()]).toEqual([before, told]);
  });

  it('[O-R03] of a company is for a systemAdmin who names it', async () => {
    const query = `?companyId=${companyId}`;
    expect(await (await system.send('GET', `/api/exportUsers${query}`)).text()).toBe(await exported());
    expect((await system.send('GET', '/api/exportUsers')).status).toBe(400);
    expect(refusalIn(await send(table(), {}, system))).toEqual([400, 'SVER-41']);
  });
});

describe('a preview', () => {
  it('[O-U15] tells what each row would do, and writes nothing', async () => {
    const before = await everybody();
    const { rows, isWritten } = await preview(
      'csv1@demo.example,新人 一,しんじん,operator,大阪梅田店,Yukika,iPad',
      'OPERATOR2@demo.example,鈴木 健二,すずき　けんじ,operator,大阪梅田店,,',
      'operator1@demo.example,佐藤 美咲,さとう　みさき,operator,東京本店,,',
    );
    expect(isWritten).toBe(false);
    expect(rows.map(({ line, effect }) => [line, effect])).toEqual([
      [2, 'add'],
      [3, 'change'],
      [4, 'none'],
    ]);
    expect(rows[0]?.values).toMatchObject({ login_id: 'csv1@demo.example', store: '大阪梅田店' });
    expect(await everybody()).toEqual(before);
    expect(await mailsTo(system, 'csv1@demo.example')).toEqual([]);
  });

  it.each([
    ['nobody,新人 一,しんじん,operator,,,', 'login_id', 'メールアドレスの形式で入力してください'],
    [',新人 一,しんじん,operator,,,', 'login_id', '必須項目です'],
    ['taken@other.example,新人 一,しんじん,operator,,,', 'login_id', 'このログインIDは既に使われています'],
    ['signage1@demo.example,新人 一,しんじん,operator,,,', 'login_id', 'このログインIDは既に使われています'],
    ['x@demo.example,,しんじん,operator,,,', 'name', '必須項目です'],
    [`x@demo.example,${'あ'.repeat(101)},しんじん,operator,,,`, 'name', '文字数が上限を超えています'],
    ['x@demo.example,新人\u0007一,しんじん,operator,,,', 'name', '使用できない文字が含まれています'],
    ['x\u0000@demo.example,新人 一,しんじん,operator,,,', 'login_id', '使用できない文字が含まれています'],
    ['x@demo.example,新人 一,シンジン,operator,,,', 'kana', 'ひらがなのみ入力可能です'],
    ['x@demo.example,新人 一,しんじん,systemAdmin,,,', 'role', '役割の指定が正しくありません'],
    ['operator1@demo.example,佐藤 美咲,さとう　みさき,companyAdmin,,,', 'role', '役割はCSVでは変更できません'],
    ['x@demo.example,新人 一,しんじん,operator,札幌店,,', 'store', 'この名前の店舗はありません'],
    ['x@demo.example,新人 一,しんじん,operator,,Nobody,', 'character', 'この名前のキャラクターはありません'],
    ['x@demo.example,新人 一,しんじん,operator', '', '列の数が見出しと合いません'],
  ])('[O-U15] tells what is wrong with a row, and in which line: %j', async (row, field, msg) => {
    const { rows } = await preview('good@demo.example,良い 人,よいひと,operator,,,', row);
    expect(rows.map(({ line, effect }) => [line, effect])).toEqual([
      [2, 'add'],
      [3, 'refused'],
    ]);
    expect(rows[1]?.faults).toContainEqual({ field, msg });
  });

  it('[O-U15] tells of every fault, and of a login id that stands there twice', async () => {
    const { rows } = await preview(
      'bad,,シン,boss,札幌店,Nobody,',
      'same@demo.example,新人 一,しんじん,operator,,,',
      'SAME@demo.example,新人 二,しんじん,operator,,,',
      'operator1@demo.example,,さとう　みさき,companyAdmin,,,',
      'signage1@demo.example,,しんじん,operator,,,',
      'same@demo.example,,しんじん,operator,,,',
    );
    expect(rows[0]?.faults.map(({ field }) => field)).toEqual([
      'login_id',
      'name',
      'kana',
      'role',
      'store',
      'character',
    ]);
    expect(rows[2]).toMatchObject({ line: 4, faults: [{ field: 'login_id', msg: '同じログインIDの行があります' }] });
    const both = (row: number) => rows[row]?.faults.map(({ field, msg }) => `${field} ${msg}`);
    expect(both(3)).toEqual(['name 必須項目です', 'role 役割はCSVでは変更できません']);
    expect(both(4)).toEqual(['name 必須項目です', 'login_id このログインIDは既に使われています']);
    expect(both(5)).toEqual(['name 必須項目です', 'login_id 同じログインIDの行があります']);
  });

  it('[D-E10] takes roles in words of either language, and their ids', async () => {
    const { rows } = await preview(
      'role1@demo.example,役割 一,やくわり,オペレーター,,,',
      'role2@demo.example,役割 二,やくわり,Administrator,,,',
      'role3@demo.example,役割 三,やくわり,webReservationUser,,,',
      'operator1@demo.example,佐藤 美咲,さとう　みさき,管理者,東京本店,,',
      'role4@demo.example,役割 四,やくわり,サイネージ,,,',
    );
    expect(rows.map(({ effect }) => effect)).toEqual(['add', 'add', 'add', 'refused', 'refused']);
    expect(rows[3]?.faults).toEqual([{ field: 'role', msg: '役割はCSVでは変更できません' }]);
    expect(rows[4]?.faults).toEqual([{ field: 'role', msg: '役割の指定が正しくありません' }]);
  });

  it('[D-E01] [D-E03] makes a half-width space of a reading full-width, and empties that of who is known', async () => {
    const { rows } = await preview(
      'kana1@demo.example,新人 一,しん じん,operator,,,',
      'kana2@demo.example,新人 二,,operator,,,',
      'operator1@demo.example,佐藤 美咲,さとう みさき,operator,東京本店,,',
      'operator2@demo.example,鈴木 健二,,operator,東京本店,,',
    );
    expect(rows.map(({ effect }) => effect)).toEqual(['add', 'refused', 'none', 'change']);
    expect(rows[1]?.faults).toEqual([{ field: 'kana', msg: '必須項目です' }]);
  });

  it('[O-U15] speaks English, too', async () => {
    const file = fileOf(table('nobody,New Person,しんじん,operator,,,'));
    const { body } = await admin.form('/api/importUsers', { file }, { 'accept-language': 'en' });
    expect(body).toMatchObject({ rows: [{ faults: [{ msg: 'Enter an e-mail address' }] }] });
  });
});

describe('a file of heaps of accents', () => {
  const heap = `e${'\u0301\u0316'.repeat(40_000)}`;
  const heaps = (count: number, cell: string) => Array.from({ length: count }, () => Array(7).fill(cell).join(','));

  it.each([
    ['few large ones', Array.from({ length: 12 }, () => `a,b,c,${heap},,,`)],
    ['many small ones', heaps(1000, heap.slice(0, 140))],
  ])('[S-02] [S-05] is shown row by row while others are served: %s', async (_, rows) => {
    let answer: Awaited<ReturnType<typeof preview>> | undefined;
    const halt = await longestHalt(async () => {
      answer = await preview(...rows);
    });
    expect(answer?.rows.map(({ effect }) => effect)).toEqual(rows.map(() => 'refused'));
    expect(halt).toBeLessThan(noHaltMs);
  });
});

describe('an import', () => {
  it('[O-U15] [D-B09] adds and changes; who is new gets a password by mail', async () => {
    const content = table(
      'csv2@demo.example,新人 二,しんじん,operator,大阪梅田店,Yukika,iPad',
      'csv3@demo.example,予約 三,よやく,webReservationUser,,,',
      'operator2@demo.example,鈴木 健二,すずき　けんじ,operator,東京本店,,',
    );
    const { isWritten, rows } = importAnswer.parse((await writeFile(content)).body);
    expect([isWritten, rows.map(({ effect }) => effect)]).toEqual([true, ['add', 'add', 'change']]);
    const { storeId } = await demoUser(service(), 'admin');
    expect(await rowOf('operator2@demo.example')).toMatchObject({ name: '鈴木 健二', storeId, version: 2 });
    expect(await rowOf('csv2@demo.example')).toMatchObject({ name: '新人 二', subjectName: 'iPad', companyId });
    for (const loginId of ['csv2@demo.example', 'csv3@demo.example']) {
      const password = await mailedPassword(system, loginId);
      const browser = new TestClient(service().url);
      expect((await browser.login(loginId, { password })).result).toBe('Temporary');
    }
    expect(await mailsTo(system, 'operator2@demo.example')).toEqual([]);
  });

  it('[O-U15] writes all rows or none', async () => {
    const before = await everybody();
    const refused = await write('csv4@demo.example,新人 四,しんじん,operator,,,', 'bad,新人 五,しんじん,operator,,,');
    expect([refused.status, refused.code, refused.msg]).toEqual([
      400,
      'SVER-39',
      '取り込めない行があります。何も登録されていません。',
    ]);
    expect(await everybody()).toEqual(before);
    expect(await mailsTo(system, 'csv4@demo.example')).toEqual([]);
  });

  it('[O-U15] is done once when two do it at once', async () => {
    const content = table('csv5@demo.example,新人 五,しんじん,operator,,,');
    const { mark } = await previewOf(content);
    const answers = await Promise.all([1, 2].map(() => send(content, { mark })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mailsTo(system, 'csv5@demo.example')).toHaveLength(1);
  });

  it('[O-U15] does nothing that its preview did not show', async () => {
    const { id } = await demoUser(service(), 'operator1');
    const content = table('operator1@demo.example,佐藤 美咲,さとう　みさき,operator,東京本店,,');
    const { mark, rows } = await previewOf(content);
    expect(rows.map(({ effect }) => effect)).toEqual(['none']);
    await admin.form('/api/updateUser', { targetUserId: String(id), subject_name: 'iPhone' });
    expect(refusalIn(await send(content, { mark }))).toEqual([409, 'SVER-28']);
    expect(await rowOf('operator1@demo.example')).toMatchObject({ subjectName: 'iPhone' });
    const { mark: seen } = await previewOf(content);
    expect((await send(content, { mark: seen })).status).toBe(200);
    expect(await rowOf('operator1@demo.example')).toMatchObject({ subjectName: '' });
  });

  it('[O-U15] of somebody new asks which of two stores that are named alike', async () => {
    for (const _ of [1, 2]) await addStoreNamed(service(), companyId, '新宿店');
    const { rows } = await preview('csv7@demo.example,新人 七,しんじん,operator,新宿店,,');
    expect(rows[0]?.faults).toEqual([{ field: 'store', msg: 'この名前の店舗が複数あります。画面で選んでください' }]);
  });

  it('[O-U15] passes over rows that were emptied in a spreadsheet', async () => {
    const { rows } = await preview(',,,,,,', 'csv8@demo.example,新人 八,しんじん,operator,,,', ',,,,,,');
    expect(rows.map(({ line, effect }) => [line, effect])).toEqual([[3, 'add']]);
  });

  it('[O-U15] ends the sessions of whoever gets another store, and of nobody else', async () => {
    const { url } = service();
    const person = { role: 'operator', storeId: (await demoUser(service(), 'admin')).storeId } as const;
    await addPerson(service(), { loginId: 'moved@demo.example', ...person });
    await addPerson(service(), { loginId: 'renamed@demo.example', ...person });
    const moved = await loggedIn(url, 'moved@demo.example');
    const renamed = await loggedIn(url, 'renamed@demo.example');
    const rename = 'renamed@demo.example,山田 華子,やまだ はなこ,operator,東京本店,,';
    expect((await preview(rename)).logsOut).toBe('nobody');
    const content = ['moved@demo.example,山田 花子,やまだ はなこ,operator,大阪梅田店,,', rename];
    expect((await preview(...content)).logsOut).toBe('others');
    expect((await write(...content)).status).toBe(200);
    expect((await moved.post('/api/getUser', { targetUserId: 'SELF' })).status).toBe(401);
    expect(await selfOf(renamed)).toMatchObject({ name: '山田 華子' });
  });

  it('[O-U15] [A-S11] tells who moves herself that she has to log in anew, and ends her session', async () => {
    await addPerson(service(), { loginId: 'self@demo.example', role: 'companyAdmin' });
    const self = await loggedIn(service().url, 'self@demo.example');
    const content = table('self@demo.example,山田 花子,やまだ はなこ,companyAdmin,大阪梅田店,,');
    expect((await send(content, {}, self)).body).toMatchObject({ isWritten: false, logsOut: 'caller' });
    expect(await selfOf(self)).toMatchObject({ loginId: 'self@demo.example' });
    const written = await writeFile(content, self);
    expect(written.body).toMatchObject({ isWritten: true, logsOut: 'caller' });
    expect((await self.get('/api/check-auth')).body).toMatchObject({ auth: false });
  });

  it('[O-A02] [O-U15] tells in the log who was added, and what was changed of whom', async () => {
    await addPerson(service(), { loginId: 'told@demo.example', role: 'operator', name: '記録 花子' });
    const [latest] = await log();
    await write(
      'csv6@demo.example,新人 六,しんじん,operator,,,',
      'TOLD@demo.example,記録 華子,やまだ はなこ,operator,大阪梅田店,Yukika,iPad',
    );
    const written = (await log()).filter(({ id }) => id > (latest?.id ?? 0));
    expect(written.map(({ actor }) => actor.name)).toEqual(['田中 恵子', '田中 恵子', '田中 恵子']);
    expect(written.map(({ action, subject, changes }) => ({ action, subject, changes }))).toEqual([
      {
        action: 'user.imported',
        subject: '名簿.csv',
        changes: [
          { field: 'added', from: '', to: '1' },
          { field: 'changed', from: '', to: '1' },
        ],
      },
      {
        action: 'user.changed',
        subject: '記録 花子',
        changes: [
          { field: 'name', from: '記録 花子', to: '記録 華子' },
          { field: 'store', from: '', to: '大阪梅田店' },
          { field: 'character', from: '', to: 'Yukika' },
          { field: 'subject_name', from: '', to: 'iPad' },
        ],
      },
      { action: 'user.added', subject: '新人 六', changes: [] },
    ]);
  });

  it('[O-U15] tells when a store is deleted meanwhile', async () => {
    const { db } = service();
    const storeId = await addStoreNamed(service(), companyId, '閉店');
    const isWaiting = async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const deletion = db.transaction(async (tx) => {
      await tx.delete(stores).where(eq(stores.id, storeId));
      await held;
    });
    const importing = write('csv7@demo.example,新人 七,しんじん,operator,閉店,,');
    await expect.poll(isWaiting).toBe(true);
    letGo();
    await deletion;
    expect((await importing).status).toBe(409);
    expect(await rowOf('csv7@demo.example')).toBeUndefined();
  });

  it('[O-U15] lets others log in while it makes the passwords of many', async () => {
    let isDone = false;
    const rows = Array.from({ length: 60 }, (_, n) => `crowd${n}@demo.example,新人 ${n},しんじん,operator,,,`);
    const importing = write(...rows).finally(() => {
      isDone = true;
    });
    for (let n = 0; n < 10; n += 1) await loggedIn(service().url, 'guest@demo.example');
    expect(isDone).toBe(false);
    expect((await importing).status).toBe(200);
  });

  it('[O-U15] [O-R01] is not for an operator', async () => {
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    expect((await send(table(), {}, operator)).status).toBe(403);
    expect((await operator.send('GET', '/api/exportUsers')).status).toBe(403);
  });
});

describe('a file', () => {
  it('[O-U15] may be in Shift_JIS', async () => {
    const row = Buffer.concat([
      Buffer.from('sjis@demo.example,'),
      Buffer.from('8ef39574', 'hex'),
      Buffer.from(','),
      Buffer.from('82a082a2', 'hex'),
      Buffer.from(',operator,,,'),
    ]);
    const { body } = await send(Buffer.concat([Buffer.from(`${heading}\r\n`), row]));
    expect(body).toMatchObject({ rows: [{ effect: 'add', values: { name: '受付', kana: 'あい' } }] });
  });

  it.each([
    ['no heading', 'csv@demo.example,新人 一,しんじん,operator,,,'],
    ['nothing', ''],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('[O-U15] with %s is not read', async (_, content) => {
    expect(refusalIn(await send(content))).toEqual([400, 'SVER-38']);
  });

  it('[D-E11] whose heading lacks a column is told which', async () => {
    const { status, code, msg } = await send('login_id,name,kana,role,store,character\na@demo.example,新人,,,,');
    expect([status, code]).toEqual([400, 'SVER-56']);
    expect(msg).toBe('CSVファイルの見出しの行をご確認ください。（subject_name: 列がありません）');
  });

  it('[O-U15] has at most 1,000 rows, and 2 MB', async () => {
    // All the same person: so many new ones would be more mails than a day may have.
    const rows = (count: number) =>
      Array.from({ length: count }, (_, n) => `many@demo.example,新人 ${n},しんじん,operator,,,`);
    expect((await preview(...rows(1000))).rows).toHaveLength(1000);
    const refused = await send(table(...rows(1001)));
    expect([refused.status, refused.code, refused.msg]).toEqual([
      413,
      'SVER-40',
      '一度に取り込めるのは1,000件、2MBまでです。空の行やセル内の改行を含め、ファイルは20,000行以内にしてください。',
    ]);
    expect(refusalIn(await send(`${heading}\n${'x'.repeat(importFile.maxBytes)}`))).toEqual([413, 'SVER-40']);
  });
});
