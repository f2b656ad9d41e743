import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Patience } from '#platform/fetching/download';
import { makeLogger } from '#platform/log/logger';
import { type Publisher, startPublisher } from '#testing/publisher';
import { minutes, TestClock } from '#testing/testClock';
import { type ModelFile, type Models, makeModels } from './models.service';

const model = Buffer.from('what finds a face '.repeat(5000));
const sha256 = createHash('sha256').update(model).digest('hex');

let folder: string;
let publisher: Publisher;
let answer: (response: ServerResponse) => void;
let models: Models;
let logged: string[];
const clock = new TestClock();

function modelsWith({ own, patience }: { own?: string; patience?: Patience } = {}): Models {
  const published = { url: `${publisher.url}/float16/1/face_landmarker.task`, size: model.length, sha256 };
  return makeModels({
    log: makeLogger('info', { write: (line) => void logged.push(line) }),
    clock,
    own,
    kept: join(folder, 'models'),
    published: { 'face_landmarker.task': published, 'hand_landmarker.task': published },
    ...(patience && { patience }),
  });
}

const contentOf = async (file: ModelFile | undefined) => file && buffer(await file.open());
const find = () => models.find('face_landmarker.task');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-models-'));
  publisher = await startPublisher((response) => answer(response));
  answer = (response) => void response.end(model);
  logged = [];
  models = modelsWith();
});
afterEach(async () => {
  models.stop();
  await publisher.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a model', () => {
  it('[O-V20] is fetched once, however many ask, and is there after a restart', async () => {
    const found = await Promise.all([find(), find(), find()]);
    for (const file of found) expect(await contentOf(file)).toEqual(model);
    expect(found[0]?.version).toBe(sha256);
    models = modelsWith();
    expect(await contentOf(await find())).toEqual(model);
    expect(publisher.asked).toEqual(['/float16/1/face_landmarker.task']);
    expect(logged.join()).toContain('a model was fetched');
  });

  it('[O-V20] of the administrator goes before the published one', async () => {
    await writeFile(join(folder, 'face_landmarker.task'), 'my own');
    models = modelsWith({ own: folder });
    expect(await contentOf(await find())).toEqual(Buffer.from('my own'));
    expect(publisher.asked).toEqual([]);
    expect(await contentOf(await models.find('hand_landmarker.task'))).toEqual(model);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['with another content', (response) => void response.end(Buffer.alloc(model.length, 'x'))],
    ['that is longer', (response) => void response.end(Buffer.concat([model, model]))],
    ['that ends too early', (response) => void response.end(model.subarray(0, 1000))],
    [
      'that is cut off',
      (response) => {
        response.writeHead(200, { 'content-length': model.length });
        response.write(model.subarray(0, 1000), () => response.destroy());
      },
    ],
    ['that nobody has', (response) => void response.writeHead(404).end()],
    ['that nobody answers for', (response) => void response.destroy()],
  ])('[O-V20] %s is not taken, leaves nothing behind, and is told', async (_, badly) => {
    answer = badly;
    expect(await find()).toBeUndefined();
    expect(await readdir(join(folder, 'models'))).toEqual([]);
    expect(logged.join()).toContain('a model could not be fetched');
  });

  it.each<[string, Patience, (response: ServerResponse) => void]>([
    ['stops to arrive', { silent: 200, whole: minutes(1) }, (response) => void response.write('w')],
    [
      'arrives drop by drop',
      { silent: minutes(1), whole: 200 },
      (response) => {
        const drops = setInterval(() => response.write('w'), 10);
        response.on('close', () => clearInterval(drops));
      },
    ],
  ])('[O-V20] that %s is given up', async (_, patience, slowly) => {
    answer = slowly;
    models = modelsWith({ patience });
    expect(await find()).toBeUndefined();
    expect(await readdir(join(folder, 'models'))).toEqual([]);
  });

  it('[O-V20] is tried again a minute later, not at once', async () => {
    answer = (response) => void response.writeHead(503).end();
    expect(await find()).toBeUndefined();
    answer = (response) => void response.end(model);
    expect(await find()).toBeUndefined();
    expect(publisher.asked).toHaveLength(1);
    clock.forward(minutes(1));
    expect(await contentOf(await find())).toEqual(model);
  });

  it('[O-V20] does not keep a service from stopping', async () => {
    answer = (response) => void response.write(model.subarray(0, 1000));
    const asked = find();
    models.stop();
    expect(await asked).toBeUndefined();
  });
});
