// Makes the bucket of S3_BUCKET where it is missing, once the store answers; exit code 1 when it does not within a minute.
import { setTimeout as later } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
const client = new S3Client({
  region: S3_REGION || 'us-east-1',
  credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
  ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  maxAttempts: 1,
});

const conflict = 409;

async function ensureBucket() {
  try {
    await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }));
    return `The bucket ${S3_BUCKET} is made.`;
  } catch (failure) {
    if (failure.$metadata?.httpStatusCode !== conflict) throw failure;
    return `The bucket ${S3_BUCKET} is there.`;
  }
}

const patience = AbortSignal.timeout(Number(process.env.PATIENCE_MS ?? 60_000));
for (;;) {
  const { told, failure } = await ensureBucket().then(
    (told) => ({ told }),
    (failure) => ({ failure }),
  );
  if (told) {
    process.stdout.write(`${told}\n`);
    break;
  }
  if (patience.aborted) {
    process.stderr.write(`The bucket ${S3_BUCKET} cannot be made: ${failure.message || failure.code}\n`);
    process.exit(1);
  }
  await later(500);
}
