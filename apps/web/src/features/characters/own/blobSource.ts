import type { ByteSource } from '@mukae/contract/vrm/byteSource';

/** A chosen file, of which no more is read than is asked for. */
export const blobSource = (file: Blob): ByteSource => ({
  size: file.size,
  read: async (start, length) => new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
  readText: (start, length) => file.slice(start, start + length).text(),
});
