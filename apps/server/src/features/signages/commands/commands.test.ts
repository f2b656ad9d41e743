import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { auditCalls } from '@mukae/contract/calls/audit';
import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import { type ScreenHealthAnswer, screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import { templateCalls } from '@mukae/contract/calls/templates';
import { commandTiming } from '@mukae/contract/domain/signage/commands/commandTiming';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeAudit } from '#features/audit';
import { makeLogger } from '#platform/log/logger';
import { diskStorage } from '#platform/storage/diskStorage';
import { makeStrayFiles } from '#platform/storage/strayFiles';
import { refusalIn } from '#testing/answers';
import { demoUser } from '#testing/people';
import { receptionForFile, type Screen, talk, touch } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';
import { hours, minutes } from '#testing/testClock';
import { drawnPicture } from '#testing/uploads';
import { personOf } from '../../accounts/accounts.present';
import { auditEntries } from '../../audit/audit.tables';
import { makeFindSignage } from '../findSignage';
import { makeScreenCommands } from './screenCommands';
import { makeScreenPictures } from './screenPictures';

const { service, browser, screen, page, operator, goes, timePasses } = receptionForFile();

const asked = async (path: string, body: object, name = 'admin') => (await browser(name)).post(path, body);
const whole = async ({ id }: Pick<Screen, 'id'>): Promise<ScreenHealthAnswer> =>
  screenHealthCalls.getScreenHealth.output.parse((await asked('/api/getScreenHealth', { targetId: id })).body);

describe('a page that is to begin anew', () => {
  it.each(['reload', 'restart'] as const)(
    '[D-H06] is told so by an administrator (%s), and it is in the log',
    async (how) => {
      const signage = await screen();
      const since = signage.page.since;
      expect((await asked('/api/beginScreenAnew', { targetId: signage.id, how })).result).toBe('OK');
      expect(await signage.page.hears('screenCommand')).toMatchObject({ command: { is: how } });
      const log = JSON.stringify((await asked('/api/getAudit', {})).body);
      expect(log).toContain(`signage.${how}Asked`);
      await goes(signage.page);
      const back = await page(await browser('signage1'), since);
      expect(await back.names()).not.toContain('screenCommand');
    },
  );

  it('[D-H07] is refused while a visitor calls or talks there, and while it is away', async () => {
    const signage = await screen();
    const beginAnew = () => asked('/api/beginScreenAnew', { targetId: signage.id, how: 'reload' });
    const talker = await operator('operator1');
    const call = await talk(signage, talker);
    expect(refusalIn(await beginAnew())).toEqual([409, 'SVER-43']);
    await talker.say('serviceClosed', { callId: call.callId });
    await talker.say('operatorStateTransition', { state: 'Leaving' });
    await touch(signage);
    expect(refusalIn(await beginAnew())).toEqual([409, 'SVER-43']);
    await goes(signage.page, talker);
    await timePasses(minutes(5));
    expect(refusalIn(await beginAnew())).toEqual([409, 'SVER-106']);
    expect(await signage.page.heard.filter(({ type }) => type === 'screenCommand')).toEqual([]);
  });

  it('[D-H07] is for administrators of its company alone', async () => {
    const { id } = await screen();
    for (const path of ['/api/beginScreenAnew', '/api/askScreenPicture']) {
      const body = path.includes('Anew') ? { targetId: id, how: 'reload' } : { targetId: id };
      for (const name of ['operator1', 'signage1'])
        expect(refusalIn(await asked(path, body, name))).toEqual([403, 'SVER-12']);
    }
  });
});

it('[D-H31] what a screen could not be told, for it was just gone, is not in the log as if it were', async () => {
  const { id } = await screen();
  const { db, clock } = service();
  const admin = {
    caller: 'companyAdmin',
    person: personOf(await demoUser(service(), 'admin')),
    sessionKey: '',
  } as const;
  const parts = { db, audit: makeAudit(clock), findSignage: makeFindSignage(db) };
  const commands = makeScreenCommands({ ...parts, statusOf: () => 'Standby', command: () => false });
  const before = await db.select().from(auditEntries);
  await expect(commands.beginAnew(admin, id, 'reload')).rejects.toMatchObject({ error: 'signageAway' });
  expect(await db.select().from(auditEntries)).toEqual(before);
});

it('[D-T78] a screen is told to show a draft, and nobody has it shown where a visitor is, or that is not theirs', async () => {
  const signage = await screen();
  const draft = { size: null, changed: [], removed: [] };
  const saved = await asked('/api/saveTemplateDraft', { signageId: signage.id, draft, revision: 0 });
  const { id: draftId } = templateCalls.saveDraft.output.parse(saved.body);
  const show = (name?: string) => asked('/api/showDraftOnScreen', { draftId, templateKey: 'new-1' }, name);
  expect((await show()).result).toBe('OK');
  expect(await signage.page.hears('screenCommand')).toMatchObject({
    command: { is: 'showDraft', draftId, templateKey: 'new-1' },
  });
  expect(refusalIn(await show('operator1'))).toEqual([403, 'SVER-12']);
  expect((await asked('/api/showDraftOnScreen', { draftId: draftId + 1000, templateKey: '1' })).status).toBe(404);
  await touch(signage);
  expect(refusalIn(await show())).toEqual([409, 'SVER-43']);
});

describe('a picture of a screen', () => {
  const filesKept = async () =>
    (await readdir(service().dataDir, { recursive: true })).filter((path) => /screens.*webp$/.test(path));
  async function sweep(): Promise<void> {
    const { db, clock, dataDir } = service();
    const storage = diskStorage(join(dataDir, 'files'));
    const strays = makeStrayFiles({ db, clock, storage, log: makeLogger('silent') });
    const unasked = async () => undefined;
    const commands = { beginAnew: unasked, picture: unasked, samePicture: unasked, showDraft: unasked };
    await makeScreenPictures({ db, clock, storage, strays, findSignage: makeFindSignage(db), commands }).sweep();
  }
  const ask = async ({ id }: Screen): Promise<string> =>
    screenCommandCalls.askScreenPicture.output.parse((await asked('/api/askScreenPicture', { targetId: id })).body)
      .pictureId;
  const send = async (pictureId: string, name = 'signage1', image: File | undefined = undefined) =>
    (await browser(name)).form('/api/addScreenPicture', {
      pictureId,
      image: image ?? (await drawnPicture('#336699', 'screen.jpg', 'jpeg')),
    });
  const get = async (signage: Screen, pictureId: string, name = 'admin') =>
    (await browser(name)).send('GET', `/api/screenPicture?targetId=${signage.id}&pictureId=${pictureId}`);

  it('[D-H08] comes from the screen that was asked, is seen by administrators, and gives way to the next', async () => {
    const signage = await screen();
    const first = await ask(signage);
    expect(await signage.page.hears('screenCommand')).toMatchObject({ command: { is: 'picture', pictureId: first } });
    expect((await send(first)).result).toBe('OK');
    expect((await whole(signage)).picture).toMatchObject({ pictureId: first });
    const picture = await get(signage, first);
    expect([picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ]);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 1280, height: 720 });

    expect(refusalIn(await send(first))).toEqual([409, 'SVER-102']);

    const second = await ask(signage);
    await send(second);
    expect((await get(signage, second)).status).toBe(200);
    expect((await get(signage, first)).status).toBe(404);
    expect(await filesKept()).toHaveLength(1);
    expect((await get(signage, second, 'operator1')).status).toBe(403);
    expect((await get(signage, second, 'signage1')).status).toBe(403);
  });

  it('[D-H09] that nobody asked for, another one was asked for, or that comes late is not taken', async () => {
    const [signage, other] = [await screen(), await screen('signage2')];
    expect(refusalIn(await send(randomUUID()))).toEqual([409, 'SVER-102']);
    const pictureId = await ask(signage);
    expect(refusalIn(await send(pictureId, 'signage2'))).toEqual([409, 'SVER-102']);
    const nonsense = new File(['no picture'], 'screen.jpg', { type: 'image/jpeg' });
    expect((await send(pictureId, 'signage1', nonsense)).result).toBe('Error');
    service().clock.forward(commandTiming.pictureTaken + 1);
    expect(refusalIn(await send(pictureId))).toEqual([409, 'SVER-102']);
    expect((await whole(other)).picture).toBeNull();
  });

  it('[D-H09] that a browser cannot make is told as such', async () => {
    const signage = await screen();
    const pictureId = await ask(signage);
    expect((await asked('/api/giveUpScreenPicture', { pictureId }, 'signage1')).result).toBe('OK');
    expect((await whole(signage)).failedPicture).toBe(pictureId);
    await ask(signage);
    expect((await whole(signage)).failedPicture).toBeNull();
  });

  it('[D-H29] that two ask for at the same time is one, and both get it; it is in the log for each', async () => {
    const signage = await screen();
    const askAs = async (name: string) => asked('/api/askScreenPicture', { targetId: signage.id }, name);
    const first = await ask(signage);
    expect((await askAs('system')).body).toEqual({ result: 'OK', pictureId: first });
    await signage.page.settled();
    expect(signage.page.heard.filter(({ type }) => type === 'screenCommand')).toHaveLength(1);
    expect((await send(first)).result).toBe('OK');
    expect((await get(signage, first)).status).toBe(200);
    expect((await get(signage, first, 'system')).status).toBe(200);
    const { rows } = auditCalls.getAudit.output.parse(
      (await asked('/api/getAudit', { action: 'signage.pictureAsked', pageSize: 2 })).body,
    );
    expect(rows.map(({ actor }) => actor.role)).toEqual(['systemAdmin', 'companyAdmin']);

    const unanswered = await ask(signage);
    service().clock.forward(commandTiming.pictureWait);
    expect(await ask(signage)).not.toBe(unanswered);
  });

  it('[D-H30] is not taken while a visitor is there: it may tell of her', async () => {
    const signage = await screen();
    const askNow = () => asked('/api/askScreenPicture', { targetId: signage.id });
    const talker = await operator('operator1');
    const { callId } = await talk(signage, talker);
    expect(refusalIn(await askNow())).toEqual([409, 'SVER-43']);
    await talker.say('serviceClosed', { callId });
    await signage.page.hears('submitSignageState', ({ state }) => state.at === 'Standby');
    expect((await askNow()).result).toBe('OK');
  });

  it('[D-H08] is kept for a day and not longer', async () => {
    const signage = await screen();
    const pictureId = await ask(signage);
    await send(pictureId);
    service().clock.forward(hours(24) - 1);
    const admin = await loggedIn(service().url, 'admin@demo.example');
    const path = `/api/screenPicture?targetId=${signage.id}&pictureId=${pictureId}`;
    expect((await admin.send('GET', path)).status).toBe(200);
    service().clock.forward(1);
    expect((await admin.send('GET', path)).status).toBe(404);
    expect((await admin.post('/api/getScreenHealth', { targetId: signage.id })).body).toMatchObject({ picture: null });
    expect(await filesKept()).toHaveLength(1);
    service().clock.forward(1);
    await sweep();
    expect(await filesKept()).toEqual([]);
  });
});
