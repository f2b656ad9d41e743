import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { days } from '#testing/testClock';
import { answersNamed } from './answers.repo';
import { answersGiven } from './answers.tables';
import { noteGiven } from './given.repo';
import { makeKnownTo } from './knownAnswers';
import { followingQuestions, suggestedQuestions } from './offered.repo';

const service = serviceForFile();

/** A company of its own with these answers, and their ids. */
let companies = 0;
async function companyWith(...questions: [question: string, fields?: object][]) {
  companies += 1;
  const loginId = `admin${companies}@other.example`;
  const { companyId } = await addStranger(service(), { loginId, role: 'companyAdmin' });
  const client = await loggedIn(service().url, loginId);
  const ids: number[] = [];
  for (const [question, fields] of questions) ids.push(await addAnswerTo(client, question, fields));
  return { companyId, client, ids };
}

const give = async (id: number | undefined, times: number, daysAgo = 0) => {
  const day = japanDay(new Date(service().clock.now().getTime() - days(daysAgo)));
  for (let n = 0; n < times; n += 1) await noteGiven(service().db, id ?? 0, day);
};
const words = (questions: readonly { ja: string }[]) => questions.map(({ ja }) => ja);

describe('what is offered before anybody asks', () => {
  const offered = async (companyId: number, atMost = 3) =>
    words(await suggestedQuestions(service().db, companyId, atMost, service().clock.now()));

  it('[D-AS03] is what the company suggests, then what was asked most in thirty days, then what is oldest', async () => {
    const { companyId, ids } = await companyWith(['一'], ['二'], ['三'], ['四', { is_suggested: true }], ['五']);
    expect(await offered(companyId)).toEqual(['四', '一', '二']);
    await give(ids[4], 2, 29);
    await give(ids[2], 1);
    await give(ids[1], 9, 31);
    expect(await offered(companyId)).toEqual(['四', '五', '三']);
    expect(await offered(companyId, 10)).toEqual(['四', '五', '三', '一', '二']);
  });

  it('[D-AS03] comes in both languages, and is nothing where a company has no answer', async () => {
    const { companyId, ids } = await companyWith(['駅はどこ', { question_en: 'Where is the station?' }]);
    expect(await suggestedQuestions(service().db, companyId, 3, service().clock.now())).toEqual([
      { id: ids[0], ja: '駅はどこ', en: 'Where is the station?' },
    ]);
    expect(await offered((await companyWith()).companyId)).toEqual([]);
  });
});

describe('what may be asked after an answer', () => {
  it('[D-AS03] is what is asked most in its category, and not the answer itself', async () => {
    const parking = { category: '駐車場' };
    const { ids } = await companyWith(
      ['一', parking],
      ['二'],
      ['三', parking],
      ['四', parking],
      ['五', parking],
      ['六', parking],
    );
    await companyWith(['よその質問', parking]);
    await give(ids[4], 2);
    await give(ids[5], 1);
    const { db, clock } = service();
    const following = async (id: number | undefined) => words(await followingQuestions(db, id ?? 0, 3, clock.now()));
    expect(await following(ids[0])).toEqual(['五', '六', '三']);
    expect(await following(ids[1])).toEqual([]);
    expect(await following(undefined)).toEqual([]);
  });
});

describe('how often an answer was given', () => {
  it('[D-AA01] is counted by the day, at once by many; of one that is gone nothing is counted', async () => {
    const { ids } = await companyWith(['数える']);
    const { db } = service();
    await Promise.all(Array.from({ length: 20 }, () => noteGiven(db, ids[0] ?? 0, '2026-11-16')));
    await db.transaction((tx) => noteGiven(tx, ids[0] ?? 0, '2026-11-17'));
    await noteGiven(db, 999_999, '2026-11-16');
    const counted = await db.select().from(answersGiven);
    expect(counted.filter(({ answerId }) => answerId === ids[0])).toEqual([
      { answerId: ids[0], day: '2026-11-16', times: 20 },
      { answerId: ids[0], day: '2026-11-17', times: 1 },
    ]);
    expect(counted.some(({ answerId }) => answerId === 999_999)).toBe(false);
  });
});

describe('what a company knows', () => {
  let client: TestClient;
  let companyId: number;
  let ids: number[];
  const knownTo = (synonyms: string[][] = []) => makeKnownTo(service().db)(companyId, { synonyms });

  beforeAll(async () => {
    ({ client, companyId, ids } = await companyWith(
      ['一', { phrasings: ['いち', 'one'], question_en: 'Number one?' }],
      ['二'],
    ));
  });

  it('[D-AM05] are all the ways in which its answers are asked for, in both languages', async () => {
    expect(await (await knownTo([['傘', 'かさ']])).load()).toEqual({
      answers: [
        { id: ids[0], texts: ['一', 'いち', 'one', 'Number one?'], told: ['一 の答え'] },
        { id: ids[1], texts: ['二'], told: ['二 の答え'] },
      ],
      synonyms: [['傘', 'かさ']],
    });
  });

  it('[D-AM03] has another mark after each change, and the same one as long as nothing is changed', async () => {
    const marks: string[] = [];
    const note = async (synonyms?: string[][]) => marks.push((await knownTo(synonyms)).version);
    await note();
    expect((await knownTo()).version).toBe(marks[0]);
    await client.post('/api/updateAnswer', { targetId: ids[1], phrasings: ['に'] });
    await note();
    const added = await addAnswerTo(client, '三');
    await note();
    await client.post('/api/deleteAnswer', { targetId: added });
    await addAnswerTo(client, '三');
    await note();
    await client.post('/api/deleteAnswer', { targetId: ids[1] });
    await note();
    await note([['傘', 'かさ']]);
    await note([['傘', '雨具']]);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('[D-AM02] finds answers in the order in which they are named, without those that are gone or of others', async () => {
    const { db } = service();
    const other = await companyWith(['よそ'], ['ほか']);
    const [first, second] = other.ids;
    const found = await answersNamed(db, other.companyId, [second ?? 0, 999_999, ids[0] ?? 0, first ?? 0]);
    expect(found.map(({ answer }) => answer.question)).toEqual(['ほか', 'よそ']);
    expect(await answersNamed(db, other.companyId, [])).toEqual([]);
  });
});
