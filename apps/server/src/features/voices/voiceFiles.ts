import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '#platform/clock/clock';
import type { Logger } from '#platform/log/logger';
import type { EngineVoice } from './engine';
import { fetchVoice, hasVoice } from './fetchVoice';
import type { PublishedVoice } from './meiVoice';

interface VoiceFile extends EngineVoice {
  path: string;
}

export interface VoiceFiles {
  /** The usual one first. While none is here, it is being fetched, or will be tried again. */
  list(): Promise<readonly VoiceFile[]>;
  /** Lets go of what is being fetched. */
  stop(): void;
}

interface Options {
  log: Logger;
  clock: Clock;
  /** The administrator's folder: then nothing is fetched. */
  own: string | undefined;
  /** Where the published one is kept. */
  kept: string;
  published: PublishedVoice;
}

const ending = '.htsvoice';
const usual = 'mei_normal';
const names: Readonly<Record<string, string>> = {
  mei_normal: 'Mei（ふつう / normal）',
  mei_happy: 'Mei（明るい / happy）',
};

function voiceAt(path: string): VoiceFile {
  const id = basename(path, ending);
  return { id, name: names[id] ?? id, path };
}

const voicesAmong = (folder: string, files: readonly string[]): VoiceFile[] =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => voiceAt(join(folder, file)))
    .toSorted((one, other) => Number(other.id === usual) - Number(one.id === usual) || one.id.localeCompare(other.id));

function ownVoices(log: Logger, own: string): VoiceFiles['list'] {
  let isTold = false;
  return async () => {
    const voices = voicesAmong(own, await readdir(own).catch(() => []));
    if (voices.length === 0 && !isTold) log.warn({ folder: own }, 'the folder of voices has none for open_jtalk');
    isTold = voices.length === 0;
    return voices;
  };
}

/** A publisher who cannot be reached is left in peace for this long. */
const pauseMs = 10 * 60_000;

function publishedVoices({ log, clock, kept, published }: Options, stopped: AbortSignal): VoiceFiles['list'] {
  const voices = voicesAmong(kept, Object.keys(published.files));
  const { name, version } = published.package;
  const what = { package: `${name}@${version}` };
  let isHere: Promise<boolean> | undefined;
  let isFetching = false;
  let failedAt: number | undefined;

  function tellFailure(failure: unknown): void {
    const level = failedAt === undefined && !stopped.aborted ? 'warn' : 'debug';
    log[level]({ ...what, err: failure }, 'a voice could not be fetched; it is tried again');
    failedAt = clock.now().getTime();
  }

  async function fetchOnce(): Promise<void> {
    isFetching = true;
    try {
      await fetchVoice(kept, published, stopped);
      log.info(what, 'a voice was fetched');
      isHere = Promise.resolve(true);
    } catch (failure) {
      tellFailure(failure);
    } finally {
      isFetching = false;
    }
  }

  const isPausing = () => failedAt !== undefined && clock.now().getTime() < failedAt + pauseMs;

  return async () => {
    isHere ??= hasVoice(kept, published);
    if (await isHere) return voices;
    // Nobody waits for it: meanwhile somebody else speaks.
    if (!isFetching && !isPausing() && !stopped.aborted) void fetchOnce();
    return [];
  };
}

/** Voices lie in the administrator's folder, or are fetched when they are first needed. */
export function makeVoiceFiles(options: Options): VoiceFiles {
  const stopping = new AbortController();
  const { log, own } = options;
  return {
    list: own === undefined ? publishedVoices(options, stopping.signal) : ownVoices(log, own),
    stop: () => stopping.abort(new Error('the service stops')),
  };
}
