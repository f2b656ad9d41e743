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

/** The files of a tar archive that is whole, as npm packs them. */
export function* tarFiles(archive: Buffer): Generator<TarFile> {
  for (let at = 0; at + blockBytes <= archive.length; ) {
    const header = archive.subarray(at, at + blockBytes);
    const size = Number.parseInt(textAt(header, 124, 12), 8) || 0;
    const from = at + blockBytes;
    if (isFile(header) && size > 0) yield { path: pathIn(header), content: archive.subarray(from, from + size) };
    at = from + Math.ceil(size / blockBytes) * blockBytes;
  }
}
