import { auditCalls } from '@mukae/contract/calls/audit';
import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import { presetsMax } from '@mukae/contract/domain/template/preset';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { errorCodes } from '@mukae/contract/errors/codes';
import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { idIn } from '#testing/answers';
import { draftOf, editedTemplate, timedLike } from '#testing/editedTemplate';
import { waitingForLocks } from '#testing/locks';
import { demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { somePreset } from '#testing/somePreset';
import { type Answered, loggedIn, type TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { drawnPicture } from '#testing/uploads';
import { media } from '../../media/media.tables';
import { templatePresets } from './presets.tables';

const service = serviceForFile();
let admin: TestClient;
let guest: TestClient;
let operator: TestClient;
let storeId: string;

beforeAll(async () => {
  const { url } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  guest = await loggedIn(url, 'guest@demo.example');
  operator = await loggedIn(url, 'operator1@demo.example');
  storeId = String((await demoUser(service(), 'admin')).storeId);
});

const live = async (id: number): Promise<WholeSignageAnswer> =>
  signageCalls.getSignage.output.parse((await admin.post('/api/getSignage', { targetId: id })).body);
const another = async (size: { width: string; height: string } = { width: '1080', height: '1920' }) =>
  idIn(await admin.form('/api/addSignage', { name: '別の画面', storeId, ...size }));
const copy = (wanted: object, client = admin) => client.post('/api/copyTemplates', { signageId: 1, ...wanted });
const refusal = ({ status, code }: Answered) => [status, code];

/** What a scene of a signage shows, without what it is known by. */
async function shownOn(id: number, scene: string) {
  const found = (await live(id)).templates.find((template) => template.scene === scene);
  const { layout, telop, playlist, touchButtons } = found ?? {};
  return { layout, telop, playlist, buttons: touchButtons?.map(({ text }) => text) };
}

async function decorate() {
  const medium = idIn(await admin.form('/api/addMedia', { image: await drawnPicture('#555555') }));
  const { templates } = await live(1);
  const standby = templates.find(({ scene }) => scene === 'Standby');
  const which = { isUpdateTemplate: '1', signageId: '1', templateId: String(standby?.id) };
  await admin.form('/api/updateSignage', { ...which, templateTarget: 'template', layout: 'wipe', telop: 'セール中' });
  const media = { islibraryMedia: '1', mediaId: String(medium) };
  await admin.form('/api/updateSignage', { ...which, templateTarget: 'media', ...media });
}

it('[D-T67] the scenes that were chosen are copied to other screens that stand the same way, the others stay', async () => {
  await decorate();
  const [one, two] = [await another(), await another()];
  const before = await shownOn(one, 'Calling');
  expect((await copy({ scenes: ['Standby'], targetIds: [one, two] })).result).toBe('OK');
  for (const id of [one, two]) expect(await shownOn(id, 'Standby')).toEqual(await shownOn(1, 'Standby'));
  expect(await shownOn(one, 'Calling')).toEqual(before);
  expect((await shownOn(1, 'Standby')).telop).toBe('セール中');
});

it('[D-T67] a screen that stands the other way, or is not the company’s, takes no copy, and then no other does', async () => {
  const [upright, wide] = [await another(), await another({ width: '1920', height: '1080' })];
  const before = await shownOn(upright, 'Standby');
  expect(refusal(await copy({ scenes: ['Standby'], targetIds: [upright, wide] }))).toEqual([
    409,
    errorCodes.otherOrientation,
  ]);
  const own = signageCalls.getSignage.output.parse((await guest.post('/api/getSignage', { targetId: 'SELF' })).body);
  expect((await copy({ scenes: ['Standby'], targetIds: [upright, own.id] })).status).toBe(404);
  expect(await shownOn(upright, 'Standby')).toEqual(before);
  for (const client of [guest, operator]) {
    expect((await copy({ scenes: ['Standby'], targetIds: [upright] }, client)).status).toBe(403);
  }
});

it('[D-T95] what was copied tells who copied it, hours included, and so does the log', async () => {
  const [from, to] = [await another(), await another()];
  const addHours = async (signageId: number, name: string, client = admin) => {
    const draft = draftOf(timedLike(editedTemplate(await live(signageId), 'Calling'), name, { name }));
    expect((await client.post('/api/publishTemplates', { signageId, draft })).result).toBe('OK');
  };
  await addHours(from, '朝', await loggedIn(service().url, 'system@demo.example'));
  await addHours(to, '夜');
  service().clock.forward(minutes(5));
  const now = toJapanIso(service().clock.now());
  expect((await copy({ signageId: from, scenes: ['Calling'], targetIds: [to] })).result).toBe('OK');
  const { name } = await demoUser(service(), 'admin');
  expect((await live(from)).timedTemplates).toMatchObject([{ savedBy: '' }]);
  expect((await live(to)).timedTemplates).toMatchObject([{ hours: { name: '朝' }, savedBy: name, savedAt: now }]);
  const { rows } = auditCalls.getAudit.output.parse(
    (await admin.post('/api/getAudit', { action: 'signage.templateChanged', pageSize: 2 })).body,
  );
  expect(rows.map(({ changes }) => changes)).toEqual([
    [{ field: 'hours', from: '', to: '朝 mon tue 08:00-11:00' }],
    [{ field: 'hours', from: '夜 mon tue 08:00-11:00', to: '' }],
  ]);
});

it('[D-T93] a medium that is deleted while its scene is copied is not in the copy', async () => {
  const { db } = service();
  await decorate();
  const to = await another();
  const shown = (await shownOn(1, 'Standby')).playlist?.map(({ id }) => id) ?? [];
  expect(shown).toHaveLength(1);
  const answers: Promise<Answered>[] = [];
  await db.transaction(async (tx) => {
    await tx.delete(media).where(inArray(media.id, shown));
    answers.push(copy({ scenes: ['Standby'], targetIds: [to] }));
    await expect.poll(() => waitingForLocks(db)).toBe(1);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200]);
  expect(await shownOn(to, 'Standby')).toMatchObject({ telop: 'セール中', playlist: [] });
});

it('[D-T68] a preset of an earlier version, which said that it has no hours, is read like any other', async () => {
  const { companyId } = await demoUser(service(), 'admin');
  const earlier = { ...somePreset, hours: null };
  const row = { companyId: Number(companyId), name: '以前の', orientation: 'vertical', templates: [earlier] } as const;
  await service()
    .db.insert(templatePresets)
    .values({ ...row, createdAt: service().clock.now() });
  expect(await kept()).toMatchObject([{ name: '以前の', templates: [somePreset] }]);
  await service().db.delete(templatePresets);
});

const keep = (name: string, client = admin, orientation = 'vertical') =>
  client.post('/api/addTemplatePreset', { signageId: 1, name, orientation, templates: [somePreset] });
const kept = async () =>
  templateCalls.listTemplatePresets.output.parse((await admin.post('/api/getTemplatePresets', { signageId: 1 })).body)
    .presets;

it('[D-T68] a company keeps templates under a name, finds them from any of its screens, and forgets them again', async () => {
  const id = idIn(await keep('秋のセール'));
  expect(await kept()).toMatchObject([{ id, name: '秋のセール', orientation: 'vertical', templates: [somePreset] }]);
  const { body } = await admin.post('/api/getTemplatePresets', { signageId: 2 });
  expect(templateCalls.listTemplatePresets.output.parse(body).presets).toHaveLength(1);
  expect((await admin.post('/api/deleteTemplatePreset', { targetId: id })).result).toBe('OK');
  expect(await kept()).toEqual([]);
  expect((await admin.post('/api/deleteTemplatePreset', { targetId: id })).status).toBe(404);
});

it('[D-T68] a preset is for screens that stand as the one did which it was made on, also where that was not live yet', async () => {
  const id = idIn(await keep('横向き', admin, 'wide'));
  expect(await kept()).toMatchObject([{ id, orientation: 'wide' }]);
  await admin.post('/api/deleteTemplatePreset', { targetId: id });
});

it('[D-T68] presets are for administrators, and there are not more than fifty', async () => {
  for (const client of [guest, operator]) expect((await keep('だめ', client)).status).toBe(403);
  const { companyId } = await demoUser(service(), 'admin');
  const row = {
    companyId: Number(companyId),
    name: 'x',
    orientation: 'vertical',
    templates: [],
    createdAt: new Date(),
  };
  await service()
    .db.insert(templatePresets)
    .values(Array.from({ length: presetsMax }, () => ({ ...row, orientation: 'vertical' as const })));
  expect(refusal(await keep('多すぎる'))).toEqual([409, errorCodes.presetsFull]);
});
