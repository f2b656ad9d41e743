import { importAnswer } from '@mukae/contract/calls/csv';
import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { landscape } from '@mukae/contract/domain/signage/size';
import { type Draft, emptyDraft } from '@mukae/contract/domain/template/draft';
import { timedTemplatesMax } from '@mukae/contract/domain/template/timetable';
import { errorCodes } from '@mukae/contract/errors/codes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, refusalIn } from '#testing/answers';
import { draftOf, editedTemplate, timedLike } from '#testing/editedTemplate';
import { waitingForLocks } from '#testing/locks';
import { demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { type Answered, loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';
import { signages } from '../signages.tables';
import { removeTemplate } from './templates.repo';

const service = serviceForFile();
let admin: TestClient;
let other: TestClient;
let guest: TestClient;
let storeId: string;

beforeAll(async () => {
  const { url } = service();
  admin = await loggedIn(url, 'admin@demo.example');
  other = await loggedIn(url, 'system@demo.example');
  guest = await loggedIn(url, 'guest@demo.example');
  storeId = String((await demoUser(service(), 'admin')).storeId);
});

let made = 0;
/** An upright screen of its own. */
async function newScreen(): Promise<{ id: number; loginId: string; name: string }> {
  made += 1;
  const [loginId, name] = [`published-${made}`, `画面 ${made}`];
  const fields = { name, storeId, login_id: loginId, width: '1080', height: '1920' };
  return { id: idIn(await admin.form('/api/addSignage', fields)), loginId, name };
}
const live = async (targetId: number | 'SELF', client = admin): Promise<WholeSignageAnswer> =>
  signageCalls.getSignage.output.parse((await client.post('/api/getSignage', { targetId })).body);
const publish = (signageId: number, draft: Draft, client = admin) =>
  client.post('/api/publishTemplates', { signageId, draft });

/** Several at once, in this order: all of them have come as far as they can before the first goes on. */
async function atOnce(signageId: number, ...calls: (() => Promise<Answered>)[]): Promise<Answered[]> {
  const { db } = service();
  const answers: Promise<Answered>[] = [];
  await db.transaction(async (tx) => {
    await tx.select().from(signages).where(eq(signages.id, signageId)).for('update');
    for (const call of calls) {
      answers.push(call());
      await expect.poll(() => waitingForLocks(db)).toBe(answers.length);
    }
  });
  return Promise.all(answers);
}

describe('two who publish at the same moment', () => {
  it('[D-T92] do not give a scene more templates with hours than it may have', async () => {
    const { id } = await newScreen();
    const calling = editedTemplate(await live(id), 'Calling');
    const first = Array.from({ length: timedTemplatesMax - 1 }, (_, at) => timedLike(calling, `first ${at}`));
    expect((await publish(id, draftOf(...first))).result).toBe('OK');
    const answers = await atOnce(
      id,
      () => publish(id, draftOf(timedLike(calling, 'mine'))),
      () => publish(id, draftOf(timedLike(calling, 'hers')), other),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect((await live(id)).timedTemplates).toHaveLength(timedTemplatesMax);
  });

  it('[D-T92] lose nothing: what one has changed the other does not remove unseen', async () => {
    const { id } = await newScreen();
    const calling = editedTemplate(await live(id), 'Calling');
    await publish(id, draftOf(timedLike(calling, 'a')));
    const [there] = (await live(id)).timedTemplates;
    const seen = { id: there?.id ?? 0, version: there?.version ?? 0 };
    const changed = { ...timedLike(calling, String(seen.id)), seen, telop: 'おはようございます' };
    const answers = await atOnce(
      id,
      () => publish(id, draftOf(changed), other),
      () => publish(id, { ...emptyDraft, removed: [seen] }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await live(id)).timedTemplates).toMatchObject([{ telop: 'おはようございます' }]);
    const stale = await service().db.transaction((tx) => removeTemplate(tx, seen));
    expect(stale).toBe(false);
    expect((await live(id)).timedTemplates).toHaveLength(1);
  });

  it('[D-T93] a medium that is deleted while a draft with it is published is told as gone', async () => {
    const { id } = await newScreen();
    const mediaId = idIn(await admin.form('/api/addMedia', { image: await drawnPicture('#123456') }));
    const active = editedTemplate(await live(id), 'Active');
    const { db } = service();
    let answer: Promise<Answered> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(signages).where(eq(signages.id, id)).for('update');
      answer = publish(id, draftOf({ ...active, playlist: [{ mediaId, seconds: 10 }] }));
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      expect((await admin.post('/api/deleteMedia', { targetId: mediaId })).result).toBe('OK');
    });
    expect(refusalIn(await (answer ?? Promise.reject(new Error('nothing was published'))))).toEqual([
      404,
      errorCodes.mediumGone,
    ]);
    expect(editedTemplate(await live(id), 'Active').playlist).toEqual([]);
  });
});

it('[D-T94] whoever publishes again because an answer was lost has no template twice, and may go on with it', async () => {
  const { id } = await newScreen();
  const morning = timedLike(editedTemplate(await live(id), 'Standby'), 'new-of-this-draft');
  for (const telop of ['おはようございます', 'おはようございます', 'ようこそ']) {
    expect((await publish(id, draftOf({ ...morning, telop }))).result).toBe('OK');
    expect((await live(id)).timedTemplates).toMatchObject([{ telop }]);
  }
  expect(refusalIn(await publish(id, draftOf(morning)))).toEqual([409, errorCodes.changedMeanwhile]);
});

const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 };
const wide = { width: String(landscape.width), height: String(landscape.height) };

describe('a screen that is turned', () => {
  const boxesOn = async (id: number) => {
    const { templates, timedTemplates } = await live(id);
    return [...templates, ...timedTemplates].flatMap(({ scene, boxes }) =>
      Object.keys(boxes).length > 0 ? [[scene, boxes]] : [],
    );
  };
  /** One whose blocks somebody has moved, in two scenes and in a template with hours. */
  async function movedScreen() {
    const screen = await newScreen();
    const whole = await live(screen.id);
    const moved = ['Standby', 'Active'].map((scene) => ({ ...editedTemplate(whole, scene), boxes: { telop: box } }));
    const morning = { ...timedLike(editedTemplate(whole, 'Calling'), 'k'), boxes: { logo: box } };
    await publish(screen.id, draftOf(...moved, morning));
    expect(await boxesOn(screen.id)).toHaveLength(3);
    return screen;
  }
  type Moved = Awaited<ReturnType<typeof newScreen>>;
  const ways: [string, (screen: Moved) => Promise<Answered>][] = [
    ['by its settings', ({ id }) => admin.form('/api/updateSignage', { targetId: String(id), ...wide })],
    [
      'by a scene of it',
      async ({ id }) => {
        const templateId = String(editedTemplate(await live(id), 'Crowded').seen?.id);
        const which = { isUpdateTemplate: '1', templateTarget: 'template', signageId: String(id), templateId };
        return admin.form('/api/updateSignage', { ...which, ...wide });
      },
    ],
    [
      'by a file',
      async ({ loginId, name }) => {
        const rows = ['login_id,name,store,width,height,character', `${loginId},${name},東京本店,1920,1080,`];
        const send = (more: Record<string, string>) =>
          admin.form('/api/importSignages', { file: new File([rows.join('\n')], '画面.csv'), ...more });
        return send({ mark: importAnswer.parse((await send({})).body).mark });
      },
    ],
    ['by a draft', ({ id }) => publish(id, { ...emptyDraft, size: landscape })],
  ];

  it.each(ways)(
    '[D-T96] %s has every block back where its layout has it, and its editors are told',
    async (_, turn) => {
      const screen = await movedScreen();
      const { seen } = editedTemplate(await live(screen.id), 'Standby');
      await admin.form('/api/updateSignage', { targetId: String(screen.id), width: '1200', height: '1920' });
      expect(await boxesOn(screen.id)).toHaveLength(3);
      expect((await turn(screen)).result).toBe('OK');
      expect((await live(screen.id)).size).toEqual(landscape);
      expect(await boxesOn(screen.id)).toEqual([]);
      expect(editedTemplate(await live(screen.id), 'Standby').seen?.version).toBeGreaterThan(seen?.version ?? 0);
    },
  );

  it('[D-T96] by a draft has those blocks moved that the draft has moved since', async () => {
    const { id } = await movedScreen();
    const active = { ...editedTemplate(await live(id), 'Active'), boxes: { logo: box } };
    expect((await publish(id, { ...draftOf(active), size: landscape })).result).toBe('OK');
    expect(await boxesOn(id)).toEqual([['Active', { logo: box }]]);
  });
});

it('[D-T97] a web-reservation user sets the size of her own screen with the scene that she knows, and of no other', async () => {
  const { id, size } = await live('SELF', guest);
  const draft = { ...emptyDraft, size: { width: 1280, height: 720 } };
  expect(size).not.toEqual(draft.size);
  expect((await publish(id, draft, guest)).result).toBe('OK');
  expect((await live('SELF', guest)).size).toEqual(draft.size);
  expect((await publish(1, draft, guest)).status).toBe(404);
  expect((await guest.form('/api/updateSignage', { targetId: String(id), ...wide })).status).toBe(403);
});
