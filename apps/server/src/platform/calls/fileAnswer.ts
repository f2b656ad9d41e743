import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedBytes } from './byteRange';
import type { FileAnswer, KeptFile, MadeFile } from './handler';

/** A browser may hold several, and a proxy in between may have weakened them. */
const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((held) => held.trim().replace(/^W\//, '') === etag);

/** A part of a file that is no longer the same would not fit the parts that came before. */
const isOfSameFile = (ifRange: string | string[] | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange === etag;

/** Sends a file, or the part of it that was asked for, without ever holding more of it than is under way. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, file: KeptFile) {
  const { size } = file;
  const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: asks } = request.headers;
  const etag = `"${file.version}"`;
  const headers = { 'cache-control': file.cacheControl, etag, 'accept-ranges': 'bytes' };
  if (holds(ifNoneMatch, etag)) return reply.status(304).headers(headers).send();

  const isHead = request.method === 'HEAD';
  const mayBePart = !isHead && isOfSameFile(ifRange, etag);
  const asked = askedBytes(mayBePart ? asks : undefined, size);
  if (asked.kind === 'none') {
    return reply
      .status(416)
      .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${size}` })
      .send();
  }
  const content = isHead ? Readable.from([]) : await file.open(asked.kind === 'part' ? asked.range : undefined);
  reply.type(file.contentType).headers(headers);
  if (asked.kind === 'whole') return reply.header('content-length', size).send(content);
  const { start, end } = asked.range;
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(content);
}

const sendMade = (reply: FastifyReply, { contentType, cacheControl, filename, content }: MadeFile) =>
  reply
    .type(contentType)
    .headers({ 'cache-control': cacheControl, 'content-disposition': `attachment; filename="${filename}"` })
    .send(content);

export const answerFile = (request: FastifyRequest, reply: FastifyReply, file: FileAnswer) =>
  'content' in file ? sendMade(reply, file) : sendKept(request, reply, file);
