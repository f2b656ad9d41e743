import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { characterAnswer } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { vrmLimits } from '@mukae/contract/domain/character/vrmLimits';
import { mediaQuota } from '@mukae/contract/domain/media/media';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { strayFiles } from '#platform/storage/strayFiles.tables';
import { idIn, namesIn, refusalIn } from '#testing/answers';
import { patiently } from '#testing/patiently';
import { addStranger, demoUser, selfOf } from '#testing/people';
import { anotherBooker } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours, minutes } from '#testing/testClock';
import { drawnPicture, sampleModel } from '#testing/uploads';
import { media } from '../media/media.tables';

const service = serviceForFile();
let admin: TestClient;
let companyId: number;

beforeAll(async () => {
  admin = await as('admin@demo.example');
  companyId = Number((await demoUser(service(), 'admin')).companyId);
});

beforeEach(async () => {
  for (const { id, model_url } of await listed()) {
    if (model_url !== '') await admin.post('/api/deleteCharacter', { targetId: id, isForceSubmit: 1 });
  }
});

const as = (loginId: string) => loggedIn(service().url, loginId);
const listed = async (client = admin) => z.array(characterAnswer).parse((await client.post('/api/getCharacter')).body);
const add = async (model = sampleModel(), client = admin, fields: Record<string, string> = {}) =>
  client.form('/api/addCharacter', { name: 'さくら', model, image: await drawnPicture('#fde'), ...fields });
const added = async () => {
  const id = idIn(await add());
  return characterAnswer.parse((await admin.post('/api/getCharacter', { targetId: id })).body);
};
const used = async () => (await admin.post('/api/getCompany')).body;
const folder = (name: string) => join(service().dataDir, name);
const keptFiles = () => readdir(folder('files/characters')).catch(() => []);
const uploadsLeft = () => readdir(folder('uploads'));
const statusFor = async (client: TestClient, path: string) => (await client.send('GET', path)).status;

describe("a company's own character", () => {
  it.each(['1.0', '0.x'] as const)('[O-V53] of VRM %s stands behind those of the house', async (version) => {
    const model = sampleModel({ version });
    const answer = await add(model);
    expect(answer.body).toEqual({ result: 'OK', code: '', msg: '', id: expect.any(Number) });
    const own = (await listed()).at(-1);
    expect(own).toEqual({
      id: idIn(answer),
      name: 'さくら',
      image_url: expect.stringMatching(/^\/files\/characters\/[0-9a-f-]{36}\.webp$/),
      standby_image_url: '',
      model_url: own?.image_url.replace('.webp', '.vrm'),
    });
    const served = await admin.send('GET', own?.model_url ?? '');
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(await model.arrayBuffer()))).toBe(true);
    const portrait = await admin.send('GET', own?.image_url ?? '');
    const { format, width } = await sharp(Buffer.from(await portrait.arrayBuffer())).metadata();
    expect([format, width]).toEqual(['webp', 720]);
    expect(await uploadsLeft()).toEqual([]);
  });

  it('[O-V53] is sent in parts as well', async () => {
    const { model_url } = await added();
    const part = await admin.send('GET', model_url, undefined, { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, 'glTF']);
  });

  it('[O-V54] counts towards what the company may keep', async () => {
    const model = sampleModel();
    await add(model);
    const { media_used } = z.looseObject({ media_used: z.number() }).parse(await used());
    expect(media_used).toBeGreaterThan(model.size);
    const createdAt = service().clock.now();
    const films = { companyId, name: 'films', kind: 'mp4', key: 'media/none.mp4', createdAt } as const;
    await service()
      .db.insert(media)
      .values({ ...films, size: mediaQuota - media_used });
    const before = await keptFiles();
    expect(refusalIn(await add())).toEqual([413, 'SVER-33']);
    expect([await keptFiles(), await uploadsLeft()]).toEqual([before, []]);
    await service().db.delete(media);
  });

  it('[O-V55] is chosen by people and screens, and asked about before it goes', async () => {
    const { id, image_url } = await added();
    const operator = await as('operator1@demo.example');
    expect((await operator.form('/api/updateUser', { targetUserId: 'SELF', character_id: String(id) })).result).toBe(
      'OK',
    );
    const question = await admin.post('/api/deleteCharacter', { targetId: id });
    expect([question.result, question.code]).toEqual(['Confirm', 'SVER-65']);
    const { name } = await demoUser(service(), 'operator1');
    expect(question.msg?.split('\n')).toEqual([
      'このキャラクターは使われています。削除すると、最初のキャラクターに替わります。',
      `・${name}`,
    ]);
    expect(await keptFiles()).toHaveLength(2);
    expect((await admin.post('/api/deleteCharacter', { targetId: id, isForceSubmit: 1 })).result).toBe('OK');
    expect(await selfOf(operator)).toMatchObject({ characterId: null });
    expect([await statusFor(admin, image_url), await keptFiles()]).toEqual([404, []]);
    expect(await service().db.select().from(strayFiles)).toEqual([]);
    const audit = z.looseObject({ rows: z.array(z.looseObject({ action: z.string() })) });
    const { rows } = audit.parse((await admin.post('/api/getAudit', { page: 1, pageSize: 2 })).body);
    expect(rows.map(({ action }) => action)).toContain('character.deleted');
  });
});

describe('a character that reservations chose', () => {
  it('[O-V55] is asked about with the numbers of the next of them, as long as they are ahead', async () => {
    const { id } = await added();
    const { client: host } = await anotherBooker(service(), 'host@demo.example');
    const step = minutes(10);
    const at = (ms: number) => new Date(Math.ceil(service().clock.now().getTime() / step) * step + ms).toISOString();
    const numbers: string[] = [];
    const ids: number[] = [];
    for (let slot = 1; slot <= 4; slot += 1) {
      const times = { start: at(slot * step), end: at((slot + 1) * step) };
      const { body } = await host.post('/token/create', { title: '打ち合わせ', characterID: id, ...times });
      const made = reservationCalls.createReservation.output.parse(body);
      numbers.push(`・${made.number}`);
      ids.push(made.id);
    }
    const asked = async () => {
      const { code, msg } = await admin.post('/api/deleteCharacter', { targetId: id });
      return [code, ...(msg?.split('\n').slice(1) ?? [])];
    };
    expect(await asked()).toEqual(['SVER-65', ...numbers.slice(0, 3), '…']);
    for (const cancelled of ids.slice(1)) await host.post('/reservation/delete', { id: cancelled });
    expect(await asked()).toEqual(['SVER-65', ...numbers.slice(0, 1)]);
    service().clock.forward(hours(1));
    expect((await admin.post('/api/deleteCharacter', { targetId: id })).result).toBe('OK');
  });
});

describe('who has to do with it', () => {
  it('[O-V56] another company neither sees nor deletes nor takes it', async () => {
    const { id, model_url, image_url } = await added();
    await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    const stranger = await as('admin@other.example');
    expect((await listed(stranger)).some((character) => character.id === id)).toBe(false);
    for (const answer of [
      await stranger.post('/api/getCharacter', { targetId: id }),
      await stranger.post('/api/deleteCharacter', { targetId: id, isForceSubmit: 1 }),
      await stranger.form('/api/updateUser', { targetUserId: 'SELF', character_id: String(id) }),
    ]) {
      expect(refusalIn(answer)).toEqual([404, 'SVER-14']);
    }
    for (const client of [stranger, new TestClient(service().url), await as('guest@demo.example')]) {
      expect([await statusFor(client, model_url), await statusFor(client, image_url)]).toEqual([404, 404]);
    }
    for (const loginId of ['operator1@demo.example', 'signage1@demo.example', 'system@demo.example']) {
      expect(await statusFor(await as(loginId), model_url)).toBe(200);
    }
  });

  it('[O-V56] administrators add and delete; a systemAdmin names the company', async () => {
    const operator = await as('operator1@demo.example');
    expect(refusalIn(await add(sampleModel(), operator))).toEqual([403, 'SVER-12']);
    const system = await as('system@demo.example');
    expect(refusalIn(await add(sampleModel(), system))).toEqual([400, 'SVER-41']);
    const id = idIn(await add(sampleModel(), system, { companyId: String(companyId) }));
    expect(namesIn(await admin.post('/api/getCharacter'))).toContain('さくら');
    expect((await system.post('/api/deleteCharacter', { targetId: id })).result).toBe('OK');
  });

  it('[O-V56] nobody deletes a character of the house', async () => {
    const [first] = await listed();
    const refused = await admin.post('/api/deleteCharacter', { targetId: first?.id, isForceSubmit: 1 });
    expect(refusalIn(refused)).toEqual([404, 'SVER-14']);
  });
});

describe('what is refused', () => {
  const expectNothingKept = async () =>
    expect([
      (await listed()).filter(({ model_url }) => model_url !== ''),
      await keptFiles(),
      await uploadsLeft(),
    ]).toEqual([[], [], []]);

  it('[O-V51] a model with missing bones is told which, in the language of the caller', async () => {
    const model = sampleModel({ without: ['head', 'leftHand'] });
    const refused = await add(model);
    expect([refused.status, refused.code, refused.msg]).toEqual([
      415,
      'SVER-49',
      'このファイルはキャラクターとして使えません。（head, leftHand: 必要なボーンがありません）',
    ]);
    await expectNothingKept();
  });

  it.each([
    ['a picture named so', () => drawnPicture('#fff', 'model.vrm')],
    ['a model that breaks off', async () => new File([sampleModel().slice(0, 2000)], 'model.vrm')],
    [
      'a model with files elsewhere',
      async () => sampleModel({ document: { buffers: [{ uri: 'http://a/b', byteLength: 1 }] } }),
    ],
    ['a model of too many triangles', async () => sampleModel({ hipBoxes: 10_001 })],
  ])('[O-V51] %s leaves nothing behind', async (_, make) => {
    expect(refusalIn(await add(await make()))).toEqual([415, 'SVER-49']);
    await expectNothingKept();
  });

  it('[O-V51] a form without its files, or with a picture that is none', async () => {
    const image = await drawnPicture('#fff');
    expect((await admin.form('/api/addCharacter', { name: 'さくら', image })).status).toBe(400);
    expect((await admin.form('/api/addCharacter', { name: 'さくら', model: sampleModel() })).status).toBe(400);
    expect((await admin.form('/api/addCharacter', { name: '', model: sampleModel(), image })).status).toBe(400);
    const page = new File(['<svg/>'], 'image.png');
    const refused = await admin.form('/api/addCharacter', { name: 'さくら', model: sampleModel(), image: page });
    expect(refusalIn(refused)).toEqual([415, 'SVER-25']);
    await expectNothingKept();
  });

  it('[O-V51] 200 MB, before a byte of it is read', async () => {
    const { hostname, port, host } = new URL(service().url);
    const cookie = admin.cookieHeader;
    const socket = connect(Number(port), hostname);
    const headers = [`Host: ${host}`, `Cookie: ${cookie}`, 'Content-Type: multipart/form-data; boundary=cut'];
    socket.write(['POST /api/addCharacter HTTP/1.1', ...headers, 'Content-Length: 200000000', '', ''].join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [\s\S]*SVER-48/);
    socket.destroy();
    await expectNothingKept();
  });

  it('[O-V51] a model that grows beyond 60 MB on its way', async () => {
    const large = new File([sampleModel(), new Uint8Array(vrmLimits.bytes + 1)], 'model.vrm');
    expect(refusalIn(await add(large))).toEqual([413, 'SVER-48']);
    await patiently(expectNothingKept);
  });
});
