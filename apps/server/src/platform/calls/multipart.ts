import { randomUUID } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileRules } from '@mukae/contract/calls/call';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { inFolder } from '../storage/inFolder';
import type { UploadedFile } from './handler';
import type { CountedUpload } from './uploads';

interface Form {
  /** `name[0]`, `name[1]` … are one list. */
  fields: Readonly<Record<string, string | readonly string[]>>;
  files: Readonly<Record<string, UploadedFile>>;
  /** Removes the files from disk. */
  discard(): Promise<void>;
}

const fieldMaxBytes = 64 * 1024;
const maxFields = 100;
/** The fields, with what stands around them and around the files. */
const roomForFields = (maxFields + 1) * fieldMaxBytes;

type FileRule = FileRules[string];
const largestFirst = (rules: FileRules): FileRule[] =>
  Object.values(rules).toSorted((one, other) => other.maxBytes - one.maxBytes);

/** Until it is known which of several calls is meant, a file may be as large as the roomiest of them allows. */
export function roomiest(calls: readonly FileRules[]): FileRules {
  const rules = new Map<string, FileRule>();
  for (const [name, rule] of calls.flatMap((files) => Object.entries(files))) {
    if (rule.maxBytes > (rules.get(name)?.maxBytes ?? 0)) rules.set(name, rule);
  }
  return Object.fromEntries(rules);
}

/** Each file has its own limit, which is told by name; the parser's only has to be out of its way. */
const limitsOf = (rules: FileRules) => ({
  fieldSize: fieldMaxBytes,
  fields: maxFields,
  files: 10,
  fileSize: (largestFirst(rules)[0]?.maxBytes ?? 0) + 1,
});

/** What says itself that it is longer than all parts of the form may be together: no byte of it needs to be read. */
export function refuseLength(request: FastifyRequest, rules: FileRules): void {
  const files = largestFirst(rules);
  const longest = files.reduce((sum, { maxBytes }) => sum + maxBytes, roomForFields);
  if (Number(request.headers['content-length'] ?? 0) > longest) throw new Refusal(files[0]?.tooLarge ?? 'tooLarge');
}

/** Reads a form: fields into memory, files into the upload folder. A form that fails leaves nothing behind. */
export async function readForm(
  request: FastifyRequest,
  from: Pick<UploadedFile, 'sender' | 'sentBy'>,
  rules: FileRules,
  upload: CountedUpload,
): Promise<Form> {
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  const written: string[] = [];
  const discard = async () => {
    await Promise.all(written.map((path) => rm(path, { force: true }))).finally(upload.end);
  };
  try {
    for await (const part of request.parts({ limits: limitsOf(rules) })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Refusal('tooLarge');
        if (Object.hasOwn(fields, part.fieldname)) throw unknownField(part.fieldname);
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
      if (!rule || Object.hasOwn(files, part.fieldname)) throw unknownField(part.fieldname);
      const path = join(upload.folder, randomUUID());
      written.push(path);
      // Opened before its stream begins: one that breaks off meanwhile would be discarded first and then made.
      const file = await inFolder(upload.folder, () => open(path, 'wx', 0o600));
      await pipeline(limited(part.file, rule, upload), file.createWriteStream());
      const { size } = await stat(path);
      // A field in which nothing was chosen is sent as a file without a name.
      if (size > 0 || part.filename) files[part.fieldname] = { path, filename: part.filename, size, ...from };
    }
    return { fields: withLists(fields), files, discard };
  } catch (failure) {
    await discard();
    throw isSendersFault(failure) ? new Refusal('badInput', { cause: failure }) : failure;
  }
}

const listItem = /^(\w+)\[(\d{1,2})\]$/;

/** Items of a list come in any order and may have gaps. */
function withLists(fields: Readonly<Record<string, string>>): Form['fields'] {
  const plain: [string, string][] = [];
  const lists = new Map<string, [number, string][]>();
  for (const [name, value] of Object.entries(fields)) {
    const [, list, place] = listItem.exec(name) ?? [];
    if (list === undefined) plain.push([name, value]);
    else lists.set(list, [...(lists.get(list) ?? []), [Number(place), value]]);
  }
  const inOrder = (items: [number, string][]) => items.sort(([a], [b]) => a - b).map(([, value]) => value);
  return Object.fromEntries([...plain, ...[...lists].map(([name, items]) => [name, inOrder(items)] as const)]);
}

const brokenForm = /multipart data|boundary not found|needle/i;
const brokenOff = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET']);

/** A body that is no form, or breaks off, is the sender's doing; a full disk is not. */
const isSendersFault = (failure: unknown): boolean =>
  failure instanceof Error &&
  (brokenForm.test(failure.message) || ('code' in failure && brokenOff.has(String(failure.code))));

const unknownField = (field: string) =>
  new Refusal('badInput', { faults: [{ field: field.slice(0, 100), fault: 'unknownField' }] });

async function* limited(chunks: AsyncIterable<Buffer>, { maxBytes, tooLarge }: FileRule, upload: CountedUpload) {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal(tooLarge);
    await upload.take(chunk.length);
    yield chunk;
  }
}
