import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '#testing/patiently';
import { minutes, seconds } from '#testing/testClock';
import { here, line, nowhere, voicesForFile } from './testing/speaking';
import { type Instead, startVoicevox, type VoicevoxServer } from './testing/voicevoxServer';

const speakers = voicesForFile();
/** Of an engine that has to be waited for. */
const patienceMs = 300;

const nonsense: [string, Parameters<typeof startVoicevox>[0]][] = [
  ['answers HTML as its sound', { '/synthesis': (response) => response.end('<html>Bad gateway</html>'.repeat(10)) }],
  ['answers half a wav', { '/synthesis': (response, usual) => response.end(usual.subarray(0, usual.length / 2)) }],
  [
    'answers a wav of silence',
    {
      '/synthesis': (response, usual) =>
        response.end(Buffer.concat([usual.subarray(0, 44), Buffer.alloc(usual.length - 44)])),
    },
  ],
  ['answers an empty sound', { '/synthesis': (response) => response.end() }],
  ['answers without an end', { '/synthesis': (response) => goOn(response) }],
  ['is cut off', { '/synthesis': (response) => cutOff(response) }],
  ['answers JSON of something else', { '/audio_query': (response) => response.end('{"detail":"hello"}') }],
  ['answers half a JSON', { '/audio_query': (response, usual) => response.end(usual.subarray(0, 40)) }],
  ['fails', { '/audio_query': (response) => response.writeHead(500).end('Internal Server Error') }],
  ['refuses the key', { '/speakers': (response) => response.writeHead(401).end('{}') }],
  ['has no voices', { '/speakers': (response) => response.end('[]') }],
  ['never answers for its voices', { '/speakers': () => undefined }],
  ['never says how', { '/audio_query': () => undefined }],
  ['never speaks', { '/synthesis': () => undefined }],
];

function goOn(response: Parameters<Instead>[0]): void {
  const drops = setInterval(() => response.write(Buffer.alloc(1024)), 5);
  response.on('close', () => clearInterval(drops));
}

function cutOff(response: Parameters<Instead>[0]): void {
  response.writeHead(200, { 'content-length': 100_000 });
  response.write(Buffer.alloc(1000), () => response.destroy());
}

let engine: VoicevoxServer | undefined;
afterEach(async () => {
  await engine?.stop();
  engine = undefined;
});

describe('an engine that is of no use', () => {
  it.each(nonsense)('[D-AV09] which %s is passed over, and told of once', async (_, instead) => {
    engine = await startVoicevox(instead);
    const voices = speakers.make({ url: engine.url, places: nowhere, patienceMs });
    expect(await voices.speak(line('あか'))).toBeNull();
    expect(await voices.speak(line('いか'))).toBeNull();
    expect(speakers.logged.filter((told) => told.includes('an engine does not speak'))).toHaveLength(1);
    expect(speakers.logged.join()).not.toContain('あか');
    expect(await voices.engines()).toContainEqual({ language: 'ja', engine: 'browser' });
    expect(await speakers.figures()).toContain('mukae_voice_failures_total{engine="voicevox"} 1');
  });

  it.skipIf(!here.jtalk).each(nonsense)('[D-AV09] which %s is spoken for by open_jtalk', async (_, instead) => {
    engine = await startVoicevox(instead);
    const voices = speakers.make({ url: engine.url, patienceMs, programPatienceMs: minutes(1) });
    const spoken = await voices.speak(line('あか'));
    expect(spoken?.seconds).toBeGreaterThan(0.3);
    expect(await voices.engines()).toContainEqual({ language: 'ja', engine: 'openJtalk' });
  });

  it('[D-AV09] which is not there at all is passed over', async () => {
    const voices = speakers.make({ url: 'http://127.0.0.1:9', places: nowhere });
    expect(await voices.speak(line('あか'))).toBeNull();
  });

  it('[D-AV09] is left in peace for a minute, and speaks again when it is well', async () => {
    let isWell = false;
    engine = await startVoicevox({
      '/audio_query': (response, usual) => void (isWell ? response.end(usual) : response.writeHead(503).end()),
    });
    const voices = speakers.make({ url: engine.url, places: nowhere });
    expect(await voices.speak(line('あか'))).toBeNull();
    isWell = true;
    const before = engine.asked.length;
    speakers.clock.forward(seconds(59));
    expect(await voices.speak(line('いか'))).toBeNull();
    expect(engine.asked).toHaveLength(before);
    speakers.clock.forward(seconds(1));
    expect(await voices.speak(line('うか'))).not.toBeNull();
  });

  it('[D-AV09] that only dislikes a line, of which no word is told, is asked for the next', async () => {
    engine = await startVoicevox({
      '/audio_query': (response, usual) =>
        void (usual.includes('"kana":"まま"') ? response.writeHead(422).end('{}') : response.end(usual)),
    });
    const voices = speakers.make({ url: engine.url, places: nowhere });
    expect(await voices.speak(line('まま'))).toBeNull();
    expect(speakers.logged.join()).toContain('could not say a line');
    expect(speakers.logged.join()).not.toContain(encodeURIComponent('まま'));
    expect(await voices.speak(line('あか'))).not.toBeNull();
  });
});

describe('a program that is of no use', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mukae-program-'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  /** A program in place of open_jtalk, and a file that stands for its dictionary. */
  async function placesWith(script: string) {
    await writeFile(join(folder, 'open_jtalk'), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, 'open_jtalk'), 0o755);
    await writeFile(join(folder, 'sys.dic'), '');
    return { programs: [folder], dictionaries: [folder] };
  }

  /** It notes who it is and waits: the shell becomes what waits. */
  const waits = (): string => `echo $$ > '${folder}/pid'\nexec sleep 600`;
  const noted = async (): Promise<number> => Number(await readFile(join(folder, 'pid'), 'utf8'));
  const lives = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it.skipIf(!here.jtalk)('[D-AV09] which is slow is killed, leaves nothing behind, and is left in peace', async () => {
    const work = await mkdtemp(join(folder, 'work-'));
    vi.stubEnv('TMPDIR', work);
    const voices = speakers.make({ places: await placesWith(waits()), programPatienceMs: patienceMs });
    expect(await voices.speak(line('あか'))).toBeNull();
    const pid = await noted();
    await patiently(() => expect(lives(pid)).toBe(false));
    await patiently(async () => expect(await readdir(work)).toEqual([]));
    await rm(join(folder, 'pid'));
    expect(await voices.speak(line('いか'))).toBeNull();
    expect(await readdir(folder)).not.toContain('pid');
    speakers.clock.forward(minutes(1));
    expect(await voices.speak(line('うか'))).toBeNull();
    expect(await readdir(folder)).toContain('pid');
  });

  it.skipIf(!here.jtalk)('[D-AV09] does not keep a service from stopping', async () => {
    const voices = speakers.make({ places: await placesWith(waits()), programPatienceMs: minutes(5) });
    const asked = voices.speak(line('あか'));
    await patiently(async () => expect(await noted()).toBeGreaterThan(0));
    voices.stop();
    expect(await asked).toBeNull();
    const pid = await noted();
    await patiently(() => expect(lives(pid)).toBe(false));
  });

  it.skipIf(!here.jtalk).each([
    ['ends badly', 'exit 1'],
    ['crashes', 'kill -ABRT $$'],
    ['says nothing', 'exit 0'],
    ['says that there is no end', 'yes'],
  ])('[D-AV09] which %s is passed over', async (_, script) => {
    const voices = speakers.make({ places: await placesWith(script), programPatienceMs: minutes(1) });
    expect(await voices.speak(line('あか'))).toBeNull();
    expect(speakers.logged.join()).toContain('openJtalk');
  });

  it.skipIf(!here.jtalk)(
    '[D-AV09] as many run at once as may, and who waits too long is sent away without blame',
    async () => {
      await mkdir(join(folder, 'running'));
      const script = `touch '${folder}/running/'$$\nexec sleep 600`;
      const voices = speakers.make({ places: await placesWith(script), programPatienceMs: patienceMs, turns: 2 });
      const all = ['あ', 'い', 'う', 'え', 'お'].map((text) => voices.speak(line(text)));
      expect(await Promise.all(all)).toEqual([null, null, null, null, null]);
      expect(await readdir(join(folder, 'running'))).toHaveLength(2);
    },
  );
});
