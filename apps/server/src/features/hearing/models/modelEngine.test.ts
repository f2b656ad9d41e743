import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechInWav } from '@mukae/contract/domain/hearing/spokenSound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { isFliteMissing, spokenByFlite } from '#testing/spoken';
import { minutes, TestClock } from '#testing/testClock';
import { hearingModel, isHearingModelMissing } from '../../../../../../scripts/hearing';
import { makeSpeechHearing, type SpeechHearing } from '../speechHearing';

const patience = { timeout: 30_000 };

let folder: string;
let logged: string[];
let clock: TestClock;
let hearing: SpeechHearing;

function hearWith(...folders: string[]): void {
  hearing = makeSpeechHearing({
    settings: { is: 'models', models: folders.map((one) => ({ folder: one })) },
    log: makeLogger('info', { write: (line) => void logged.push(line) }),
    clock,
    kept: folder,
  });
}

const isTold = (words: string) => logged.some((line) => line.includes(words));

const heard = async (sentence: string) => {
  const speech = speechInWav(await spokenByFlite(sentence));
  if (!speech) throw new Error('the sentence was not spoken');
  return hearing.understand(speech, 'en', 'a signage');
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-hearing-'));
  logged = [];
  clock = new TestClock();
});
afterEach(async () => {
  hearing.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(isHearingModelMissing())('a model that really hears', { timeout: 60_000 }, () => {
  it.skipIf(isFliteMissing())('[D-AH04] understands English that is spoken, beside the service', async () => {
    hearWith(hearingModel);
    expect(hearing.engine()).toBe('none');
    await expect.poll(() => hearing.engine(), patience).toBe('server');
    expect(await heard('Where is the restroom?')).toEqual({ text: 'Where is the restroom?', language: 'en' });
    let turns = 0;
    const busy = setInterval(() => {
      turns += 1;
    }, 5);
    const { text } = await heard('I have an appointment at three, and I would like to see the meeting room.');
    clearInterval(busy);
    expect(text).toContain('meeting room');
    expect(turns).toBeGreaterThan(5);
    expect(await readdir(folder)).toEqual([]);
  });

  it('[D-AH05] [D-AH07] makes nothing of silence', async () => {
    hearWith(hearingModel);
    await expect.poll(() => hearing.engine(), patience).toBe('server');
    expect(await hearing.understand(new Float32Array(32_000), 'en', 'a signage')).toEqual({ text: '', language: null });
  });

  it('[D-AH04] [D-AH07] that is damaged is told by name, ends nothing else, and is tried again', async () => {
    const broken = join(folder, 'broken');
    await cp(hearingModel, broken, { recursive: true });
    await truncate(join(broken, 'encoder_model.onnx'), 100_000);
    hearWith(broken, hearingModel);
    await expect.poll(() => isTold('a model that hears cannot be used') && isTold('broken'), patience).toBe(true);
    await expect.poll(() => hearing.engine(), patience).toBe('server');
    await cp(hearingModel, broken, { recursive: true, force: true });
    clock.forward(minutes(1));
    hearing.engine();
    const ready = () => logged.filter((line) => line.includes('is ready')).length;
    await expect.poll(ready, patience).toBe(2);
  });
});

describe('a folder that somebody named', () => {
  it('[D-AH04] without a model is told, and nothing is heard', async () => {
    await writeFile(join(folder, 'notes.txt'), 'no model');
    hearWith(folder);
    await expect.poll(() => isTold('no model of a kind that is known')).toBe(true);
    expect(hearing.engine()).toBe('none');
    expect(await hearing.understand(new Float32Array(16_000), 'ja', 'a signage')).toEqual({ text: '', language: null });
  });
});
