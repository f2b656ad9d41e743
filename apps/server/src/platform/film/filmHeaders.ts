import { type BoxReader, type FilmBox, NotAFilm } from './boxes';

const family = /^(isom|iso[2-9a-c]|mp4[12]|mp71|avc1|hvc1|M4V[ HP]|f4v |dash|cmf[2cs]|MSNV)$/;

/** Built of the same boxes, yet something else: QuickTime, pictures, the raw files of cameras. */
const others = new Set(['qt  ', 'heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis', 'crx ']);

const maxTypeBytes = 4096;

/** By its own brand, or by one that it says to be compatible with. */
export async function isMp4(reader: BoxReader, ftyp: FilmBox): Promise<boolean> {
  const length = ftyp.end - ftyp.start;
  if (length > maxTypeBytes) throw new NotAFilm('The file type is too long.');
  const brands = (await reader.head(ftyp, length)).toString('latin1').match(/.{4}/gs) ?? [];
  const [own = '', _minorVersion, ...compatible] = brands;
  return !others.has(own) && [own, ...compatible].some((brand) => family.test(brand));
}

/** Version 1 has 64 bits for times where version 0 has 32. */
async function hasLongTimes(reader: BoxReader, box: FilmBox): Promise<boolean> {
  return (await reader.head(box, 1)).readUInt8() === 1;
}

const unknown = new Set([0, 0xffff_ffff, Number(0xffff_ffff_ffff_ffffn)]);
const known = (duration: number): number | undefined => (unknown.has(duration) ? undefined : duration);

/** In units of the timescale. Undefined when the film does not say. */
export async function readDuration(reader: BoxReader, mvhd: FilmBox) {
  if (await hasLongTimes(reader, mvhd)) {
    const header = await reader.head(mvhd, 32);
    return { timescale: header.readUInt32BE(20), duration: known(Number(header.readBigUInt64BE(24))) };
  }
  const header = await reader.head(mvhd, 20);
  return { timescale: header.readUInt32BE(12), duration: known(header.readUInt32BE(16)) };
}

/** The same of a film in fragments, which may stand elsewhere. */
export async function readFragmentDuration(reader: BoxReader, mehd: FilmBox): Promise<number | undefined> {
  if (await hasLongTimes(reader, mehd)) return known(Number((await reader.head(mehd, 12)).readBigUInt64BE(4)));
  return known((await reader.head(mehd, 8)).readUInt32BE(4));
}

/** As the track is shown: a telephone that was held upright only notes the turn. */
export async function readTrackSize(reader: BoxReader, tkhd: FilmBox): Promise<{ width: number; height: number }> {
  const matrixAt = (await hasLongTimes(reader, tkhd)) ? 52 : 40;
  const header = await reader.head(tkhd, matrixAt + 44);
  const isTurned = header.readInt32BE(matrixAt) === 0 && header.readInt32BE(matrixAt + 16) === 0;
  const pixelsAt = (position: number) => Math.round(header.readUInt32BE(matrixAt + position) / 0x1_0000);
  const [width, height] = [pixelsAt(36), pixelsAt(40)] as const;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** What a track is for: `vide`, `soun`, … */
export async function readHandler(reader: BoxReader, hdlr: FilmBox): Promise<string> {
  return (await reader.head(hdlr, 12)).toString('latin1', 8, 12);
}
