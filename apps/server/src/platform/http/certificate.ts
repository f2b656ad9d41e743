import { X509Certificate } from 'node:crypto';
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

const lifetimeMs = 825 * 24 * 60 * 60 * 1000;

async function keptCertificate(keyFile: string, certFile: string): Promise<Certificate | undefined> {
  const [key, cert] = await Promise.all([keyFile, certFile].map((file) => readFile(file, 'utf8'))).catch((failure) => {
    if (failure.code === 'ENOENT') return [];
    throw failure;
  });
  if (key === undefined || cert === undefined) return undefined;
  return Date.parse(new X509Certificate(cert).validTo) > Date.now() ? { key, cert } : undefined;
}

async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Mukae' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + lifetimeMs),
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
  return { key, cert };
}

/** A self-signed certificate, for a LAN where camera and microphone need a secure context. Kept, so browsers ask once. */
export async function selfSignedCertificate(dataDir: string): Promise<Certificate> {
  const keyFile = join(dataDir, 'tls-key.pem');
  const certFile = join(dataDir, 'tls-cert.pem');
  const kept = await keptCertificate(keyFile, certFile);
  if (kept) return kept;
  const made = await makeCertificate();
  await writeFile(keyFile, made.key, { mode: 0o600 });
  await writeFile(certFile, made.cert, { mode: 0o600 });
  return made;
}
