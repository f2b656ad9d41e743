import { readFile, writeFile } from 'node:fs/promises';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address.replace(/%.*$/, '')));

/** A self-signed certificate, for a LAN where camera and microphone need a secure context. Kept, so browsers ask once. */
export async function selfSignedCertificate(dataDir: string): Promise<Certificate> {
  const keyFile = join(dataDir, 'tls-key.pem');
  const certFile = join(dataDir, 'tls-cert.pem');
  try {
    return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
  } catch {
    const made = await generate([{ name: 'commonName', value: 'Mukae' }], {
      keySize: 2048,
      algorithm: 'sha256',
      notAfterDate: new Date(Date.now() + 825 * 24 * 60 * 60 * 1000),
      extensions: [
        {
          name: 'subjectAltName',
          altNames: [
            ...['localhost', hostname()].map((value) => ({ type: 2 as const, value })),
            ...ownAddresses().map((ip) => ({ type: 7 as const, ip })),
          ],
        },
      ],
    });
    await writeFile(keyFile, made.private, { mode: 0o600 });
    await writeFile(certFile, made.cert, { mode: 0o600 });
    return { key: made.private, cert: made.cert };
  }
}
