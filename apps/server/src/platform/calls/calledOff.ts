import type { FastifyReply } from 'fastify';
import { Refusal } from '../refusals/refusal';
import type { UploadedFile } from './handler';

/** Aborted when whoever sent a request does not wait for its answer. The request itself closes once it is read. */
export function senderOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Whoever is gone does not want it any more: asked last of all in the transaction that would keep it. */
export function refuseCalledOff({ sender }: UploadedFile): void {
  if (sender.aborted) throw new Refusal('badInput');
}
