import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { errorCodes } from '@mukae/contract/errors/codes';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { strayFiles } from '#platform/storage/strayFiles.tables';
import { idIn } from '#testing/answers';
import { holdingCompany, waitingForLocks } from '#testing/locks';
import { demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { type Answered, loggedIn, type TestClient } from '#testing/testClient';
import { media } from '../../media/media.tables';

const service = serviceForFile();
let admin: TestClient;
let signage: TestClient;
let guest: TestClient;

beforeAll(async () => {
  const { url } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  signage = await loggedIn(url, 'signage1@demo.example');
  guest = await loggedIn(url, 'guest@demo.example');
});

async function whole(client: TestClient, targetId: number | 'SELF'): Promise<WholeSignageAnswer> {
  return signageCalls.getSignage.output.parse((await client.post('/api/getSignage', { targetId })).body);
}

async function sceneOf(client: TestClient, targetId: number | 'SELF', scene: string) {
  const { id: signageId, templates } = await whole(client, targetId);
  const template = templates.find((one) => one.scene === scene);
  if (!template) throw new Error(`${scene} is missing`);
  return { signageId, template };
}

type Fields = Readonly<Record<string, string | Blob>>;

/** Changes a scene of the upright signage as the administrator, unless another is named. */
async function change(scene: string, fields: Fields, client = admin, target: number | 'SELF' = 1): Promise<Answered> {
  const { signageId, template } = await sceneOf(client, target, scene);
  return client.form('/api/updateSignage', {
    isUpdateTemplate: '1',
    signageId: String(signageId),
    templateId: String(template.id),
    ...fields,
  });
}

const button = (text: string, more: object = {}) =>
  JSON.stringify({ text, font_size: 24, bg_color: '#125a4e', is_view: true, ...more });

const picture = async (colour: string) =>
  new Blob([
    await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  ]);

describe('a scene', () => {
  it('[O-K08] [O-E04] takes the fields that were sent, and the signage sees them', async () => {
    const fields = {
      layout: 'wipe',
      telop: '一行目\n二行目',
      is_view_telop: 'false',
      row: 'vertical',
      is_view_logo: '0',
    };
    expect((await change('Calling', { templateTarget: 'template', state: 'Calling', ...fields })).result).toBe('OK');
    const { template } = await sceneOf(signage, 'SELF', 'Calling');
    expect(template).toMatchObject({
      layout: 'wipe',
      telop: '一行目\n二行目',
      showsTelop: false,
      showsLogo: false,
      showsMedia: true,
      row: 'vertical',
    });
  });

  it('[O-K08] is not taken for another one', async () => {
    const answer = await change('Calling', { templateTarget: 'template', state: 'Active', telop: 'x' });
    expect([answer.status, answer.code]).toEqual([400, errorCodes.badInput]);
  });

  it('[O-E04] keeps the id of a touch button that stays, and drops one that does not', async () => {
    const before = (await sceneOf(admin, 1, 'Standby')).template.touchButtons;
    const [first, second] = before;
    const answer = await change('Standby', {
      templateTarget: 'template',
      'touch_buttons[1]': button('受付', { id: first?.id, font_size: 40 }),
      'touch_buttons[0]': button('新しい'),
    });
    expect(answer.result).toBe('OK');
    const after = (await sceneOf(admin, 1, 'Standby')).template.touchButtons;
    expect(after.map(({ text }) => text)).toEqual(['新しい', '受付']);
    expect(after[1]).toMatchObject({ id: first?.id, fontSize: 40 });
    expect(after.map(({ id }) => id)).not.toContain(second?.id);
  });

  it.each([
    ['11 characters', { text: 'あいうえおかきくけこさ' }],
    ['no text', { text: '' }],
    ['7 px', { font_size: 7 }],
    ['41 px', { font_size: 41 }],
    ['a colour of no form', { bg_color: 'red' }],
    ['an unknown field', { onclick: 'x' }],
  ])('[O-V01] refuses a touch button with %s', async (_, wrong) => {
    const { touchButtons: before } = (await sceneOf(admin, 1, 'Standby')).template;
    const answer = await change('Standby', { templateTarget: 'template', 'touch_buttons[0]': button('可', wrong) });
    expect([answer.status, answer.code]).toEqual([400, errorCodes.badInput]);
    const [field] = Object.keys(wrong);
    expect(answer.body).toMatchObject({ faults: [{ field: expect.stringContaining(String(field)) }] });
    expect((await sceneOf(admin, 1, 'Standby')).template.touchButtons).toEqual(before);
  });

  it.each([
    ['another scene', 'Active', 1],
    ['a wide signage', 'Standby', 2],
  ])('[O-V01] has no touch buttons on %s', async (_, scene, id) => {
    const answer = await change(scene, { templateTarget: 'template', 'touch_buttons[0]': button('可') }, admin, id);
    expect([answer.status, answer.code]).toEqual([400, errorCodes.badInput]);
  });

  it('[O-V01] keeps its touch buttons while the screen is turned and turned back', async () => {
    await change('Standby', { templateTarget: 'template', 'touch_buttons[0]': button('受付') });
    await change('Standby', { templateTarget: 'template', width: '1920', height: '1080' });
    await change('Standby', { templateTarget: 'template', width: '1080', height: '1920' });
    expect((await sceneOf(signage, 'SELF', 'Standby')).template.touchButtons).toMatchObject([{ text: '受付' }]);
  });

  it('[O-E04] loses all touch buttons, and keeps an id that was sent twice once', async () => {
    await change('Standby', { templateTarget: 'template', 'touch_buttons[0]': button('受付') });
    const [kept] = (await sceneOf(admin, 1, 'Standby')).template.touchButtons;
    const twice = {
      'touch_buttons[0]': button('一', { id: kept?.id }),
      'touch_buttons[1]': button('二', { id: kept?.id }),
    };
    await change('Standby', { templateTarget: 'template', ...twice });
    const { touchButtons } = (await sceneOf(admin, 1, 'Standby')).template;
    expect(touchButtons.map(({ text }) => text)).toEqual(['一', '二']);
    await change('Standby', { templateTarget: 'template', touch_buttons: '' });
    expect((await sceneOf(admin, 1, 'Standby')).template.touchButtons).toEqual([]);
  });

  it('[O-G10] tells the second of two who save it, and whoever edits the device meanwhile', async () => {
    const { template } = await sceneOf(admin, 1, 'Active');
    const { version } = await whole(admin, 1);
    const seen = { templateTarget: 'template', version: String(template.version) };
    const both = await Promise.all([
      change('Active', { ...seen, telop: '先' }),
      change('Active', { ...seen, telop: '後' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await change('Active', { templateTarget: 'template', width: '1000', height: '2000' });
    const device = { targetId: '1', name: '別の名前', version: String(version) };
    expect((await admin.form('/api/updateSignage', device)).code).toBe(errorCodes.changedMeanwhile);
  });

  it('[O-A02] is told in the log with what changed, and not when nothing did', async () => {
    const fields = { templateTarget: 'template', telop: '新しい言葉', width: '1080', height: '1920' };
    await change('Crowded', fields);
    await change('Crowded', fields);
    const { body } = await admin.post('/api/getAudit', { action: 'signage.templateChanged', search: 'Crowded' });
    expect(body).toMatchObject({
      total: 1,
      rows: [
        {
          changes: [
            { field: 'telop', to: '新しい言葉' },
            { field: 'size', from: '1000×2000', to: '1080×1920' },
          ],
        },
      ],
    });
  });

  it('[O-K08] changes the size of its signage, and so of every scene', async () => {
    expect((await change('Standby', { templateTarget: 'template', width: '2160', height: '3840' })).result).toBe('OK');
    const { size, templates } = await whole(admin, 1);
    expect(size).toEqual({ width: 2160, height: 3840 });
    expect(new Set(templates.map(({ width, height }) => `${width}x${height}`))).toEqual(new Set(['2160x3840']));
  });
});

describe('the logo and the medium of a scene', () => {
  it('[O-K08] come from a new file, from the library, from another scene, and go again', async () => {
    const { db } = service();
    expect((await change('Standby', { templateTarget: 'logo', image: await picture('red') })).result).toBe('OK');
    const logo = (await sceneOf(signage, 'SELF', 'Standby')).template.logo;
    expect(logo?.image_url).toBe(`/files/media/${logo?.id}.png`);
    expect((await signage.send('GET', logo?.image_url ?? '')).status).toBe(200);
    expect(await db.select({ id: media.id }).from(media)).toHaveLength(1);

    const chosen = { islibraryMedia: 'true', mediaId: String(logo?.id) };
    expect((await change('Active', { templateTarget: 'media', ...chosen })).result).toBe('OK');
    expect((await sceneOf(admin, 1, 'Active')).template.contents?.id).toBe(logo?.id);

    const { template } = await sceneOf(admin, 1, 'Standby');
    const taken = { templateTarget: 'logo', referenceTemplateId: String(template.id) };
    expect((await change('Crowded', taken)).result).toBe('OK');
    expect((await sceneOf(admin, 1, 'Crowded')).template.logo?.id).toBe(logo?.id);

    const none = { templateTarget: 'logo', islibraryMedia: '1', mediaId: '0' };
    expect((await change('Crowded', none)).result).toBe('OK');
    expect((await sceneOf(admin, 1, 'Crowded')).template.logo).toBeNull();
  });

  it('[O-K08] [O-M06] from a file that came too late is not kept either', async () => {
    const { db } = service();
    const { companyId } = await demoUser(service(), 'admin');
    const version = String((await sceneOf(admin, 1, 'Standby')).template.version);
    const logo = { templateTarget: 'logo', version };
    const before = await db.select().from(media);
    const answers: Promise<Answered>[] = [];
    await holdingCompany(db, Number(companyId), async () => {
      for (const colour of ['green', 'blue'])
        answers.push(change('Standby', { ...logo, image: await picture(colour) }));
      await expect.poll(() => waitingForLocks(db)).toBe(2);
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await db.select().from(media)).toHaveLength(before.length + 1);
    expect(await db.select().from(strayFiles)).toEqual([]);
  });

  it('[O-K08] a film makes no logo', async () => {
    const { db, clock } = service();
    const [standby] = await db.select({ companyId: media.companyId }).from(media);
    const [film] = await db
      .insert(media)
      .values({
        companyId: standby?.companyId ?? 0,
        name: '動画',
        kind: 'mp4',
        size: 1,
        key: 'x',
        createdAt: clock.now(),
      })
      .returning({ id: media.id });
    const chosen = { islibraryMedia: '1', mediaId: String(film?.id) };
    expect((await change('Standby', { templateTarget: 'logo', ...chosen })).code).toBe(errorCodes.imageType);
    expect((await change('Standby', { templateTarget: 'media', ...chosen })).result).toBe('OK');
    await db.delete(media).where(eq(media.id, film?.id ?? 0));
    expect((await sceneOf(admin, 1, 'Standby')).template.contents).toBeNull();
  });

  it('[D-T93] a medium that is deleted while it is put into a scene is told as gone', async () => {
    const { db } = service();
    const mediaId = idIn(await admin.form('/api/addMedia', { image: await picture('white') }));
    const { playlist } = (await sceneOf(admin, 1, 'Suspended')).template;
    const chosen = { templateTarget: 'media', islibraryMedia: '1', mediaId: String(mediaId) };
    const answers: Promise<Answered>[] = [];
    await db.transaction(async (tx) => {
      await tx.delete(media).where(eq(media.id, mediaId));
      answers.push(change('Suspended', chosen));
      await expect.poll(() => waitingForLocks(db)).toBe(1);
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404]);
    expect((await sceneOf(admin, 1, 'Suspended')).template.playlist).toEqual(playlist);
  });

  it('[O-K08] neither file nor choice is told', async () => {
    expect((await change('Standby', { templateTarget: 'logo' })).code).toBe(errorCodes.badInput);
  });
});

describe('a web-reservation user', () => {
  it('[D-B05] writes the scene she knows, with her own pictures, and no device', async () => {
    expect((await change('Active', { templateTarget: 'template', telop: 'ようこそ' }, guest, 'SELF')).result).toBe(
      'OK',
    );
    const image = await picture('blue');
    expect((await change('Active', { templateTarget: 'media', image }, guest, 'SELF')).result).toBe('OK');
    const { signageId, template } = await sceneOf(guest, 'SELF', 'Active');
    expect(template).toMatchObject({ telop: 'ようこそ', contents: { id: expect.any(Number) } });
    const device = await guest.form('/api/updateSignage', { targetId: String(signageId), name: '別の名前' });
    expect(device.status).toBe(403);
  });
});
