import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';

const shared = await mkdtemp(join(tmpdir(), 'mukae-documents-'));
afterAll(() => rm(shared, { recursive: true }));

const service = serviceForFile();
const looking = serviceForFile({ DOCUMENTS_DIR: shared });
const read = (name: string, at = service) => new TestClient(at().url).send('GET', `/documents/${name}`);

describe('documents', () => {
  it.each(['terms.pdf', 'fees.pdf'])('[A-P03] %s is a PDF of 2024-04-05, for everybody', async (name) => {
    const response = await read(name);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('%%EOF');
    expect(text).toContain('D:20240405');
  });

  it('[D-A17] gives way to a file in the data folder, which can be taken away again', async () => {
    const folder = join(service().dataDir, 'documents');
    await mkdir(folder);
    await writeFile(join(folder, 'terms.pdf'), '%PDF-1.4 our own terms');
    expect(await (await read('terms.pdf')).text()).toBe('%PDF-1.4 our own terms');
    expect(Buffer.from(await (await read('fees.pdf')).arrayBuffer()).length).toBeGreaterThan(1000);
  });

  it('[D-A17] gives way to a file in a folder that nodes look into together', async () => {
    await writeFile(join(shared, 'fees.pdf'), '%PDF-1.4 our own fees');
    expect(await (await read('fees.pdf', looking)).text()).toBe('%PDF-1.4 our own fees');
  });

  it('there are no others', async () => {
    for (const name of ['other.pdf', '..%2flink.secret.pdf']) expect((await read(name)).status).toBe(404);
  });
});
