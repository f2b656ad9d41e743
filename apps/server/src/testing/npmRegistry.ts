import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { PublishedPackage } from '#platform/fetching/npmPackage';

const block = 512;

function tarEntry(path: string, content: Buffer): Buffer[] {
  const header = Buffer.alloc(block);
  header.write(path, 0, 'latin1');
  header.write('0000644\0', 100, 'latin1');
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  header.write('        ', 148, 'latin1');
  header.write('0', 156, 'latin1');
  header.write('ustar\0', 257, 'latin1');
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return [header, content, Buffer.alloc((block - (content.length % block)) % block)];
}

/** An archive of a package, as npm packs it. */
export const packed = (files: Readonly<Record<string, Buffer>>): Buffer =>
  gzipSync(
    Buffer.concat([
      ...Object.entries(files).flatMap(([path, content]) => tarEntry(`package/${path}`, content)),
      Buffer.alloc(2 * block),
    ]),
  );

const hashOf = (algorithm: string, content: Buffer, encoding: 'hex' | 'base64'): string =>
  createHash(algorithm).update(content).digest(encoding);

export const publishedAs = (name: string, archive: Buffer): PublishedPackage => ({
  name,
  version: '1.2.3',
  size: archive.length,
  sha256: hashOf('sha256', archive, 'hex'),
});

export interface NpmRegistry {
  url: string;
  /** The paths it was asked for, in their order. */
  asked: string[];
  stop(): Promise<void>;
}

/** A registry with one package, whose archive it sends as the test likes. */
export async function startNpmRegistry(
  name: string,
  archive: () => Buffer,
  send = (response: ServerResponse, content: Buffer): void => void response.end(content),
): Promise<NpmRegistry> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.endsWith('.tgz')) return send(response, archive());
    const dist = {
      tarball: `http://${request.headers.host}/${name}.tgz`,
      shasum: hashOf('sha1', archive(), 'hex'),
      integrity: `sha512-${hashOf('sha512', archive(), 'base64')}`,
    };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: '1.2.3' },
        versions: { '1.2.3': { name, version: '1.2.3', dist } },
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the registry has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
