import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  /** Settings as in the environment. */
  env: Readonly<Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>>;
  /** What it was asked, such as `PUT /mukae/key?partNumber=1`. */
  asked: string[];
  stop(): Promise<void>;
}

interface Options {
  /** Whoever waits for ever for this gets no answer. */
  refuses?: (request: IncomingMessage) => boolean | Promise<boolean>;
}

/** As with S3 itself, a file shows itself when it is whole. */
function showOnlyWholeFiles({ store }: S3rver): void {
  const write = store.putContent.bind(store);
  store.putContent = async (path, content) => {
    const unfinished = `${path}.${randomUUID()}`;
    const written = await write(unfinished, content);
    await rename(unfinished, path);
    return written;
  };
}

/** An S3 server with one bucket, which checks signatures. */
export async function startS3Server({ refuses = () => false }: Options = {}): Promise<S3Server> {
  const bucket = 'mukae';
  const directory = await mkdtemp(join(tmpdir(), 'mukae-s3-'));
  const options = { silent: true, directory, vhostBuckets: false, configureBuckets: [{ name: bucket }] };
  const s3 = new S3rver(options);
  // It forgets the slash at the end of a bucket's address, and so takes every signature of a list for a wrong one.
  const lists = new S3rver({ ...options, allowMismatchedSignatures: true });
  showOnlyWholeFiles(s3);
  await s3.configureBuckets();

  const asked: string[] = [];
  const answer = s3.callback();
  const answerList = lists.callback();
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (await refuses(request)) response.writeHead(403).end();
    else if (request.url?.startsWith(`/${bucket}/?`)) answerList(request, response);
    else answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the S3 server has no port');
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    asked,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
