import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { get } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../db/embedded/freePort';
import { makeLogger } from '../log/logger';
import { type Certificate, selfSignedCertificate } from './certificate';
import { listen } from './listen';
import { makeProxies } from './proxies';
import { makeServer } from './server';

let folder: string;
let certificate: Certificate;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-tls-'));
  certificate = await selfSignedCertificate(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the self-signed certificate', () => {
  it('[W-15] names this machine and its addresses, for as long as browsers allow', () => {
    const { subjectAltName = '', validTo } = new X509Certificate(certificate.cert);
    expect(subjectAltName).toContain('DNS:localhost');
    expect(subjectAltName).toContain('IP Address:127.0.0.1');
    const days = (Date.parse(validTo) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(825);
  });

  it('[W-15] is kept, its key for the owner alone', async () => {
    expect(await selfSignedCertificate(folder)).toEqual(certificate);
    expect((await stat(join(folder, 'tls-key.pem'))).mode & 0o777).toBe(0o600);
  });

  it('[W-15] [W-08] serves https, on every address', async () => {
    const app = await makeServer({
      log: makeLogger('silent'),
      proxies: makeProxies(0, makeLogger('silent')),
      publicUrl: undefined,
      tls: certificate,
    });
    app.get('/hello', async () => ({ hello: '迎え' }));
    await listen(app, { port: 0, hosts: ['127.0.0.1'] }, certificate);
    const { port } = new URL(app.listeningOrigin);
    const answer = await new Promise((resolve, reject) => {
      get({ host: 'localhost', port, path: '/hello', ca: certificate.cert, family: 4 }, (response) => {
        const hsts = response.headers['strict-transport-security'];
        json(response).then((body) => resolve({ body, hsts }), reject);
      }).on('error', reject);
    });
    expect(answer).toEqual({ body: { hello: '迎え' }, hsts: expect.stringContaining('max-age=') });
    await app.close();
  });

  it('[W-15] [W-17] lets the service stop while somebody has connected and shown nothing of herself', async () => {
    const port = await freePort();
    const app = await makeServer({
      log: makeLogger('silent'),
      proxies: makeProxies(0, makeLogger('silent')),
      publicUrl: undefined,
      tls: certificate,
    });
    await listen(app, { port, hosts: ['127.0.0.1'] }, certificate);
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    await Promise.all([app.close(), once(silent, 'close')]);
  });
});
