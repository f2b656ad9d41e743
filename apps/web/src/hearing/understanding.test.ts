import { speechInWav } from '@mukae/contract/domain/hearing/spokenSound';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Heard, SpeechServer } from './heard';
import { Understanding } from './understanding';

const speech = Float32Array.from({ length: 3200 }, (_, place) => 0.2 * Math.sin(place / 9));

let told: Heard[];
let sounds: { seconds: number; language: string }[];
let answers: (() => Promise<Awaited<ReturnType<SpeechServer['hear']>>>)[];

const heardAs = (heard: string) => async () => ({ heard, language: 'ja' as const });

const server: SpeechServer = {
  engine: async () => 'server',
  hear(sound, language, calledOff) {
    sounds.push({ seconds: (speechInWav(sound)?.length ?? 0) / 16_000, language });
    const isCalledOff = new Promise<null>((resolve) => calledOff.addEventListener('abort', () => resolve(null)));
    return Promise.race([isCalledOff, answers.shift()?.() ?? null]);
  },
};

/** As if the line was there, and nothing came. */
const hangs = () => new Promise<null>(() => {});

function understandingWith(hasBrowser: boolean): Understanding {
  const tell = (heard: Heard) => void told.push(heard);
  const understanding = new Understanding({ hasBrowser, server, language: () => 'ja', tell });
  understanding.voiceIsKnown();
  return understanding;
}

const words = () => told.map((heard) => ('text' in heard ? `${heard.is} ${heard.text}` : heard.is));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  sounds = [];
  answers = [];
});
afterEach(() => vi.useRealTimers());

describe('who understands', () => {
  it('[D-AH01] is the browser as soon as nothing speaks against it, and whoever the service has when it does not', () => {
    const understanding = understandingWith(true);
    understanding.serverIs('server');
    expect(understanding.engine.get()).toBe('finding');
    understanding.browserWorks();
    expect(understanding.engine.get()).toBe('browser');
    understanding.browserFails();
    expect(understanding.engine.get()).toBe('server');
    understanding.serverIs('none');
    expect(understanding.engine.get()).toBe('none');
    understanding.browserWorks();
    expect(understanding.engine.get()).toBe('browser');
  });

  it('[D-AH01] is the service where the browser has no recognition, once it has said so', () => {
    const understanding = understandingWith(false);
    expect(understanding.engine.get()).toBe('finding');
    understanding.serverIs('server');
    expect(understanding.engine.get()).toBe('server');
  });

  it('[D-AH01] is nobody where nothing finds a voice for the service', () => {
    const understanding = understandingWith(false);
    understanding.serverIs('server');
    understanding.voiceFails();
    expect(understanding.engine.get()).toBe('none');
  });
});

describe('what is said, where the browser understands', () => {
  it('[D-AH02] is one sentence, however many the browser makes of it, when the voice ends', () => {
    const understanding = understandingWith(true);
    understanding.browserWorks();
    understanding.voiceBegan();
    understanding.partial('すみ');
    understanding.sentence({ text: 'すみません。' });
    understanding.partial('トイレ');
    understanding.sentence({ text: 'トイレはどこですか' });
    understanding.said(speech);
    expect(words()).toEqual([
      'speechBegan',
      'partial すみ',
      'partial すみません。',
      'partial すみません。トイレ',
      'partial すみません。トイレはどこですか',
      'final すみません。トイレはどこですか',
    ]);
    expect(sounds).toEqual([]);
  });

  it('[D-AH02] may be known only after the voice', () => {
    const understanding = understandingWith(true);
    understanding.browserWorks();
    understanding.voiceBegan();
    understanding.said(speech);
    understanding.sentence({ text: '会議室' });
    vi.advanceTimersByTime(10_000);
    expect(words()).toEqual(['speechBegan', 'speechEnded', 'final 会議室']);
  });

  it('[D-AH02] is one question where the browser is certain of its first half only when the voice ends', () => {
    const understanding = understandingWith(true);
    understanding.browserWorks();
    understanding.voiceBegan();
    understanding.sentence({ text: 'お手洗いは' });
    understanding.partial('何階');
    understanding.said(speech);
    understanding.sentence({ text: '何階ですか' });
    expect(words().filter((word) => !word.startsWith('partial'))).toEqual([
      'speechBegan',
      'speechEnded',
      'final お手洗いは何階ですか',
    ]);
  });

  it('[D-AH02] is one question where the browser is certain of its first half only after the voice', () => {
    const understanding = understandingWith(true);
    understanding.browserWorks();
    understanding.voiceBegan();
    understanding.partial('お手洗いは何階');
    understanding.said(speech);
    understanding.sentence({ text: 'お手洗いは', open: '何階' });
    understanding.sentence({ text: '何階ですか' });
    expect(words().filter((word) => word.startsWith('final'))).toEqual(['final お手洗いは何階ですか']);
  });

  it('[D-AH02] is its first half and what was heard of the second when that never becomes certain', () => {
    const understanding = understandingWith(true);
    understanding.browserWorks();
    understanding.voiceBegan();
    understanding.sentence({ text: 'お手洗いは' });
    understanding.partial('何階');
    understanding.said(speech);
    vi.advanceTimersByTime(2500);
    expect(words().filter((word) => word.startsWith('final'))).toEqual(['final お手洗いは何階']);
  });

  it('[D-AH02] is as much as was understood when nothing more comes, or nothing', () => {
    const understanding = understandingWith(true);
    understanding.browserWorks();
    understanding.voiceBegan();
    understanding.partial('会議室は');
    understanding.said(speech);
    vi.advanceTimersByTime(2500);
    understanding.voiceBegan();
    understanding.said(speech);
    vi.advanceTimersByTime(2500);
    expect(words().filter((word) => !word.startsWith('speech'))).toEqual([
      'partial 会議室は',
      'final 会議室は',
      'nothing',
    ]);
  });

  it('[D-AS02] is not what nobody here has spoken: the avatar’s own voice', () => {
    const understanding = understandingWith(true);
    understanding.browserWorks();
    understanding.partial('いらっしゃいませ');
    understanding.sentence({ text: 'いらっしゃいませ' });
    expect(told).toEqual([]);
  });

  it('[D-AH02] is heard without a voice that is found as well', () => {
    const understanding = understandingWith(true);
    understanding.voiceFails();
    understanding.browserWorks();
    understanding.browserNoticed();
    understanding.sentence({ text: '会議室はどこですか' });
    expect(words()).toEqual(['speechBegan', 'final 会議室はどこですか']);
  });
});

describe('what is said, where the service understands', () => {
  it('[D-AH03] goes there as a sound, one after the other', async () => {
    const understanding = understandingWith(false);
    understanding.serverIs('server');
    answers = [heardAs('すみません'), heardAs('')];
    for (const _ of [1, 2]) {
      understanding.voiceBegan();
      understanding.said(speech);
    }
    await settle();
    expect(sounds).toEqual([
      { seconds: 0.2, language: 'ja' },
      { seconds: 0.2, language: 'ja' },
    ]);
    expect(words().filter((word) => !word.startsWith('speech'))).toEqual(['final すみません', 'nothing']);
  });

  it('[D-AH01] goes there as well when the browser has only claimed to understand', async () => {
    const understanding = understandingWith(true);
    understanding.serverIs('server');
    answers = [heardAs('会議室'), heardAs('トイレ')];
    understanding.voiceBegan();
    understanding.said(speech);
    understanding.browserFails();
    await settle();
    expect(words()).toEqual(['speechBegan', 'speechEnded', 'final 会議室']);
    expect(understanding.engine.get()).toBe('server');
  });

  it('[D-AH01] a browser that twice has nothing to say where somebody spoke is passed over', async () => {
    const understanding = understandingWith(true);
    understanding.serverIs('server');
    answers = [heardAs('会議室'), heardAs('トイレ')];
    for (const engine of ['finding', 'server']) {
      understanding.voiceBegan();
      understanding.said(speech);
      await vi.advanceTimersByTimeAsync(1500);
      expect(understanding.engine.get()).toBe(engine);
    }
    expect(words().filter((word) => word.startsWith('final'))).toEqual(['final 会議室', 'final トイレ']);
  });

  it('[D-AH07] is nothing when nobody answers, and when it would wait behind others', async () => {
    const understanding = understandingWith(false);
    understanding.serverIs('server');
    answers = [() => Promise.reject(new Error('the server is away')), async () => null];
    for (const _ of [1, 2, 3]) {
      understanding.voiceBegan();
      understanding.said(speech);
    }
    await settle();
    expect(words().filter((word) => word === 'nothing')).toHaveLength(3);
    expect(sounds).toHaveLength(2);
  });

  it('[D-AH07] is nothing after 12 s when a line hangs, and what is said then is understood', async () => {
    const understanding = understandingWith(false);
    understanding.serverIs('server');
    answers = [hangs, heardAs('会議室')];
    understanding.voiceBegan();
    understanding.said(speech);
    await vi.advanceTimersByTimeAsync(12_000);
    understanding.voiceBegan();
    understanding.said(speech);
    await settle();
    expect(words().filter((word) => !word.startsWith('speech'))).toEqual(['nothing', 'final 会議室']);
  });

  it('[D-AH07] does not wait behind what hangs when that was forgotten', async () => {
    const understanding = understandingWith(false);
    understanding.serverIs('server');
    answers = [hangs, heardAs('会議室')];
    for (const _ of [1, 2]) {
      understanding.voiceBegan();
      understanding.said(speech);
    }
    await settle();
    understanding.forget();
    understanding.voiceBegan();
    understanding.said(speech);
    await settle();
    expect(words().filter((word) => !word.startsWith('speech'))).toEqual(['final 会議室']);
  });

  it('[D-AH07] of nobody ends what began', () => {
    const understanding = understandingWith(false);
    understanding.serverIs('none');
    understanding.voiceBegan();
    understanding.said(speech);
    understanding.voiceBegan();
    understanding.coughed();
    expect(words()).toEqual(['speechBegan', 'speechEnded', 'nothing', 'speechBegan', 'nothing']);
  });

  it('[D-AH06] is told nobody who does not listen any more', async () => {
    const understanding = understandingWith(false);
    understanding.serverIs('server');
    let answer: (value: { heard: string; language: 'ja' }) => void = () => {};
    answers = [
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ];
    understanding.voiceBegan();
    understanding.said(speech);
    await settle();
    understanding.forget();
    answer({ heard: '会議室', language: 'ja' });
    await settle();
    expect(words()).toEqual(['speechBegan', 'speechEnded']);
  });
});
