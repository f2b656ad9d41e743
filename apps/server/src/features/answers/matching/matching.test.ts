import type { Serializable } from 'node:child_process';
import { setImmediate as turn } from 'node:timers/promises';
import { verdictOf } from '@mukae/contract/domain/answer/sureness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInThread } from '#platform/apart/program';
import type { KnownAnswers } from './matches';
import { makeMatching } from './matching';

const matching = makeMatching();
// The dictionary is read when it is first needed.
beforeAll(() => matching.keyOf(''));
afterAll(matching.stop);

const parking = 1;
const restroom = 2;
const meeting = 3;
const delivery = 4;
const answers = [
  { id: parking, texts: ['駐車場はどこですか', '車はどこに停められますか', 'Where is the parking lot?'] },
  { id: restroom, texts: ['お手洗いはどこですか', 'トイレを借りたいです', 'Where is the restroom?'] },
  { id: meeting, texts: ['打ち合わせで伺いました', '会議室はどこですか', 'I have an appointment'] },
  { id: delivery, texts: ['荷物の配達に来ました', '宅配便のお届けです', 'I have a delivery'] },
];
const company = (known: Partial<KnownAnswers> = {}, id = 1) => ({
  id,
  version: JSON.stringify(known),
  load: async () => ({ answers, synonyms: [], ...known }),
});

const idsFor = async (question: string, of = company()) => (await matching.match(of, question)).map(({ id }) => id);
async function answerTo(question: string, of = company()): Promise<number | undefined> {
  const matches = await matching.match(of, question);
  return verdictOf(matches, 75) === 'answer' ? matches[0]?.id : undefined;
}

describe('a question', () => {
  it.each([
    ['ちゅうしゃじょうは どこですか', parking],
    ['ﾁｭｳｼｬｼﾞｮｳはどこ？', parking],
    ['駐車城はどこですか', parking],
    ['トイレをかりたいです', restroom],
    ['といれ かりたい', restroom],
    ['トーイレ借りたいです！！', restroom],
    ['オテアライはどこでしょうか', restroom],
    ['打合せで伺いました', meeting],
    ['うちあわせで伺いました', meeting],
    ['ミーティング 会議室', meeting],
    ['荷物をお届けに来ました', delivery],
  ])('[D-AM01] is found by its reading, however it is written: %s', async (question, id) => {
    expect(await answerTo(question)).toBe(id);
  });

  it.each([
    ['Is there a parking lot?', parking],
    ['where is the RESTROOM', restroom],
    ['ｗｈｅｒｅ are the restrooms', restroom],
    ['i have an appointment at 3', meeting],
    ['Delivery!', delivery],
  ])('[D-AM05] is found in English: %s', async (question, id) => {
    expect(await answerTo(question)).toBe(id);
  });

  it('[D-AM01] [D-AM05] is found where one language has the word of the other, and where letters are spelled', async () => {
    const with24 = company({
      answers: [...answers, { id: 9, texts: ['ATMはどこですか', 'Where is the cash machine?'] }],
    });
    expect((await idsFor('パーキングはありますか'))[0]).toBe(parking);
    expect(await answerTo('エーティーエムはどこですか', with24)).toBe(9);
  });

  it('[D-AM01] means the same with a number in digits and in kanji', async () => {
    const floors = company({
      answers: [
        { id: 2, texts: ['2階には何がありますか'] },
        { id: 13, texts: ['13階には何がありますか'] },
      ],
    });
    expect(await answerTo('十三階には何がありますか', floors)).toBe(13);
    expect(await answerTo('２階に何がある', floors)).toBe(2);
  });

  it('[D-AM02] tells whole percent, the surest first, with the text that is nearest, ten at most', async () => {
    const many = Array.from({ length: 14 }, (_, n) => ({ id: n + 1, texts: [`${n + 1}番の窓口はどこですか`] }));
    const matches = await matching.match(company({ answers: many }), '窓口はどこですか');
    expect(matches).toHaveLength(10);
    const sureness = matches.map((match) => match.sureness);
    expect(sureness).toEqual(sureness.toSorted((one, other) => other - one));
    expect(sureness.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100)).toBe(true);
    expect(verdictOf(matches, 75)).toBe('choices');
    expect((await matching.match(company(), '車はどこに停められますか'))[0]).toEqual({
      id: parking,
      sureness: 100,
      text: '車はどこに停められますか',
    });
  });

  it('[D-AM02] is held against every answer, however many ways there are to ask for another', async () => {
    const ways = Array.from({ length: 30 }, (_, n) => `駐車場の${n + 1}番はどこですか`);
    const often = company({
      answers: [...answers, { id: 6, texts: ways }, { id: 7, texts: ways.map((way) => way.replace('番', '階')) }],
    });
    expect(await idsFor('駐車場はどこ', often)).toEqual(expect.arrayContaining([parking, 6, 7]));
  });

  it('[D-AM02] that has nothing to do with any answer is near to none', async () => {
    for (const question of ['ありがとう', '鯨', 'Good luck', 'ABC']) {
      expect(await idsFor(question)).toEqual([]);
    }
  });

  it('[D-AM02] that shares one sign with another word is not taken for it', async () => {
    const town = company({
      answers: [
        { id: 5, texts: ['車をどこに停めればいいですか'] },
        { id: 6, texts: ['車いすはありますか'] },
      ],
    });
    expect(await answerTo('バス停はどこですか', town)).toBeUndefined();
    expect(await answerTo('車で来たんですが', town)).not.toBe(6);
  });

  it('[D-AM02] is told nothing that is as good as never meant', async () => {
    const questions = ['英語は話せますか', '領収書をください', '返品したい', 'おすすめのお土産は'];
    const matches = (await Promise.all(questions.map((one) => matching.match(company(), one)))).flat();
    expect(matches.filter(({ sureness }) => sureness < 5)).toEqual([]);
  });

  it('[D-AM02] that stands word by word among many of the same words is the one that is meant', async () => {
    const floors = Array.from(
      { length: 25 },
      (_, n) => `駐車場 ${'あいうえおかきくけこさしすせそたちつてとなにぬねの'[n]}`,
    );
    const many = company({
      answers: [
        { id: 5, texts: ['駐車場の料金', ...floors, '駐車場'] },
        { id: 6, texts: ['車の駐車場', '駐車場の車'] },
      ],
    });
    expect((await matching.match(many, '駐車場'))[0]).toEqual({ id: 5, sureness: 100, text: '駐車場' });
  });

  it.each([
    ['駐車場は何階ですか', parking],
    ['ちゅうしゃじょうは なんかいですか', parking],
    ['お手洗いの場所', restroom],
    ['山田ですが、佐藤さんと打ち合わせで伺いました', meeting],
    ['Excuse me sir, is there a restroom somewhere around here?', restroom],
  ])('[D-AM01] is found whatever stands for the place, and whoever is named: %s', async (question, id) => {
    expect(await answerTo(question)).toBe(id);
  });

  it('[D-AM01] [D-AM05] in one script is not taken for a word with the same consonants', async () => {
    const shops = company({
      answers: [
        { id: 5, texts: ['Where can I get a taxi?'] },
        { id: 6, texts: ['Where can I get my tax back?'] },
      ],
    });
    expect(await answerTo('Where do I get tax back?', shops)).toBe(6);
    expect(await answerTo('taxi please', shops)).toBe(5);
  });

  it('[D-AM02] of nothing but small words is answered where a company has just that', async () => {
    const polite = company({ answers: [...answers, { id: 5, texts: ['ありがとうございます', 'Thank you'] }] });
    expect(await answerTo('ありがとう', polite)).toBe(5);
    expect(await answerTo('thank you', polite)).toBe(5);
    expect(await answerTo('駐車場はどこですか', polite)).toBe(parking);
  });

  it('[D-AM02] is found by what an answer says where nobody asks like that', async () => {
    const [first, ...others] = answers;
    const told = company({
      answers: [{ id: parking, texts: first?.texts ?? [], told: ['地下の車庫へお進みください。'] }, ...others],
    });
    const sureOf = async (of: ReturnType<typeof company>) =>
      (await matching.match(of, '会議室の車庫か駐車場'))[0]?.sureness;
    expect(await sureOf(told)).toBeGreaterThan((await sureOf(company())) ?? 0);
  });

  it('[D-AM06] that is nonsense is near to nothing and breaks nothing', async () => {
    const nonsense = [
      '',
      ' ',
      '。、！？',
      '😀😃👨‍👩‍👧‍👦🇯🇵',
      '\u0000\u0007\u001b[',
      '\ud800',
      'ก็ไม่รู้สิ',
      'привет',
      '。'.repeat(10_000),
      '\u0301'.repeat(500),
    ];
    for (const question of nonsense) {
      expect(await idsFor(question)).toEqual([]);
      expect(await matching.keyOf(question)).toBe('');
    }
    expect(await answerTo('\u0000駐車場\ud800は😀どこですか\u200b')).toBe(parking);
    expect(await answerTo('駐車場はどこですか')).toBe(parking);
  });

  it('[D-AM06] of 10,000 characters is read as far as anybody asks, and takes no longer than that', async () => {
    const sentence = 'すみません、駐車場はどこにありますか。';
    const long = sentence.repeat(600);
    expect(await idsFor(long)).toContain(parking);
    const time = async (question: string): Promise<number> => {
      const since = performance.now();
      for (let n = 0; n < 20; n += 1) await matching.match(company(), question);
      return performance.now() - since;
    };
    await time(long.slice(0, 200));
    const [asked, longer] = [await time(long.slice(0, 200)), await time(long)];
    expect(longer).toBeLessThan(asked * 5);
  });
});

describe('synonyms', () => {
  const synonyms = [
    ['お手洗い', '便所', 'WC', 'powder room'],
    ['打ち合わせ', '商談', 'ミーティング'],
  ];

  it.each([
    ['便所はどこですか', restroom],
    ['べんじょ どこ', restroom],
    ['wcはどこですか', restroom],
    ['Where is the powder room?', restroom],
    ['商談で伺いました', meeting],
    ['みーてぃんぐで伺いました', meeting],
  ])('[D-AM03] of a company are found by whichever is said: %s', async (question, id) => {
    expect(await answerTo(question, company({ synonyms }))).toBe(id);
  });

  it('[D-AM03] are those of one company and of nobody else', async () => {
    expect(await answerTo('便所はどこですか', company({ synonyms }, 1))).toBe(restroom);
    expect(await answerTo('便所はどこですか', company({}, 2))).toBeUndefined();
  });

  it('[D-AM03] that are empty, one letter or nonsense change nothing', async () => {
    const odd = [[''], [], ['は', 'に'], ['、', '。'], ['お手洗い', ''], ['a'.repeat(5000), '😀']];
    expect(await answerTo('駐車場はどこですか', company({ synonyms: odd }))).toBe(parking);
    expect(await answerTo('お手洗いはどこですか', company({ synonyms: odd }))).toBe(restroom);
  });
});

describe('answers that are alike', () => {
  it('[D-AM04] are told in pairs, each once, the most alike first', async () => {
    expect(await matching.alike(company())).toEqual([]);
    const more = [
      { id: 11, texts: ['駐車場は何階ですか', '車はどこに停めますか'] },
      { id: 12, texts: ['荷物の配達に来ました'] },
    ];
    const pairs = await matching.alike(company({ answers: [...more, ...answers] }));
    expect(pairs.map(({ one, other }) => [one, other])).toEqual(
      expect.arrayContaining([
        [delivery, 12],
        [parking, 11],
      ]),
    );
    expect(pairs).toHaveLength(2);
    expect(pairs).toContainEqual({ one: delivery, other: 12, sureness: 100 });
    const sureness = pairs.map((pair) => pair.sureness);
    expect(sureness).toEqual(sureness.toSorted((one, other) => other - one));
  });
});

describe('the key of a question', () => {
  it('[D-AM01] is the same however politely and in which letters it is asked', async () => {
    const key = await matching.keyOf('駐車場はどこですか');
    const others = [
      'すみません、駐車場はどこでしょうか？',
      'あのー、駐車場 どこ',
      'チュウシャジョウはどこですか',
      '　駐車場はどこですか。',
    ];
    for (const other of others) expect(await matching.keyOf(other)).toBe(key);
    expect(await matching.keyOf('駐車場はいくらですか')).not.toBe(key);
    expect(await matching.keyOf('Where is the exit?')).toBe(await matching.keyOf('where is the Exit'));
    expect(await matching.keyOf('お願いします')).not.toBe('');
  });

  it('[D-AM06] fits an index, however long the question is', async () => {
    expect((await matching.keyOf('駐車場と会議室と受付'.repeat(1000))).length).toBeLessThanOrEqual(80);
  });
});

it('[D-AM04] alike answers are looked for once, however many ask, until something changes', async () => {
  const [one, other] = await Promise.all([matching.alike(company()), matching.alike(company())]);
  expect(other).toBe(one);
  expect(await matching.alike(company())).toBe(one);
  expect(await matching.alike(company({ synonyms: [['駐車場', 'お手洗い']] }))).not.toBe(one);
});

/** A thread reads the dictionary before it answers, again and again here. */
describe('reading', { timeout: 60_000 }, () => {
  /** How each thread is ended that was opened, as an accident would. */
  const accidents: (() => void)[] = [];
  const { match, keyOf, stop } = makeMatching({
    open<Task extends Serializable, Result>(source: URL, memoryMb: number) {
      const program = openInThread<Task, Result>(source, memoryMb);
      accidents.push(program.end);
      return program;
    },
  });
  afterAll(stop);
  /** What was asked is on its way, and nothing can have come back. */
  const posted = () => Promise.resolve();
  const ask = () => match(company(), '駐車場はどこですか');

  it('[D-AM07] begins with the first question, in one thread for all', async () => {
    await turn();
    expect(accidents).toHaveLength(0);
    await Promise.all([ask(), keyOf('駐車場'), match(company({}, 2), '会議室')]);
    expect(accidents).toHaveLength(1);
  });

  it('[D-AM07] survives the end of its thread between two questions', async () => {
    const first = await ask();
    const threads = accidents.length;
    accidents.at(-1)?.();
    expect(await ask()).toEqual(first);
    expect(accidents).toHaveLength(threads + 1);
  });

  it('[D-AM07] survives the end of its thread in the midst of many questions', async () => {
    const first = await ask();
    const threads = accidents.length;
    const asked = Array.from({ length: 50 }, ask);
    await posted();
    accidents.at(-1)?.();
    expect(await Promise.all(asked)).toEqual(asked.map(() => first));
    expect(accidents).toHaveLength(threads + 1);
  });

  it('[D-AM07] tells of what ends one thread after the other, and goes on with the next question', async () => {
    await ask();
    const threads = accidents.length;
    const asked = match(company({}, 3), '駐車場はどこですか');
    await posted();
    accidents.at(-1)?.();
    await expect.poll(() => accidents.length).toBe(threads + 1);
    accidents.at(-1)?.();
    await expect(asked).rejects.toThrow('the thread that reads ended');
    expect((await ask())[0]?.id).toBe(parking);
  });

  it('[D-AM07] refuses what is asked when the service ends', async () => {
    const asked = ask();
    await posted();
    const both = Promise.all([
      expect(asked).rejects.toThrow('the service ends'),
      expect(ask()).rejects.toThrow('the service ends'),
    ]);
    stop();
    await both;
    await expect(ask()).rejects.toThrow('the service ends');
  });

  it('[D-AM07] prepares what a company knows once for each version, and tries again when it could not be loaded', async () => {
    let loaded = 0;
    const counting = (version: string, fails = false) => ({
      id: 77,
      version,
      async load() {
        loaded += 1;
        if (fails) throw new Error('the database is away');
        return { answers, synonyms: [] };
      },
    });
    await expect(matching.match(counting('one', true), '駐車場')).rejects.toThrow('the database is away');
    expect(loaded).toBe(1);
    await Promise.all(Array.from({ length: 50 }, () => matching.match(counting('one'), '駐車場')));
    await matching.alike(counting('one'));
    expect(loaded).toBe(2);
    await matching.match(counting('two'), '駐車場');
    expect(loaded).toBe(3);
  });

  it('[D-AM07] keeps nobody waiting while much is prepared: others are answered meanwhile', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => ({
      id: n + 1,
      texts: Array.from(
        { length: 10 },
        (_, k) => `${n}番の${['窓口', '会議室', '倉庫', '売り場', '教室'][k % 5]}は何階ですか ${k}`,
      ),
    }));
    await matching.match(company(), '駐車場');
    const order: string[] = [];
    const large = matching
      .match({ id: 99, version: 'large', load: async () => ({ answers: many, synonyms: [] }) }, '7番の倉庫は何階ですか')
      .then((matches) => order.push(`large ${matches[0]?.id}`));
    for (let n = 0; n < 3; n += 1) {
      await turn();
      await matching.match(company(), '駐車場はどこですか');
      order.push('small');
    }
    await large;
    expect(order).toEqual(['small', 'small', 'small', 'large 8']);
  });
});
