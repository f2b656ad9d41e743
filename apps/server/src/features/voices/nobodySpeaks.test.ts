import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { minutes } from '#testing/testClock';
import { usualPlaces } from './programs';
import { here, line, nowhere, voicesForFile } from './testing/speaking';

const speakers = voicesForFile();
const empty = await mkdtemp(join(tmpdir(), 'mukae-programs-'));
afterAll(() => rm(empty, { recursive: true, force: true }));

describe('a machine on which nothing speaks', () => {
  it('[D-AV04] leaves it to the browser, in both languages, and says so', async () => {
    const voices = speakers.make({ places: nowhere });
    await voices.prepare();
    expect(await voices.speak(line('いらっしゃいませ'))).toBeNull();
    expect(await voices.speak(line('Welcome', { language: 'en' }))).toBeNull();
    expect(await voices.engines()).toEqual([
      { language: 'ja', engine: 'browser' },
      { language: 'en', engine: 'browser' },
    ]);
    expect([await voices.voicesOf('ja'), await voices.voicesOf('en')]).toEqual([[], []]);
    expect(await speakers.figures()).toContain('mukae_voice_lines_total{by="nobody"} 2');
    expect(speakers.logged).toEqual([]);
  });

  it.skipIf(!here.flite)('[D-AV04] speaks a few minutes after somebody installed what was missing', async () => {
    const folder = await mkdtemp(join(empty, 'later-'));
    const voices = speakers.make({ places: { programs: [folder], dictionaries: [] } });
    const welcome = line('Welcome', { language: 'en' });
    expect(await voices.speak(welcome)).toBeNull();
    const [program] = usualPlaces().programs.filter((place) => place === '/usr/bin');
    await writeFile(join(folder, 'flite'), `#!/bin/sh\nexec ${program ?? ''}/flite "$@"\n`);
    await chmod(join(folder, 'flite'), 0o755);
    expect(await voices.speak(welcome)).toBeNull();
    speakers.clock.forward(minutes(3));
    expect(await voices.speak(welcome)).not.toBeNull();
  });
});

describe.skipIf(!here.jtalk || !here.flite)('a machine with both programs', () => {
  it('[D-AV04] says who speaks which language, and with which voices', async () => {
    const voices = speakers.make();
    expect(await voices.engines()).toEqual([
      { language: 'ja', engine: 'openJtalk' },
      { language: 'en', engine: 'flite' },
    ]);
    expect((await voices.voicesOf('ja')).map(({ id }) => id)).toEqual(['openJtalk:mei_normal', 'openJtalk:mei_happy']);
    expect(await voices.voicesOf('en')).toEqual([{ id: 'flite:slt', name: 'flite slt' }]);
  });
});
