import { auditCalls } from '@mukae/contract/calls/audit';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { usualReceptionist } from '@mukae/contract/domain/receptionist/receptionist';
import { errorCodes } from '@mukae/contract/errors/codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStranger } from '#testing/people';
import { receptionForFile } from '#testing/receptionForFile';
import { loggedIn, type TestClient } from '#testing/testClient';

const { service, browser, screen } = receptionForFile();
let admin: TestClient;
let signage: TestClient;

beforeAll(async () => {
  [admin, signage] = [await browser('admin'), await browser('signage1')];
});

const read = async (client = admin) =>
  receptionistCalls.getReceptionist.output.parse((await client.post('/api/getReceptionist')).body);
const own = async (client = signage) =>
  receptionistCalls.getOwnReceptionist.output.parse((await client.post('/api/getOwnReceptionist')).body);
/** As the log tells it. */
const lastChange = async () =>
  auditCalls.getAudit.output.parse((await admin.post('/api/getAudit', { page: 1 })).body).rows[0];
const change = (fields: object, client = admin) => client.post('/api/updateReceptionist', fields);

describe('the receptionist of a company', () => {
  it('[D-AX01] is as usual until somebody changes it, and keeps what is changed', async () => {
    await addStranger(service(), { loginId: 'new@other.example', role: 'companyAdmin' });
    expect(await read(await loggedIn(service().url, 'new@other.example'))).toMatchObject({
      ...usualReceptionist,
      version: 1,
    });
    const { version, synonyms } = await read();
    await change({ greeting: 'こんにちは', greeting_en: 'Hello', answers_from: 80, synonyms: [['便所', 'お手洗い']] });
    expect(await read()).toMatchObject({
      greeting: 'こんにちは',
      answersFrom: 80,
      synonyms: [['便所', 'お手洗い']],
      version: version + 1,
    });
    const told = await lastChange();
    expect(told).toMatchObject({ action: 'receptionist.changed' });
    const from = synonyms.map((group) => group.join(' = ')).join(', ');
    expect(told?.changes).toContainEqual({ field: 'synonyms', from, to: '便所 = お手洗い' });
  });

  it('[D-AX01] who saves an older state is told', async () => {
    const { version } = await read();
    expect((await change({ keep_days: 10, version })).result).toBe('OK');
    expect((await change({ keep_days: 20, version })).code).toBe(errorCodes.changedMeanwhile);
    expect((await read()).keepDays).toBe(10);
  });

  it.each([
    { keep_days: 0 },
    { keep_days: 91 },
    { answers_from: 59 },
    { answers_from: 96 },
    { greeting: '' },
    { greeting: 'あ'.repeat(61) },
    { synonyms: [['ひとつ']] },
    { forbidden: [''] },
    { readings: [{ written: 'あ' }] },
    { is_on: 'perhaps' },
  ])('[W-09] [D-AX03] [D-AX04] refuses %j', async (fields) => {
    expect((await change(fields)).code).toBe(errorCodes.badInput);
  });

  it('[D-AX01] is changed by administrators of the company alone', async () => {
    for (const name of ['operator1', 'signage1', 'guest']) {
      const client = await browser(name);
      expect((await change({ is_on: false }, client)).status).toBe(403);
      expect((await client.post('/api/getReceptionist')).status).toBe(403);
    }
    await addStranger(service(), { loginId: 'z@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'z@other.example');
    await change({ greeting: 'よその会社' }, stranger);
    expect((await read()).greeting).toBe('こんにちは');
    expect((await browser('system').then((client) => client.post('/api/getReceptionist'))).code).toBe(
      errorCodes.companyNeeded,
    );
  });
});

describe('a screen', () => {
  it('[D-AX01] has what its company has, but for what is its own', async () => {
    await change({ greeting: 'いらっしゃいませ', greeting_en: 'Welcome' });
    expect(await own()).toMatchObject({ isOn: true, greeting: 'いらっしゃいませ', greetingEn: 'Welcome' });
    const { id } = await screen();
    await admin.post('/api/updateSignageReceptionist', { signageId: id, is_on: false, greeting: '1階です' });
    expect(await own()).toMatchObject({ isOn: false, greeting: '1階です', greetingEn: '' });
    expect(await own(await browser('signage2'))).toMatchObject({ isOn: true, greeting: 'いらっしゃいませ' });
    expect((await read()).signages).toMatchObject([{ signageId: id, name: '1F 総合受付', isOn: false }]);
    await admin.post('/api/updateSignageReceptionist', { signageId: id, is_on: null, greeting: null });
    expect(await own()).toMatchObject({ isOn: true, greeting: 'いらっしゃいませ' });
    expect((await lastChange())?.changes).toContainEqual({ field: 'is_on', from: 'false', to: 'company' });
  });

  it('[D-AX01] greets as its company where nothing is written of its own', async () => {
    const { id } = await screen();
    const save = (fields: object) => admin.post('/api/updateSignageReceptionist', { signageId: id, ...fields });
    await save({ greeting: '1階です', greeting_en: 'First floor' });
    expect(await own()).toMatchObject({ greeting: '1階です', greetingEn: 'First floor' });
    expect((await save({ greeting: '', greeting_en: '' })).result).toBe('OK');
    const { greeting, greetingEn } = await read();
    expect(await own()).toMatchObject({ greeting, greetingEn });
    expect((await read()).signages).toMatchObject([{ signageId: id, greeting: null, greetingEn: null }]);
  });

  it('[D-AX01] answers in hours of its own where it has some, and who saves an older state is told', async () => {
    const usual = { opens: '09:00', closes: '18:00' };
    const hours = {
      week: { mon: usual, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
      closedOn: [],
    };
    const { id } = await screen();
    const version = (await read()).signages.find(({ signageId }) => signageId === id)?.version;
    const save = (fields: object) =>
      admin.post('/api/updateSignageReceptionist', { signageId: id, version, ...fields });
    expect((await save({ hours })).result).toBe('OK');
    expect(await own()).toMatchObject({ hours });
    expect(await own(await browser('signage2'))).toMatchObject({ hours: null });
    expect((await save({ hours: null })).code).toBe(errorCodes.changedMeanwhile);
    await admin.post('/api/updateSignageReceptionist', { signageId: id, hours: null });
    expect(await own()).toMatchObject({ hours: null });
  });

  it('[D-AX01] is told at once when any of it changes', async () => {
    const { page, id } = await screen();
    for (const changed of [
      () => change({ wakes_by_motion: true }),
      () => admin.post('/api/updateSignageReceptionist', { signageId: id, greeting: 'ようこそ' }),
      () => admin.post('/api/addAnswer', { question: '傘はありますか', answer: 'ございます。', is_suggested: true }),
    ]) {
      const heard = page.hears('config');
      await changed();
      await heard;
    }
  });

  it('[D-AS03] is offered what the company suggests', async () => {
    const { suggestions } = await own();
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
  });

  it('[D-AX01] has no settings of the screens of others', async () => {
    const { id } = await screen();
    await addStranger(service(), { loginId: 'y@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'y@other.example');
    const answer = await stranger.post('/api/updateSignageReceptionist', { signageId: id, is_on: false });
    expect(answer.code).toBe(errorCodes.notFound);
  });
});

describe('the voice of a character', () => {
  const characterId = async () => {
    const body = Object((await admin.post('/api/getCharacter')).body);
    return Number(Array.isArray(body) ? body[0]?.id : body.characters?.[0]?.id);
  };

  it('[D-AX02] [D-AV07] is kept for the company', async () => {
    const id = await characterId();
    const voice = { characterId: id, voice: null, speed: 120, pitch: -2 };
    expect((await admin.post('/api/updateCharacterVoice', voice)).result).toBe('OK');
    expect((await read()).characterVoices).toEqual([voice]);
    expect(await lastChange()).toMatchObject({
      subject: 'Yukika',
      changes: expect.arrayContaining([{ field: 'speed', from: '100', to: '120' }]),
    });
  });

  it.each([{ speed: 60 }, { speed: 150 }, { pitch: 7 }, { pitch: -7 }, { pitch: 0.5 }])(
    '[W-09] [D-AX02] refuses %j',
    async (fields) => {
      const voice = { characterId: await characterId(), voice: null, speed: 100, pitch: 0, ...fields };
      expect((await admin.post('/api/updateCharacterVoice', voice)).code).toBe(errorCodes.badInput);
    },
  );

  it('[D-AX02] belongs to a character that the company has', async () => {
    const voice = { characterId: 999_999, voice: null, speed: 100, pitch: 0 };
    expect((await admin.post('/api/updateCharacterVoice', voice)).code).toBe(errorCodes.notFound);
  });
});
