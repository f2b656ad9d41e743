import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechInWav, spokenSound, wavOfSpeech } from '@mukae/contract/domain/hearing/spokenSound';

/** Long enough to be heard as the end of what was said. */
const silentSeconds = 3;

/** Somebody who says this in English again and again, for a browser's microphone; needs flite. */
export function spokenAgainAndAgain(sentence: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mukae-e2e-voice-')), 'visitor.wav');
  execFileSync('flite', ['-voice', 'slt', '-t', sentence, '-o', path]);
  const said = speechInWav(readFileSync(path)) ?? new Float32Array();
  const all = new Float32Array(said.length + silentSeconds * spokenSound.rate);
  all.set(said);
  writeFileSync(path, wavOfSpeech(all));
  return path;
}
