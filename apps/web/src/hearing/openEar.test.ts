import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { Observed } from '@/observing/observed';
import { openEar } from './openEar';
import { FakeRecognizer } from './testing/fakeRecognizer';

let understands: 'none' | 'server';
let asked: number;
let uses: number;

const microphone = (track: MediaStreamTrack | null) => ({
  track,
  onTrack: () => () => {},
  use() {
    uses += 1;
    return () => {
      uses -= 1;
    };
  },
});

const server = {
  async engine() {
    asked += 1;
    return understands;
  },
  hear: async () => null,
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecognizer.made = [];
  understands = 'none';
  asked = 0;
  uses = 0;
});
afterEach(() => vi.useRealTimers());

describe('a service that did not understand yet', () => {
  it('[D-AH01] is asked once a minute by whoever wants to hear, without a microphone, and heard by as soon as it does', async () => {
    const ear = openEar({ microphone: microphone(null), server, place: {} });
    const stop = ear.listen(() => {});
    await pass(0);
    expect([ear.engine.get(), uses, asked]).toEqual(['none', 0, 1]);
    await pass(60_000);
    expect([ear.engine.get(), uses, asked]).toEqual(['none', 0, 2]);
    understands = 'server';
    await pass(60_000);
    expect([ear.engine.get(), uses, asked]).toEqual(['server', 1, 3]);
    stop();
    await pass(600_000);
    expect([uses, asked]).toEqual([0, 3]);
  });

  it('[D-AH01] lets go of the microphone again when it understands no longer', async () => {
    understands = 'server';
    const ear = openEar({ microphone: microphone(null), server, place: {} });
    ear.listen(() => {});
    await pass(0);
    expect([ear.engine.get(), uses]).toEqual(['server', 1]);
    understands = 'none';
    await pass(60_000);
    expect([ear.engine.get(), uses]).toEqual(['none', 0]);
    ear.close();
  });
});

it('[D-AT08] the browser listens in the language of the visitor from then on, not only when it begins the next time', async () => {
  const language = new Observed<SpokenLanguage>('auto');
  const place = { SpeechRecognition: FakeRecognizer };
  const ear = openEar({ microphone: microphone(fakeTrack('audio')), server, language, place });
  const stop = ear.listen(() => {});
  language.set('en');
  stop();
  language.set('auto');
  expect(FakeRecognizer.made.map(({ lang }) => lang)).toEqual(['ja-JP', 'en-US']);
  expect(FakeRecognizer.made.map(({ abort }) => abort.mock.calls.length)).toEqual([1, 1]);
});
