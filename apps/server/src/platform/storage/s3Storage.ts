import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { megabyte } from '@mukae/contract/domain/media/fileSize';
import type { S3Settings } from '../config/settings';
import { StartFailure } from '../config/startFailure';
import type { Storage } from './storage';

const second = 1000;
const partSize = 8 * megabyte;

/** How long a bucket may take to answer, and may say nothing at all; then it is tried again, and given up. */
interface Patience {
  answerMs: number;
  silenceMs: number;
}

/** Enough for one part over a slow line. Whoever pauses a film for longer asks for the rest of it anew. */
const usualPatience: Patience = { answerMs: 120 * second, silenceMs: 30 * second };

/** Each film that somebody watches holds a connection. */
const agent = { maxSockets: 500 };

// That its later versions want a newer Node is no news for who starts this one.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const clientFor = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { answerMs, silenceMs }: Patience,
): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Not every service that speaks S3 knows checksums beside the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5 * second,
      requestTimeout: answerMs,
      // Else it would only be logged.
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });

interface Place {
  Bucket: string;
  Key: string;
}

/** Puts and removes a file: a bucket that answers may still not be writable, nor need one that is writable be listable. */
async function tryBucket(client: S3Client, probe: Place): Promise<void> {
  const abortSignal = AbortSignal.timeout(20 * second);
  try {
    await client.send(new PutObjectCommand({ ...probe, Body: 'Mukae starts.' }), { abortSignal });
    await client.send(new DeleteObjectCommand(probe), { abortSignal });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartFailure(`The S3 bucket ${probe.Bucket} cannot be used: ${reason}`, { cause });
  }
}

function undefinedWhenMissing(failure: unknown): undefined {
  const isMissing = failure instanceof Error && (failure.name === 'NoSuchKey' || failure.name === 'NotFound');
  if (!isMissing) throw failure;
}

/** `bytes 0-9/2048` → 2048 */
const wholeSize = (contentRange: string): number => Number(contentRange.split('/')[1]);

/** Files in a bucket of Amazon S3, or of another service that speaks like it. */
export async function s3Storage(settings: S3Settings, patience = usualPatience): Promise<Storage> {
  const client = clientFor(settings, patience);
  const place = (key: string): Place => ({ Bucket: settings.bucket, Key: settings.prefix + key });
  await tryBucket(client, place('start'));

  return {
    async put(key, content) {
      await client.send(new PutObjectCommand({ ...place(key), Body: content }));
    },

    async putFile(key, path) {
      const params = { ...place(key), Body: createReadStream(path) };
      await new Upload({ client, params, partSize, queueSize: 2 }).done();
    },

    async read(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const found = await client.send(new GetObjectCommand({ ...place(key), ...part })).catch(undefinedWhenMissing);
      if (!found) return undefined;
      const { Body: content, ContentRange: contentRange, ContentLength: length = 0 } = found;
      if (!(content instanceof Readable)) throw new Error('S3 answered without a file');
      return { content, size: contentRange === undefined ? length : wholeSize(contentRange) };
    },

    async sizeOf(key) {
      const found = await client.send(new HeadObjectCommand(place(key))).catch(undefinedWhenMissing);
      return found?.ContentLength;
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },

    async isEmpty() {
      const { Contents: found = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: settings.prefix }),
      );
      return found.length === 0;
    },
  };
}
