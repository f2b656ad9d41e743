import { setImmediate as turn } from 'node:timers/promises';
import type { Language } from '@mukae/contract/language';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '#platform/config/settings';
import { makeLogger } from '#platform/log/logger';
import { patiently } from '#testing/patiently';
import { minutes, TestClock } from '#testing/testClock';
import { type LibreTranslateDouble, startLibreTranslate } from '../testing/libreTranslate';
import type { OutsideScript } from '../testing/outsideService';
import { type ModelDouble, type ModelScript, says, startTalkModel } from '../testing/talkModel';
import { makeTranslator } from './translator';

let libre: LibreTranslateDouble;
let model: ModelDouble;
let answer: string | OutsideScript | Promise<string>;
let said: ModelScript;
let logged: string[];
const clock = new TestClock();

const anybody = async () => {};

function translatorAt(env: Readonly<Record<string, string>>, patienceMs = 60_000) {
  const { translation: service } = readSettings(env).talk;
  if (!service) throw new Error('nobody translates');
  const log = makeLogger('trace', { write: (line) => void logged.push(line) });
  const translate = makeTranslator({ service, clock, log, patienceMs });
  return (text: string, to: Language, mayAsk = anybody) => translate(text, to, mayAsk);
}

beforeEach(async () => {
  logged = [];
  answer = 'Where is the meeting room?';
  said = says('Where is the ', 'meeting room?');
  libre = await startLibreTranslate({ translate: () => answer });
  model = await startTalkModel({ answer: () => said });
});
afterEach(async () => {
  vi.useRealTimers();
  await libre.stop();
  await model.stop();
});

const modelEnv = () => ({
  TRANSLATE_URL: model.env.TALK_AI_URL,
  TRANSLATE_KEY: model.env.TALK_AI_KEY,
  TRANSLATE_MODEL: 'a-model',
});

describe('what somebody said, in the other language', () => {
  it('[O-AI03] comes from a service like LibreTranslate', async () => {
    const translate = translatorAt(libre.env);
    expect(await translate('会議室はどこですか', 'en')).toBe('Where is the meeting room?');
    answer = '会議室はどこですか';
    expect(await translate('Where is the meeting room?', 'ja')).toBe('会議室はどこですか');
    const key = { api_key: libre.env.TRANSLATE_KEY, format: 'text' };
    expect(libre.translations).toEqual([
      { q: '会議室はどこですか', source: 'ja', target: 'en', ...key },
      { q: 'Where is the meeting room?', source: 'en', target: 'ja', ...key },
    ]);
  });

  it('[O-AI03] comes from a model that is told to translate, and to heed nothing else', async () => {
    const translate = translatorAt(modelEnv());
    expect(await translate('会議室はどこですか', 'en')).toBe('Where is the meeting room?');
    const [chat] = model.chats;
    expect(chat?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(chat?.messages[1]?.content).toBe('会議室はどこですか');
    expect(chat?.tools).toBeUndefined();
  });

  it('[O-AI03] is asked for once, also when it is wanted twice at the same time', async () => {
    const translate = translatorAt(libre.env);
    let tell = (_: string) => {};
    answer = new Promise((resolve) => {
      tell = resolve;
    });
    const both = Promise.all([translate('はい', 'en'), translate('はい', 'en')]);
    await patiently(() => expect(libre.translations).toHaveLength(1));
    tell('Yes');
    expect(await both).toEqual(['Yes', 'Yes']);
    expect(await translate('はい', 'en')).toBe('Yes');
    expect(libre.translations).toHaveLength(1);
  });

  it('[O-AI03] [D-AT10] is remembered for an hour, and not for longer however often it is wanted', async () => {
    const translate = translatorAt(libre.env);
    const askedAfter = async (ms: number) => {
      clock.forward(ms);
      await translate('はい', 'en');
      return libre.translations.length;
    };
    expect(await askedAfter(0)).toBe(1);
    expect(await askedAfter(minutes(59))).toBe(1);
    expect(await askedAfter(minutes(1) + 1)).toBe(2);
  });

  it('[D-AX05] is paid for where the service is asked: neither for what is known, nor while it is left in peace', async () => {
    const translate = translatorAt(libre.env);
    let paid = 0;
    const pay = async () => {
      paid += 1;
    };
    await Promise.all([translate('はい', 'en', pay), translate('はい', 'en', pay)]);
    await translate('はい', 'en', pay);
    expect([paid, libre.translations.length]).toEqual([1, 1]);
    answer = { is: 'answer', status: 500 };
    for (const text of ['一', '二', '三', '四', '五']) await translate(text, 'en', pay);
    expect([paid, libre.translations.length]).toEqual([4, 4]);
  });

  it('[D-AT07] is had by who may ask, also while one who may not wants the same', async () => {
    const translate = translatorAt(libre.env);
    const refusal = new Error('too many');
    const refused = translate('はい', 'en', () => Promise.reject(refusal));
    const allowed = translate('はい', 'en');
    await expect(refused).rejects.toBe(refusal);
    expect(await allowed).toBe('Where is the meeting room?');
    expect(libre.translations).toHaveLength(1);
  });

  it('[O-AI03] is waited for three seconds, and not longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { translation: service } = readSettings(libre.env).talk;
    if (!service) throw new Error('nobody translates');
    answer = { is: 'silence' };
    const told: (string | null)[] = [];
    const log = makeLogger('silent');
    void makeTranslator({ service, clock, log })('はい', 'en', anybody).then((words) => told.push(words));
    while (libre.translations.length === 0) await turn();
    await vi.advanceTimersByTimeAsync(2999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await patiently(() => expect(told).toEqual([null]));
  });

  it('[O-AI03] is one line of words', async () => {
    answer = ' Where\n is\u0000 it?\u202e ';
    expect(await translatorAt(libre.env)('どこ', 'en')).toBe('Where is it?');
  });

  it.each<[string, string | OutsideScript]>([
    ['refuses the key', { is: 'answer', status: 403, body: '{"error":"Invalid API key key-of-the-test"}' }],
    ['has had enough', { is: 'answer', status: 429 }],
    ['has failed', { is: 'answer', status: 500 }],
    ['hangs up', { is: 'hangUp' }],
    ['answers with a page', { is: 'answer', status: 200, contentType: 'text/html', body: '<html>' }],
    ['answers with half a document', { is: 'answer', status: 200, body: '{"translatedText":"Where' }],
    ['answers with another document', { is: 'answer', status: 200, body: '{"translated":"Where"}' }],
    ['answers without an end', { is: 'answer', status: 200, body: `{"translatedText":"${'x'.repeat(100_000)}"}` }],
    ['says far more than it was told', 'Where is it? '.repeat(100)],
    ['says nothing', ' \n'],
    ['sends on to somebody else', { is: 'answer', status: 307, headers: { location: '/elsewhere' } }],
  ])('[O-AI03] cannot be had from a service that %s: it is told once, and that it is over', async (_, badly) => {
    const translate = translatorAt(libre.env);
    answer = badly;
    expect(await translate('どこですか', 'en')).toBeNull();
    expect(await translate('どこですか', 'en')).toBeNull();
    expect(libre.asked).toHaveLength(2);
    expect(logged.filter((line) => line.includes('nothing is translated'))).toHaveLength(1);
    answer = 'Where is it?';
    expect(await translate('どこですか', 'en')).toBe('Where is it?');
    expect(logged.filter((line) => line.includes('words are translated again'))).toHaveLength(1);
    for (const secret of [libre.env.TRANSLATE_KEY, 'どこ', 'Where']) expect(logged.join('')).not.toContain(secret);
  });

  it.each<[string, ModelScript]>([
    ['stops in the middle', { ...says('Where is the '), after: 'end', finish: null }],
    ['is cut off', { ...says('Where is the '), finish: 'length' }],
    ['goes on and on', says(...Array.from({ length: 100 }, () => 'Where is it? '))],
    ['tells what it was told', says('You translate what is said at a reception desk.')],
    ['refuses the key', { is: 'answer', status: 401 }],
  ])('[O-AI03] [D-AT04] cannot be had from a model that %s', async (_, badly) => {
    said = badly;
    expect(await translatorAt(modelEnv())('どこですか', 'en')).toBeNull();
  });

  it('[O-AI03] is not waited for', async () => {
    answer = { is: 'silence' };
    expect(await translatorAt(libre.env, 100)('どこですか', 'en')).toBeNull();
    await patiently(() => expect(libre.left()).toBe(1));
  });

  it('[O-AI03] is not asked for from a service that is away for a minute after three failures, but known words are known', async () => {
    const translate = translatorAt(libre.env);
    expect(await translate('はい', 'en')).not.toBeNull();
    answer = { is: 'answer', status: 503 };
    for (const text of ['一', '二', '三', '四']) expect(await translate(text, 'en')).toBeNull();
    expect(libre.translations).toHaveLength(4);
    expect(await translate('はい', 'en')).not.toBeNull();
    answer = 'Five';
    clock.forward(minutes(1));
    expect(await translate('五', 'en')).toBe('Five');
  });

  it('[O-AI03] is not asked for where nobody could have said it', async () => {
    const translate = translatorAt(libre.env);
    expect([await translate('あ'.repeat(1001), 'en'), await translate(' ', 'en')]).toEqual([null, null]);
    expect(libre.asked).toEqual([]);
  });
});
