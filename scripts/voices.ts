import { execFileSync } from 'node:child_process';
import { fetchVoice, hasVoice } from '../apps/server/src/features/voices/fetchVoice';
import { meiVoice } from '../apps/server/src/features/voices/meiVoice';
import { findFlite, findJtalk, usualPlaces } from '../apps/server/src/features/voices/programs';
import { keptVoices } from '../apps/server/src/testing/keptVoices';

const packages = ['open-jtalk', 'open-jtalk-mecab-naist-jdic', 'flite'];

async function hasPrograms(): Promise<boolean> {
  const places = usualPlaces();
  return (await findJtalk(places)) !== undefined && (await findFlite(places)) !== undefined;
}

function installPrograms(): void {
  console.log(`No open_jtalk or no flite found: running apt-get install ${packages.join(' ')}`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    execFileSync('apt-get', args, { stdio: 'inherit' });
  }
}

const succeeds = async (work: () => Promise<void> | void): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
};

/** The programs that speak, installed where this may be done, and the voice that tests speak with; answers what is missing. */
export async function ensureVoices(): Promise<string[]> {
  const missing: string[] = [];
  if (!(await hasPrograms())) {
    const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
    const isInstalled = mayInstall && (await succeeds(installPrograms)) && (await hasPrograms());
    if (!isInstalled) missing.push(`open_jtalk with its dictionary, and flite (Debian: ${packages.join(', ')})`);
  }
  if (!(await hasVoice(keptVoices, meiVoice))) {
    const { signal } = new AbortController();
    if (!(await succeeds(() => fetchVoice(keptVoices, meiVoice, signal)))) missing.push('the voice, from npm');
  }
  return missing;
}
