import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import { type Draft, type EditedTemplate, emptyDraft } from '@mukae/contract/domain/template/draft';
import { errorCodes } from '@mukae/contract/errors/codes';
import { beforeAll, expect, it } from 'vitest';
import { idIn } from '#testing/answers';
import { draftOf, editedTemplate, timedLike } from '#testing/editedTemplate';
import { demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture, sampleFilm } from '#testing/uploads';

const service = serviceForFile();
let admin: TestClient;
let other: TestClient;
let screen: TestClient;
let guest: TestClient;
let operator: TestClient;

beforeAll(async () => {
  const { url } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  other = await loggedIn(url, 'system@demo.example');
  screen = await loggedIn(url, 'signage1@demo.example');
  guest = await loggedIn(url, 'guest@demo.example');
  operator = await loggedIn(url, 'operator1@demo.example');
});

const live = async (id: number | 'SELF' = 1, client = admin): Promise<WholeSignageAnswer> =>
  signageCalls.getSignage.output.parse((await client.post('/api/getSignage', { targetId: id })).body);

const edited = async (scene: string, id: number | 'SELF' = 1, client = admin): Promise<EditedTemplate> =>
  editedTemplate(await live(id, client), scene);
const publish = (draft: Draft, client = admin, signageId: number = 1) =>
  client.post('/api/publishTemplates', { signageId, draft });
const save = (draft: Draft, revision: number, client = admin) =>
  client.post('/api/saveTemplateDraft', { signageId: 1, draft, revision });
const savedOf = async (client = admin) =>
  templateCalls.getDraft.output.parse((await client.post('/api/getTemplateDraft', { signageId: 1 })).body).saved;
const discard = async (revision?: number) =>
  admin.post('/api/discardTemplateDraft', { signageId: 1, revision: revision ?? (await savedOf())?.revision ?? 0 });
const refusal = ({ status, code }: { status: number; code?: string | undefined }) => [status, code];

it('[D-T60] a draft is kept beside what is live, for each person her own, until it is thrown away', async () => {
  const { telop } = await edited('Calling');
  const draft = draftOf({ ...(await edited('Calling')), telop: '少々お待ちください' });
  expect((await save(draft, 0)).body).toMatchObject({ result: 'OK', revision: 1 });
  expect((await edited('Calling')).telop).toBe(telop);
  expect(await savedOf()).toMatchObject({ revision: 1, draft });
  expect(await savedOf(other)).toBeNull();
  expect((await discard(1)).result).toBe('OK');
  expect(await savedOf()).toBeNull();
});

it('[D-T61] of two pages of one person the second to save is told that the first was faster', async () => {
  const draft = draftOf({ ...(await edited('Calling')), telop: '一つ目' });
  expect((await save(draft, 0)).result).toBe('OK');
  expect(refusal(await save(draft, 0))).toEqual([409, errorCodes.changedMeanwhile]);
  expect((await save(draft, 1)).body).toMatchObject({ revision: 2 });
  expect(refusal(await save(draft, 1))).toEqual([409, errorCodes.changedMeanwhile]);
  await discard();
});

it('[D-T61] back to what is live throws away the draft that was seen, not one that another page has saved since', async () => {
  const draft = draftOf({ ...(await edited('Calling')), telop: '一つ目' });
  await save(draft, 0);
  await save(draftOf({ ...(await edited('Calling')), telop: '続き' }), 1);
  for (const seen of [0, 1]) expect(refusal(await discard(seen))).toEqual([409, errorCodes.changedMeanwhile]);
  expect((await savedOf())?.draft.changed).toMatchObject([{ telop: '続き' }]);
  expect((await discard(2)).result).toBe('OK');
  expect(await savedOf()).toBeNull();
  // Once more because the answer was lost: there is nothing that could be thrown away by mistake.
  expect((await discard(2)).result).toBe('OK');
});

it('[D-T62] publishing makes every change live at once, tells who did it, and leaves no draft', async () => {
  const [standby, active] = [await edited('Standby'), await edited('Active')];
  const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 };
  const wanted = draftOf(
    { ...standby, telop: 'ようこそ', telopColour: '#ffffff', telopPlate: '#125a4e', boxes: { telop: box } },
    { ...active, layout: 'wipe' },
  );
  await save(wanted, 0);
  expect((await publish({ ...wanted, size: { width: 1200, height: 1920 } })).result).toBe('OK');
  const now = await live('SELF', screen);
  expect(now.size).toEqual({ width: 1200, height: 1920 });
  expect(now.templates.find(({ scene }) => scene === 'Active')).toMatchObject({ layout: 'wipe' });
  const { name } = await demoUser(service(), 'admin');
  expect(now.templates[0]).toMatchObject({
    ...{ telop: 'ようこそ', telopColour: '#ffffff', telopPlate: '#125a4e', boxes: { telop: box } },
    savedBy: name,
    savedAt: expect.stringContaining('+09:00'),
  });
  expect(await savedOf()).toBeNull();
});

it('[D-T61] publishing leaves a draft that another page of the same person has saved since', async () => {
  const wanted = draftOf({ ...(await edited('Monitoring')), telop: 'ようこそ' });
  await save(wanted, 0);
  await save(draftOf({ ...(await edited('Monitoring')), telop: '続き' }), 1);
  const published = await admin.post('/api/publishTemplates', { signageId: 1, draft: wanted, revision: 1 });
  expect(published.result).toBe('OK');
  expect((await savedOf())?.draft.changed).toMatchObject([{ telop: '続き' }]);
  await discard();
});

it('[D-T63] what somebody else has published meanwhile is not overwritten, and nothing else of the draft becomes live', async () => {
  const [mine, theirs] = [await edited('Crowded'), await edited('Crowded')];
  expect((await publish(draftOf({ ...theirs, telop: '先に' }), other)).result).toBe('OK');
  const untouched = await edited('Suspended');
  const answer = await publish(draftOf({ ...untouched, telop: 'x' }, { ...mine, telop: 'あとで' }));
  expect(refusal(answer)).toEqual([409, errorCodes.changedMeanwhile]);
  expect([(await edited('Crowded')).telop, (await edited('Suspended')).telop]).toEqual(['先に', untouched.telop]);
});

it('[D-T63] a system administrator who published is not named to the company', async () => {
  const theirs = await edited('Crowded');
  await publish(draftOf({ ...theirs, telop: '混んでいます' }), other);
  expect((await live()).templates.find(({ scene }) => scene === 'Crowded')?.savedBy).toBe('');
});

it.each([
  ['a size of 0', { size: { width: 0, height: 1080 } }],
  ['a size of 100,000', { size: { width: 100_000, height: 1080 } }],
  ['a negative size', { size: { width: -1080, height: 1080 } }],
  ['a size in words', { size: { width: 'wide', height: 1080 } }],
])('[D-T64] %s is refused by name, and nothing changes', async (_, change) => {
  const before = await live();
  const answer = await admin.post('/api/publishTemplates', { signageId: 1, draft: { ...emptyDraft, ...change } });
  expect(refusal(answer)).toEqual([400, errorCodes.badInput]);
  expect(answer.body).toMatchObject({ faults: [{ field: expect.stringContaining('size.width') }] });
  expect((await live()).size).toEqual(before.size);
});

const button = { key: 'b', id: null, text: '可', fontSize: 24, backgroundColour: '#125a4e', isShown: true };
const family = '👨‍👩‍👧‍👦';

it.each([
  ['a telop of 10,000 characters', { telop: 'あ'.repeat(10_000) }],
  ['a button of 11 characters', { touchButtons: [{ ...button, text: 'あいうえおかきくけこさ' }] }],
  ['a button of 11 families', { touchButtons: [{ ...button, text: family.repeat(11) }] }],
  ['a button of size 41', { touchButtons: [{ ...button, fontSize: 41 }] }],
  ['nine buttons', { touchButtons: Array.from({ length: 9 }, () => button) }],
  ['a colour in words', { telopColour: 'red' }],
  ['a block beyond the screen', { boxes: { telop: { x: 0.8, y: 0, width: 0.5, height: 0.1 } } }],
  ['a block of no size', { boxes: { telop: { x: 0, y: 0, width: 0, height: 0.1 } } }],
  ['31 media', { playlist: Array.from({ length: 31 }, () => ({ mediaId: 1, seconds: 10 })) }],
  ['a picture for 2 seconds', { playlist: [{ mediaId: 1, seconds: 2 }] }],
])('[D-T64] %s is refused in a draft as well as live', async (_, wrong) => {
  const draft = { ...emptyDraft, changed: [{ ...(await edited('Standby')), ...wrong }] };
  for (const path of ['/api/publishTemplates', '/api/saveTemplateDraft']) {
    const answer = await admin.post(path, { signageId: 1, draft, ...(path.includes('save') && { revision: 0 }) });
    expect(refusal(answer)).toEqual([400, errorCodes.badInput]);
  }
});

it('[D-T64] [O-V07] ten families are ten characters', async () => {
  const draft = draftOf({ ...(await edited('Standby')), touchButtons: [{ ...button, text: family.repeat(10) }] });
  expect((await publish(draft)).result).toBe('OK');
});

const addMedium = async (image: Blob | File, client = admin) => idIn(await client.form('/api/addMedia', { image }));

it('[D-T65] a list of media is shown in its order, and a deleted medium leaves it', async () => {
  const [picture, film] = [await addMedium(await drawnPicture('#111111')), await addMedium(await sampleFilm())];
  const playlist = [
    { mediaId: film, seconds: null },
    { mediaId: picture, seconds: 15 },
  ];
  expect((await publish(draftOf({ ...(await edited('Active')), playlist }))).result).toBe('OK');
  const activeNow = async () => (await live()).templates.find(({ scene }) => scene === 'Active');
  expect((await activeNow())?.playlist.map(({ id, seconds }) => [id, seconds])).toEqual([
    [film, null],
    [picture, 15],
  ]);
  expect((await activeNow())?.contents?.id).toBe(film);
  expect((await screen.send('GET', `/files/media/${film}.mp4`)).status).toBe(200);
  await admin.post('/api/deleteMedia', { targetId: film, isForceSubmit: 1 });
  expect((await activeNow())?.playlist.map(({ id }) => id)).toEqual([picture]);
});

it('[D-T65] a draft with a medium that was deleted, is a film where a logo belongs, or is another company’s, is not published', async () => {
  const gone = await addMedium(await drawnPicture('#222222'));
  await admin.post('/api/deleteMedia', { targetId: gone });
  const standby = await edited('Standby');
  const playing = (mediaId: number) => draftOf({ ...standby, playlist: [{ mediaId, seconds: 10 }] });
  expect(refusal(await publish(playing(gone)))).toEqual([404, errorCodes.mediumGone]);
  const film = await addMedium(await sampleFilm());
  expect(refusal(await publish(draftOf({ ...standby, logoId: film })))).toEqual([415, errorCodes.imageType]);
  const foreign = await addMedium(await drawnPicture('#333333'), guest);
  expect(refusal(await publish(playing(foreign)))).toEqual([404, errorCodes.mediumGone]);
  expect((await edited('Standby')).playlist).toEqual(standby.playlist);
});

const hours = { name: '朝', days: ['mon', 'tue'], from: '08:00', until: '11:00' } as const;
it('[D-T66] a scene has templates with hours beside its usual one, four at most, which are changed and removed by themselves', async () => {
  const calling = await edited('Calling');
  expect((await publish(draftOf(timedLike({ ...calling, telop: 'おはようございます' }, 'a')))).result).toBe('OK');
  const now = await live('SELF', screen);
  expect(now.templates).toHaveLength(6);
  expect(now.timedTemplates).toMatchObject([{ scene: 'Calling', telop: 'おはようございます', hours }]);
  const more = draftOf(...['b', 'c', 'd', 'e'].map((key) => timedLike(calling, key, { name: key })));
  expect(refusal(await publish(more))).toEqual([400, errorCodes.badInput]);
  expect((await live()).timedTemplates).toHaveLength(1);
  const removed = (await live()).timedTemplates.map(({ id, version }) => ({ id, version }));
  expect((await publish({ ...emptyDraft, removed })).result).toBe('OK');
  expect((await live()).timedTemplates).toEqual([]);
});

it('[D-T66] the usual template of a scene cannot be removed, nor a scene have two of them', async () => {
  const { seen } = await edited('Calling');
  expect((await publish({ ...emptyDraft, removed: seen ? [seen] : [] })).status).toBe(404);
  const second = { ...(await edited('Calling')), key: 'x', seen: null };
  expect(refusal(await publish(draftOf(second)))).toEqual([400, errorCodes.badInput]);
});

it('[D-T69] a draft is looked at by its id: by the screen itself with its media, and by nobody of another company', async () => {
  const picture = await addMedium(await drawnPicture('#444444'));
  const draft = draftOf({ ...(await edited('Standby')), playlist: [{ mediaId: picture, seconds: 10 }] });
  const revision = (await savedOf())?.revision ?? 0;
  const { id } = templateCalls.saveDraft.output.parse((await save(draft, revision)).body);
  const look = (client: TestClient) => client.post('/api/getTemplateDraft', { draftId: id });
  expect((await look(screen)).body).toEqual({ result: 'OK', signageId: 1, draft });
  expect((await screen.send('GET', `/files/media/${picture}.png`)).status).toBe(200);
  expect((await look(guest)).status).toBe(404);
  expect((await guest.send('GET', `/files/media/${picture}.png`)).status).toBe(404);
  await discard();
  expect((await screen.send('GET', `/files/media/${picture}.png`)).status).toBe(404);
});

it('[D-T69] a draft that names media of others shows them to nobody, and is not read by who only works there', async () => {
  const secret = await addMedium(await drawnPicture('#666666'));
  const own = await live('SELF', guest);
  const active = await edited('Active', 'SELF', guest);
  const naming = (template: EditedTemplate, mediaId: number) =>
    draftOf({ ...template, logoId: mediaId, playlist: [{ mediaId, seconds: 10 }] });
  await guest.post('/api/saveTemplateDraft', { signageId: own.id, draft: naming(active, secret), revision: 0 });
  expect((await guest.send('GET', `/files/media/${secret}.png`)).status).toBe(404);
  expect(JSON.stringify((await guest.post('/api/getMedia', {})).body)).not.toContain(`"id":${secret},`);

  const foreign = await addMedium(await drawnPicture('#777777'), guest);
  const revision = (await savedOf())?.revision ?? 0;
  const saved = await save(naming(await edited('Standby'), foreign), revision);
  expect((await screen.send('GET', `/files/media/${foreign}.png`)).status).toBe(404);
  const { id: draftId } = templateCalls.saveDraft.output.parse(saved.body);
  expect((await operator.post('/api/getTemplateDraft', { draftId })).status).toBe(404);
  await discard();
});

it('[D-T70] a web-reservation user publishes the Active scene of her own signage, and nothing else', async () => {
  const own = await live('SELF', guest);
  expect(own.templates.map(({ scene }) => scene)).toEqual(['Active']);
  const active = await edited('Active', 'SELF', guest);
  expect((await publish(draftOf({ ...active, telop: 'はじめまして' }), guest, own.id)).result).toBe('OK');
  expect((await edited('Active', 'SELF', guest)).telop).toBe('はじめまして');
  const again = await edited('Active', 'SELF', guest);
  for (const foreign of [{ ...again, scene: 'Standby' as const }, timedLike(again, 'new')]) {
    expect((await publish(draftOf(foreign), guest, own.id)).status).toBe(404);
  }
  expect((await publish(draftOf(await edited('Active')), guest)).status).toBe(404);
});

it.each([
  ['an operator', () => operator],
  ['a signage', () => screen],
])('[D-T62] %s publishes nothing and keeps no draft', async (_, client) => {
  expect((await publish(emptyDraft, client())).status).toBe(403);
  expect((await save(emptyDraft, 0, client())).status).toBe(403);
});

it('[D-T60] a draft goes with its signage', async () => {
  const { storeId } = await demoUser(service(), 'admin');
  const id = idIn(await admin.form('/api/addSignage', { name: '仮設', storeId: String(storeId) }));
  const wanted = { signageId: id, draft: draftOf(), revision: 0 };
  expect((await admin.post('/api/saveTemplateDraft', wanted)).result).toBe('OK');
  await admin.post('/api/deleteSignage', { targetId: id });
  expect((await admin.post('/api/saveTemplateDraft', { ...wanted, revision: 1 })).status).toBe(404);
  expect((await publish(draftOf(), admin, id)).status).toBe(404);
});
