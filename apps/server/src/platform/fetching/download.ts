import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of which every byte is known before it is fetched. */
export interface PublishedFile {
  url: string;
  size: number;
  sha256: string;
}

export interface Patience {
  /** Milliseconds in which something has to arrive. */
  silent: number;
  /** Milliseconds for the whole. */
  whole: number;
}

/** Ends what it is given to when nothing arrived for too long. */
function silenceWatch(ms: number) {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error(`nothing arrived for ${ms} ms`)), ms);
  return { signal: giveUp.signal, heard: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}

/** Lets through exactly the bytes that were published, and fails on any others. */
function onlyPublished({ size, sha256 }: PublishedFile, heard: () => void): Transform {
  const hash = createHash('sha256');
  let arrived = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      heard();
      arrived += chunk.length;
      hash.update(chunk);
      if (arrived > size) done(new Error(`more than ${size} bytes arrived`));
      else done(null, chunk);
    },
    flush(done) {
      if (arrived < size) done(new Error(`${arrived} of ${size} bytes arrived`));
      else if (hash.digest('hex') !== sha256) done(new Error('the checksum is wrong'));
      else done();
    },
  });
}

/** Fetches a file to its place. What is there is whole and right: until then it has another name. */
export async function download(
  file: PublishedFile,
  path: string,
  { silent, whole }: Patience,
  stopped: AbortSignal,
): Promise<void> {
  const silence = silenceWatch(silent);
  const signal = AbortSignal.any([silence.signal, stopped, AbortSignal.timeout(whole)]);
  const unfinished = `${path}.part`;
  try {
    const { ok, status, body } = await fetch(file.url, { signal });
    if (!ok || !body) throw new Error(`the answer was ${status}`);
    // Opened before anything can fail: a file that is opened late would come to be after it was removed.
    const opened = await open(unfinished, 'w');
    await pipeline(body, onlyPublished(file, silence.heard), opened.createWriteStream(), { signal });
    await rename(unfinished, path);
  } finally {
    silence.stop();
    await rm(unfinished, { force: true });
  }
}
