import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';

const folder = mkdtempSync(join(tmpdir(), 'mukae-models-'));
const service = serviceForFile({ MODELS_DIR: folder, MODELS_URL: 'http://127.0.0.1:9' });
const path = '/models/face_landmarker.task';

beforeAll(() => writeFileSync(join(folder, 'face_landmarker.task'), 'what finds a face'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the models', () => {
  it('[O-V20] are for those who may move an avatar', async () => {
    for (const loginId of ['operator1@demo.example', 'guest@demo.example', 'admin@demo.example']) {
      const response = await (await loggedIn(service().url, loginId)).send('GET', path);
      expect([response.status, await response.text()]).toEqual([200, 'what finds a face']);
    }
    expect((await new TestClient(service().url).get(path)).status).toBe(401);
    const signage = await loggedIn(service().url, 'signage1@demo.example');
    expect((await signage.get(path)).status).toBe(403);
  });

  it('[O-V20] are not sent again while they are the same', async () => {
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    const first = await operator.send('GET', path);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await operator.send('GET', path, undefined, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('[O-V20] that are not here are briefly unavailable, others do not exist', async () => {
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    const missing = await operator.get('/models/hand_landmarker.task');
    expect([missing.status, missing.code, missing.headers.get('retry-after')]).toEqual([503, 'SVER-18', '60']);
    expect((await operator.get('/models/other.task')).status).toBe(400);
  });
});
