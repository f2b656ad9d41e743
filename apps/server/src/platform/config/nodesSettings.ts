import { StartFailure } from './startFailure';

interface NodesValues {
  MODE: string;
  REDIS_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  S3_BUCKET?: string | undefined;
}

const store = 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';

/** What each node would otherwise have for itself. Where a cluster is only tried out, each may keep the files that it takes. */
export function refuseNodeOfItsOwn({ MODE, REDIS_URL, DATABASE_URL, S3_BUCKET }: NodesValues): void {
  if (REDIS_URL === undefined) return;
  const missing = [
    ...(DATABASE_URL === undefined ? ['DATABASE_URL'] : []),
    ...(MODE === 'srv' && S3_BUCKET === undefined ? [store] : []),
  ];
  if (missing.length === 0) return;
  throw new StartFailure(
    `Several nodes need one database and one store of files: beside REDIS_URL set ${missing.join(', ')}.`,
  );
}
