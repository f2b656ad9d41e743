import { type AuditEntry, auditCalls } from '@mukae/contract/calls/audit';
import { importAnswer } from '@mukae/contract/calls/csv';
import { auditActions } from '@mukae/contract/domain/audit/action';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#features/demo';
import { idIn, refusalIn } from '#testing/answers';
import { connected } from '#testing/connected';
import { addStranger, demoUser, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { TestPage } from '#testing/testPage';
import { drawnPicture } from '#testing/uploads';
import { auditEntries } from './audit.tables';

const service = serviceForFile();
const as = (loginId: string) => loggedIn(service().url, loginId);
const password = 'Welcome2026!';
let admin: TestClient;
let system: TestClient;
let companyId: number;
let storeId: string;

beforeAll(async () => {
  admin = await as('admin@demo.example');
  system = await as('system@demo.example');
  const user = await demoUser(service(), 'admin');
  companyId = Number(user.companyId);
  storeId = String(user.storeId);
});

const read = async (input: object = {}, client = admin) =>
  auditCalls.getAudit.output.parse((await client.post('/api/getAudit', { pageSize: 100, ...input })).body);

/** The entries that something has written, newest first. */
async function writtenBy(change: () => Promise<unknown>, client = admin): Promise<AuditEntry[]> {
  const before = await read({}, client);
  await change();
  const { rows, total } = await read({}, client);
  return rows.slice(0, total - before.total);
}

const newUser = (login_id: string, name: string) =>
  admin.form('/api/addUser', { login_id, name, kana: 'しんじん', password });

describe('an entry', () => {
  it('[O-A01] tells who did what and when', async () => {
    const [entry, ...more] = await writtenBy(() => admin.form('/api/addStore', { name: '横浜店' }));
    const { userId } = await selfOf(admin);
    expect(more).toEqual([]);
    expect(entry).toEqual({
      id: expect.any(Number),
      at: '2026-11-16T09:00:00+09:00',
      companyName: '青葉ホーム株式会社',
      actor: { userId, name: '田中 恵子', role: 'companyAdmin' },
      action: 'store.added',
      subject: '横浜店',
      changes: [],
    });
  });

  it('[O-A01] keeps the names that were true then', async () => {
    const id = idIn(await admin.form('/api/addStore', { name: '千葉店' }));
    const [entry] = await writtenBy(() =>
      admin.form('/api/updateStore', { targetStoreId: String(id), name: '千葉駅店' }),
    );
    await admin.post('/api/deleteStore', { targetStoreId: id });
    await admin.form('/api/updateUser', { name: '田中 新' });
    const { rows } = await read({ search: '千葉店' });
    expect(rows).toContainEqual(entry);
    expect(entry?.changes).toEqual([{ field: 'name', from: '千葉店', to: '千葉駅店' }]);
    await admin.form('/api/updateUser', { name: '田中 恵子' });
  });
});

describe('every kind of change', () => {
  let userId: number;
  let signageId: number;
  let mediaId: number;

  const target = () => ({ targetUserId: String(userId) });
  const signage = () => ({ targetId: String(signageId) });
  const onPage = async (act: (page: TestPage) => Promise<unknown>) => {
    const page = await TestPage.open(service().url, admin);
    await act(page);
    await page.close();
  };
  const secret = { currentPassword: demoPassword, isForceSubmit: '1' };

  const changes: readonly [string, () => Promise<unknown>, Partial<AuditEntry>][] = [
    [
      'adding a user',
      async () => {
        userId = idIn(await newUser('audited@demo.example', '記録 花子'));
      },
      { action: 'user.added', subject: '記録 花子', changes: [] },
    ],
    [
      'changing a user',
      () => admin.form('/api/updateUser', { ...target(), storeId, character_id: '2', subject_name: 'iPad' }),
      {
        action: 'user.changed',
        subject: '記録 花子',
        changes: [
          { field: 'store', from: '', to: '東京本店' },
          { field: 'character', from: '', to: 'Emiri' },
          { field: 'subject_name', from: '', to: 'iPad' },
        ],
      },
    ],
    [
      'changing how a user gets in',
      () =>
        admin.form('/api/updateUser', {
          ...target(),
          ...secret,
          login_id: 'new@demo.example',
          password: 'Another2026!',
        }),
      {
        action: 'user.changed',
        changes: [
          { field: 'login_id', from: 'audited@demo.example', to: 'new@demo.example' },
          { field: 'password', from: '', to: '' },
        ],
      },
    ],
    [
      'a reset of a password',
      () => admin.form('/api/updateUser', { ...target(), passwordReset: '1' }),
      { action: 'user.passwordReset', subject: '記録 花子', changes: [] },
    ],
    [
      'adding a signage',
      async () => {
        const device = { name: '記録画面', storeId, login_id: 'audited-1', password };
        signageId = idIn(await admin.form('/api/addSignage', device));
      },
      { action: 'signage.added', subject: '記録画面' },
    ],
    [
      'changing a signage',
      () => admin.form('/api/updateSignage', { ...signage(), name: '記録画面 2', width: '1200' }),
      {
        action: 'signage.changed',
        subject: '記録画面',
        changes: [
          { field: 'name', from: '記録画面', to: '記録画面 2' },
          { field: 'size', from: '1080×1920', to: '1200×1920' },
        ],
      },
    ],
    [
      'changing how a signage gets in',
      () => admin.form('/api/updateSignage', { ...signage(), password: 'Another2026!', currentPassword: demoPassword }),
      { action: 'signage.changed', changes: [{ field: 'password', from: '', to: '' }] },
    ],
    [
      'adding an operator',
      () => admin.post('/api/addSignageUser', { ...signage(), userId }),
      { action: 'signage.operatorAdded', changes: [{ field: 'operator', from: '', to: '記録 花子' }] },
    ],
    [
      'taking an operator off',
      () => admin.post('/api/deleteSignageUser', { ...signage(), userId }),
      { action: 'signage.operatorRemoved', changes: [{ field: 'operator', from: '記録 花子', to: '' }] },
    ],
    [
      'pairing',
      async () => {
        const { body } = await new TestClient(service().url).post('/api/startPairing');
        await admin.post('/api/pairSignage', { ...signage(), code: Object(body).code });
      },
      { action: 'signage.paired', subject: '記録画面 2' },
    ],
    [
      'adding a medium',
      async () => {
        mediaId = idIn(await admin.form('/api/addMedia', { image: await drawnPicture('#111111', '記録.png') }));
      },
      { action: 'media.added', subject: '記録' },
    ],
    [
      'renaming a medium',
      () => admin.form('/api/updateMedia', { targetId: String(mediaId), name: '記録 2' }),
      { action: 'media.renamed', subject: '記録', changes: [{ field: 'name', from: '記録', to: '記録 2' }] },
    ],
    [
      'deleting a medium',
      () => admin.post('/api/deleteMedia', { targetId: mediaId }),
      { action: 'media.deleted', subject: '記録 2' },
    ],
    [
      'giving a channel back',
      async () => {
        const operator = await as('operator1@demo.example');
        const page = await TestPage.open(service().url, operator);
        await page.standsBy();
        await admin.post('/api/releaseChannel', { targetId: (await selfOf(operator)).channelId });
        await page.close();
      },
      { action: 'channel.released', subject: '佐藤 美咲' },
    ],
    [
      'sending somebody away',
      async () => {
        const operator = await as('operator1@demo.example');
        await expect.poll(() => connected(service())).toBe(0);
        const page = await TestPage.open(service().url, operator);
        await page.standsBy();
        const targetUserId = (await selfOf(operator)).userId;
        await admin.post('/api/changeStatus', { targetUserId, status: 'Leaving' });
        await admin.post('/api/changeStatus', { targetUserId, status: 'Leaving' });
        await page.close();
      },
      { action: 'channel.released', subject: '佐藤 美咲' },
    ],
    [
      'suspending a signage',
      () => onPage((page) => page.say('suspend', { signageId })),
      { action: 'signage.suspended', subject: '記録画面 2' },
    ],
    [
      'restarting it',
      () => onPage((page) => page.say('restart', { signageId })),
      { action: 'signage.restarted', subject: '記録画面 2' },
    ],
    [
      'logging somebody out',
      () =>
        onPage(async (page) => {
          page.send('requestLogout', { objectId: (await demoUser(service(), 'operator2')).id });
          await page.settled();
        }),
      { action: 'user.loggedOut', subject: '鈴木 健一' },
    ],
    [
      'a contract',
      () => system.post('/api/updateCompany', { targetCompanyId: companyId, fee_rate: 250, avatar_channel_max: 4 }),
      {
        action: 'company.changed',
        changes: [
          { field: 'avatar_channel_max', from: '3', to: '4' },
          { field: 'fee_rate', from: '300', to: '250' },
        ],
      },
    ],
    [
      'asking for channels',
      () => admin.post('/api/requestChannels', { count: 2 }),
      { action: 'company.channelsRequested', changes: [{ field: 'channels_requested', from: '', to: '2' }] },
    ],
    [
      'deleting a signage',
      () => admin.post('/api/deleteSignage', signage()),
      { action: 'signage.deleted', subject: '記録画面 2' },
    ],
    [
      'deleting a user',
      () => admin.post('/api/deleteUser', target()),
      { action: 'user.deleted', subject: '記録 花子' },
    ],
  ];

  it.each(changes)('[O-A02] writes one entry: %s', async (_, change, expected) => {
    const written = await writtenBy(change);
    expect(written).toMatchObject([expected]);
  });

  it.each([
    [
      'users',
      '/api/importUsers',
      'login_id,name,kana,role,store,character,subject_name\ncsv@demo.example,新人 一,しんじん,operator,,,',
      ['user.imported', 'user.added'],
    ],
    [
      'signages',
      '/api/importSignages',
      'login_id,name,store,width,height,character\ncsv-1,画面,東京本店,1080,1920,',
      ['signage.imported', 'signage.added'],
    ],
  ])('[O-A02] writes one entry for a file of %s, and one for each of its rows', async (_, path, content, expected) => {
    const file = new File([content], '名簿.csv');
    const { mark } = importAnswer.parse((await admin.form(path, { file })).body);
    const written = await writtenBy(() => admin.form(path, { file, mark }));
    expect(written.map(({ action }) => action)).toEqual(expected);
  });

  it('[O-A02] is one of the actions that can be asked for, and never tells a password', async () => {
    const { rows } = await read();
    for (const { action } of rows) expect(auditActions).toContain(action);
    expect(JSON.stringify(rows)).not.toMatch(/Another2026|Welcome2026|Demo2026|argon2/);
  });

  it('[O-A01] is told of a systemAdmin by her own name', async () => {
    const { rows } = await read({ action: 'company.changed' });
    expect(rows).toMatchObject([{ actor: { name: 'システム管理者', role: 'systemAdmin' } }]);
  });
});

describe('what did not happen', () => {
  it('[O-A02] is not written: refused, asked about, or no change at all', async () => {
    const { id } = await demoUser(service(), 'operator1');
    const written = await writtenBy(async () => {
      await admin.post('/api/deleteStore', { targetStoreId: storeId });
      await admin.form('/api/updateStore', { targetStoreId: storeId, name: '大阪梅田店' });
      await admin.form('/api/updateStore', { targetStoreId: storeId, name: '東京本店' });
      await admin.form('/api/updateStore', { targetStoreId: storeId, name: '古い', version: '99' });
      await newUser('operator1@demo.example', '二人目 花子');
      await newUser('namesake@demo.example', '佐藤 美咲');
      await admin.form('/api/updateUser', { targetUserId: String(id), name: '遅い人', version: '99' });
      await admin.form('/api/addMedia', { image: new File(['x'], 'a.png') });
      await admin.form('/api/addUser', {
        login_id: 'broken@demo.example',
        name: '絵の 無い人',
        kana: 'えのない',
        password,
        image: new File(['x'], 'a.png'),
      });
      await admin.post('/api/releaseChannel', { targetId: 1 });
    });
    expect(written).toEqual([]);
  });
});

describe('the log', () => {
  it('[O-A02] is filtered by action, by text, and comes by the page', async () => {
    await admin.form('/api/addStore', { name: '100%_店' });
    expect((await read({ action: 'media.renamed' })).rows).toMatchObject([{ subject: '記録' }]);
    expect((await read({ search: '100%_' })).rows).toMatchObject([{ subject: '100%_店' }]);
    expect((await read({ search: 'システム' })).rows).toMatchObject([{ action: 'company.changed' }]);
    const all = await read();
    const second = await read({ page: 2, pageSize: 5 });
    expect(second).toEqual({ result: 'OK', rows: all.rows.slice(5, 10), total: all.total });
    expect(refusalIn(await admin.post('/api/getAudit', { action: 'user.looked' }))).toEqual([400, 'SVER-10']);
  });

  it('[O-A01] is newest first', async () => {
    const ids = (await read()).rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  });

  it("[O-A02] is filtered by days in Japan, both included, and has nothing of another company's", async () => {
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const stranger = await as('admin@other.example');
    expect((await read({ companyId }, stranger)).rows).toEqual([]);

    const { clock } = service();
    clock.forward(Date.parse('2026-11-30T14:59:59Z') - clock.now().getTime());
    await (await as('admin@other.example')).form('/api/addStore', { name: '三十日の店' });
    clock.forward(1000);
    await (await as('admin@other.example')).form('/api/addStore', { name: '一日の店' });
    const asked = await as('admin@other.example');
    const on = async (from: string, until: string) =>
      (await read({ from, until }, asked)).rows.map(({ subject }) => subject);
    expect(await on('2026-11-30', '2026-11-30')).toEqual(['三十日の店']);
    expect(await on('2026-12-01', '2026-12-01')).toEqual(['一日の店']);
    expect(await on('2026-11-30', '2026-12-01')).toEqual(['一日の店', '三十日の店']);
    expect(await on('2026-12-02', '2026-12-31')).toEqual([]);
    expect((await asked.post('/api/getAudit', { from: '2026-02-30' })).status).toBe(400);

    system = await as('system@demo.example');
    expect((await read({ search: '日の店' }, system)).rows).toMatchObject([{ companyName: '別会社' }, {}]);
  });

  it('[O-A02] is not for an operator', async () => {
    const operator = await as('operator1@demo.example');
    expect(refusalIn(await operator.post('/api/getAudit'))).toEqual([403, 'SVER-12']);
  });

  it.each([
    ['changed', sql`update audit_entries set subject = 'another'`],
    ['removed', sql`delete from audit_entries`],
    ['emptied', sql`truncate audit_entries`],
  ])('[O-A03] is not %s, by whatever way: the database refuses it', async (_, statement) => {
    const { db } = service();
    const before = await db.select().from(auditEntries);
    expect(before.length).toBeGreaterThan(0);
    await expect(db.execute(statement)).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('never changed or removed') }),
      }),
    );
    expect(await db.select().from(auditEntries)).toEqual(before);
  });
});
