import { type ByteSource, partOf } from '#vrm/byteSource';

/** The file as a reader sees it, cut off or claimed to be longer where a size is told. */
export function sourceOf(file: Uint8Array, size = file.length): ByteSource {
  const read = async (start: number, length: number) => file.subarray(start, Math.min(start + length, size));
  const whole: ByteSource = {
    size: file.length,
    read,
    readText: async (start, length) =>
      Array.from(await read(start, length), (byte) => String.fromCharCode(byte)).join(''),
  };
  return size < file.length ? partOf(whole, 0, size) : { ...whole, size };
}
