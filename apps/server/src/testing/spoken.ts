import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's English voice. */
export const isFliteMissing = (): boolean => spawnSync('flite', ['-lv']).status !== 0;

/** A sentence aloud, as a wav of 16 kHz. */
export async function spokenByFlite(sentence: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-spoken-'));
  try {
    const path = join(folder, 'spoken.wav');
    await promisify(execFile)('flite', ['-voice', 'slt', '-t', sentence, '-o', path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
