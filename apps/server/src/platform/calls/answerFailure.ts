import { languageFrom } from '@mukae/contract/language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Overtaxed } from '../apart/apart';
import { isDatabaseAway } from '../db/failures';
import { Refusal } from '../refusals/refusal';

const tooLargeCodes = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_REQ_FILE_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
]);
const wrongTypeCodes = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_INVALID_MULTIPART_CONTENT_TYPE']);

/** No room on a disk of ours, or none for this account of the machine. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/** What happened, as an error of the closed list. */
function refusalFor(failure: FastifyError | Error): Refusal {
  if (failure instanceof Refusal) return failure;
  if (isDatabaseAway(failure)) return new Refusal('unavailable', { retryAfterSeconds: 5, cause: failure });
  if (failure instanceof Overtaxed) return new Refusal('unavailable', { retryAfterSeconds: 5, cause: failure });
  const code = 'code' in failure ? failure.code : '';
  if (fullCodes.has(code)) return new Refusal('storageFull', { cause: failure });
  if (tooLargeCodes.has(code)) return new Refusal('tooLarge');
  if (wrongTypeCodes.has(code)) return new Refusal('wrongMediaType');
  const status = 'statusCode' in failure ? (failure.statusCode ?? 500) : 500;
  return new Refusal(status < 500 ? 'badInput' : 'unknownError', { cause: failure });
}

/** The same, told to whoever runs the service where it is not the caller's doing. */
export function loggedRefusal(failure: FastifyError | Error, request: FastifyRequest): Refusal {
  const refusal = refusalFor(failure);
  if (refusal.status >= 500) request.log.error({ err: failure }, 'a request failed');
  return refusal;
}

/** The one place where an error leaves the server, unless its answer has begun (`streamAnswer.ts`). */
export function answerFailure(failure: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = loggedRefusal(failure, request);
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .send({
      ...request.routeOptions.config.refused,
      ...refusal.answerIn(languageFrom(request.headers['accept-language'])),
    });
}
