import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { keptModel } from './keptModel';
import type { PublishedHearingModel } from './namedModels';

const contents = { 'encoder.onnx': 'what hears', 'tokens.txt': 'what it writes' };

let kept: string;
let logged: string[];
let fetched: number;

const filesOf = (from: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(from).map(([name, content]) => [
      name,
      { size: content.length, sha256: createHash('sha256').update(content).digest('hex') },
    ]),
  );

const published = (brings: Readonly<Record<string, string>> = contents): PublishedHearingModel => ({
  languages: ['en'],
  files: filesOf(contents),
  async fetch(folder) {
    fetched += 1;
    for (const [name, content] of Object.entries(brings)) await writeFile(join(folder, name), content);
  },
});

const keep = (model = published()) =>
  keptModel({
    name: 'small',
    model,
    kept,
    log: makeLogger('info', { write: (line) => void logged.push(line) }),
    stopped: new AbortController().signal,
  });

beforeEach(async () => {
  kept = await mkdtemp(join(tmpdir(), 'mukae-hearing-'));
  logged = [];
  fetched = 0;
});
afterEach(() => rm(kept, { recursive: true, force: true }));

describe('a model that hears', () => {
  it('[D-AH04] is fetched once, and is there after a restart', async () => {
    const folder = await keep();
    expect(await keep()).toBe(folder);
    expect(await readFile(join(folder, 'tokens.txt'), 'utf8')).toBe(contents['tokens.txt']);
    expect(fetched).toBe(1);
  });

  it.each([
    ['with another content', { ...contents, 'encoder.onnx': 'what HEARS' }],
    ['that is too short', { ...contents, 'encoder.onnx': 'what' }],
    ['of which a file is missing', { 'tokens.txt': contents['tokens.txt'] }],
  ])('[D-AH04] %s is refused by name, and leaves nothing behind', async (_, brings) => {
    await expect(keep(published(brings))).rejects.toThrow('encoder.onnx is not what was published');
    expect(await readdir(kept)).toEqual([]);
  });

  it('[D-AH04] that was damaged since is told by its file, and fetched again', async () => {
    const folder = await keep();
    await writeFile(join(folder, 'encoder.onnx'), 'what hearz');
    expect(await keep()).toBe(folder);
    expect(await readFile(join(folder, 'encoder.onnx'), 'utf8')).toBe(contents['encoder.onnx']);
    expect(logged.filter((line) => line.includes('damaged') && line.includes('encoder.onnx'))).toHaveLength(1);
  });
});
