import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { documentCalls } from '@mukae/contract/calls/documents';
import { type Handler, handleFile, type KeptFile } from '#platform/calls/handler';

/** A file in `DOCUMENTS_DIR` takes the place of the one that comes with the product. */
async function readDocument(folders: readonly string[], name: string): Promise<KeptFile> {
  const [folder, ...rest] = folders;
  if (folder === undefined) throw new Error(`the document ${name} is missing`);
  const path = join(folder, name);
  const found = await stat(path).catch((failure) => {
    if (failure.code !== 'ENOENT') throw failure;
  });
  if (!found) return readDocument(rest, name);
  const { size, mtimeMs } = found;
  return {
    contentType: 'application/pdf',
    cacheControl: 'no-cache',
    version: `${size}-${mtimeMs}`,
    size,
    open: async (range) => (await open(path)).createReadStream(range),
  };
}

export const documentHandlers = (folders: { own: string; supplied: string }): Handler[] => {
  const pdf = (name: string) => readDocument([folders.own, folders.supplied], name);
  return [
    handleFile(documentCalls.getTerms, () => pdf('terms.pdf')),
    handleFile(documentCalls.getFees, () => pdf('fees.pdf')),
  ];
};
