import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, afterEach } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { keptVoices } from '#testing/keptVoices';
import { TestClock } from '#testing/testClock';
import { hasVoice } from '../fetchVoice';
import { meiVoice } from '../meiVoice';
import { findFlite, findJtalk, type ProgramPlaces, usualPlaces } from '../programs';
import { makeVoices, type Voices } from '../voices.service';

/** What speaks on this machine; tests with what is missing are skipped by name. */
export const here = {
  jtalk: (await findJtalk(usualPlaces())) !== undefined && (await hasVoice(keptVoices, meiVoice)),
  flite: (await findFlite(usualPlaces())) !== undefined,
};

/** A machine on which nothing speaks. */
export const nowhere: ProgramPlaces = { programs: [], dictionaries: [] };

/** Others use this machine as well; how long an engine may take is tried where it is the question. */
export const patience = 60_000;

interface Wishes {
  /** Of an engine; none: there is none. */
  url?: string;
  key?: string;
  places?: ProgramPlaces;
  patienceMs?: number;
  programPatienceMs?: number;
  turns?: number;
  mostRemembered?: number;
}

/** Voices for the tests of a file, with what is told of them. */
export function voicesForFile() {
  const kept = mkdtempSync(join(tmpdir(), 'mukae-voices-'));
  const clock = new TestClock();
  const logged: string[] = [];
  const open: Voices[] = [];
  let registry = new Registry();

  afterEach(() => {
    for (const voices of open.splice(0)) voices.stop();
    logged.length = 0;
  });
  afterAll(() => rmSync(kept, { recursive: true, force: true }));

  return {
    clock,
    logged,
    figures: () => registry.metrics(),
    make({ url, key, ...wishes }: Wishes = {}): Voices {
      registry = new Registry();
      const voices = makeVoices({
        log: makeLogger('info', { write: (line) => void logged.push(line) }),
        clock,
        registry,
        settings: { engine: url === undefined ? undefined : { url, key }, folder: keptVoices },
        kept,
        patienceMs: patience,
        programPatienceMs: patience,
        ...wishes,
      });
      open.push(voices);
      return voices;
    },
  };
}

type Line = Parameters<Voices['speak']>[0];

/** A line in the usual way, but for what a test wishes. */
export const line = (
  text: string,
  { choice, ...more }: Partial<Omit<Line, 'choice'>> & { choice?: Partial<Line['choice']> } = {},
): Line => ({
  text,
  language: 'ja',
  readings: [],
  ...more,
  choice: { voice: null, speed: 1, pitch: 0, ...choice },
});
