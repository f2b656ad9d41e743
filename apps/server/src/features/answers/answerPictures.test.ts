import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, refusalIn } from '#testing/answers';
import { addStranger } from '#testing/people';
import { reserve } from '#testing/reservations';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, readAnswer } from '#testing/someAnswers';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours } from '#testing/testClock';
import { drawnPicture } from '#testing/uploads';

const service = serviceForFile();
let admin: TestClient;

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
});

let shade = 10;
const addPicture = async (client = admin) => {
  shade += 1;
  return idIn(await client.form('/api/addMedia', { image: await drawnPicture(`#${shade}${shade}${shade}`) }));
};
const statusFor = async (client: TestClient, id: number) => (await client.send('GET', `/files/media/${id}.png`)).status;
const remove = (targetId: number, fields: object = {}, language = 'ja') =>
  admin.post('/api/deleteMedia', { targetId, ...fields }, { 'accept-language': language });

describe('a picture that comes with an answer', () => {
  it('[D-AS08] is read by every screen of the company, for as long as an answer has it', async () => {
    const [shown, hidden] = [await addPicture(), await addPicture()];
    const id = await addAnswerTo(admin, '館内の地図はありますか', { picture_id: shown });
    for (const name of ['signage1', 'signage2']) {
      const screen = await loggedIn(service().url, `${name}@demo.example`);
      expect([await statusFor(screen, shown), await statusFor(screen, hidden)]).toEqual([200, 404]);
    }
    const screen = await loggedIn(service().url, 'signage1@demo.example');
    await admin.post('/api/updateAnswer', { targetId: id, picture_id: 0 });
    expect(await statusFor(screen, shown)).toBe(404);
  });

  it('[D-AS08] [D-B04] is read by no screen of another company, and by nobody whom a link let in', async () => {
    const { companyId } = await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
    expect(companyId).toBeGreaterThan(0);
    const stranger = await loggedIn(service().url, 'admin@other.example');
    const theirs = await addPicture(stranger);
    await addAnswerTo(stranger, '別会社の地図', { picture_id: theirs });
    const mine = await addPicture();
    await addAnswerTo(admin, '自社の地図', { picture_id: mine });
    expect(await statusFor(await loggedIn(service().url, 'signage1@demo.example'), theirs)).toBe(404);
    const visiting = new TestClient(service().url);
    const { token } = await reserve(service(), 0, hours(1));
    expect((await visiting.post('/token/login', { token })).result).toBe('OK');
    expect(await statusFor(visiting, mine)).toBe(404);
  });

  it('[O-M08] says where it is used and asks before it is deleted; the answers stay without it', async () => {
    const picture = await addPicture();
    const ids: number[] = [];
    for (const n of [1, 2, 3, 4]) ids.push(await addAnswerTo(admin, `絵の質問 ${n}`, { picture_id: picture }));
    expect((await admin.post('/api/getMedia', { targetId: picture })).body).toMatchObject({
      answers: ['絵の質問 1', '絵の質問 2', '絵の質問 3'],
      answerCount: 4,
    });
    const asked = await remove(picture);
    expect(asked.body).toMatchObject({ result: 'Confirm', code: 'SVER-63' });
    expect(asked.msg?.split('\n')).toEqual([
      'このメディアは使われています。削除すると、そこには表示されなくなります。',
      '・「絵の質問 1」への答え',
      '・「絵の質問 2」への答え',
      '・「絵の質問 3」への答え',
      '…',
    ]);
    expect((await remove(picture, {}, 'en')).msg).toContain('・The answer to "絵の質問 1"');
    expect((await remove(picture, { isForceSubmit: 1 })).result).toBe('OK');
    for (const id of ids) expect(await readAnswer(admin, id)).toMatchObject({ pictureId: null, pictureUrl: '' });
  });

  it('[O-M08] that is deleted while it is chosen is chosen by nobody', async () => {
    const picture = await addPicture();
    const [added, removed] = await Promise.all([
      admin.post('/api/addAnswer', { question: '競争', answer: '競争', picture_id: picture }),
      remove(picture, { isForceSubmit: 1 }),
    ]);
    expect(removed.result).toBe('OK');
    if (added.result === 'OK') expect((await readAnswer(admin, idIn(added))).pictureId).toBeNull();
    else expect(refusalIn(added)).toEqual([404, 'SVER-14']);
  });
});
