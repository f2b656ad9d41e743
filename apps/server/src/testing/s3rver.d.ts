declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';

  interface Options {
    silent: boolean;
    directory: string;
    vhostBuckets: boolean;
    configureBuckets: readonly { name: string }[];
    allowMismatchedSignatures?: boolean;
  }

  interface Store {
    /** Answers with the size and the MD5 of what was written. */
    putContent(path: string, content: Readable | Buffer): Promise<[number, string]>;
  }

  /** Keys: `S3RVER`, `S3RVER`. */
  export default class S3rver {
    readonly store: Store;
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
