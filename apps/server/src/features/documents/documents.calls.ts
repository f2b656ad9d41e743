import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentCalls } from '@mukae/contract/calls/documents';
import { type Handler, handleFile } from '../../platform/http/handler';

/** A file in `DATA_DIR/documents` takes the place of the one that comes with the product. */
async function readDocument(folders: readonly string[], name: string): Promise<Buffer> {
  const [folder, ...rest] = folders;
  if (folder === undefined) throw new Error(`the document ${name} is missing`);
  return readFile(join(folder, name)).catch((failure) => {
    if (failure.code === 'ENOENT') return readDocument(rest, name);
    throw failure;
  });
}

export const documentHandlers = (folders: { own: string; supplied: string }): Handler[] => {
  const pdf = async (name: string) => ({
    contentType: 'application/pdf',
    cacheControl: 'no-cache',
    content: await readDocument([folders.own, folders.supplied], name),
  });
  return [
    handleFile(documentCalls.getTerms, () => pdf('terms.pdf')),
    handleFile(documentCalls.getFees, () => pdf('fees.pdf')),
  ];
};
