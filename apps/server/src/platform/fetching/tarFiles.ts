/** A regular file of an archive. */
interface TarFile {
  path: string;
  content: Buffer;
}

const blockBytes = 512;

const textAt = (header: Buffer, from: number, length: number): string =>
  header.toString('latin1', from, from + length).replace(/\0.*$/s, '');

const isFile = (header: Buffer): boolean => ['0', ''].includes(textAt(header, 156, 1));

function pathIn(header: Buffer): string {
  const [folder, name] = [textAt(header, 345, 155), textAt(header, 0, 100)];
  return folder === '' ? name : `${folder}/${name}`;
}

/** Hands out what arrives in the lengths that are asked for; shorter at the end. */
function makeReader(arriving: AsyncIterable<Buffer>) {
  const parts = arriving[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);

  /** Content that is only passed over is not kept. */
  return async function next(length: number, isKept: boolean): Promise<Buffer> {
    const taken: Buffer[] = [];
    for (let missing = length; missing > 0; ) {
      if (left.length === 0) {
        const { value, done } = await parts.next();
        if (done) break;
        left = value;
      }
      const part = left.subarray(0, missing);
      if (isKept) taken.push(part);
      missing -= part.length;
      left = left.subarray(part.length);
    }
    return Buffer.concat(taken);
  };
}

/** The wanted files of a tar archive, as npm packs them, while it arrives: it may be larger than what memory is for. */
export async function* tarFiles(
  archive: AsyncIterable<Buffer>,
  isWanted: (path: string) => boolean,
): AsyncGenerator<TarFile> {
  const next = makeReader(archive);
  for (;;) {
    const header = await next(blockBytes, true);
    if (header.length < blockBytes) return;
    const size = Number.parseInt(textAt(header, 124, 12), 8) || 0;
    const path = pathIn(header);
    const isTaken = isFile(header) && size > 0 && isWanted(path);
    const content = await next(size, isTaken);
    await next(Math.ceil(size / blockBytes) * blockBytes - size, false);
    if (isTaken) yield { path, content };
  }
}
