import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** As a telephone writes them; all of them name the place or the owner. */
export const telling = ['35/1 39/1', 'Nikkor-Serial-4711', 'Owner-Hanako', '35.6586N', 'GPSLatitude', 'Comment-Tokyo'];

const exif = {
  IFD0: { Make: 'Camera', Artist: 'Owner-Hanako' },
  IFD2: { BodySerialNumber: 'Nikkor-Serial-4711' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '139/1 44/1 0/1' },
};
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="35.6586N"/></rdf:RDF></x:xmpmeta>';

/** Two colours side by side, so that which side is up can be seen. */
const drawn = async (): Promise<Sharp> => {
  const half = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#e11d48' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#0ea5e9' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
};
const told = (picture: Sharp, orientation: number): Sharp =>
  picture.withExif(exif).withXmp(xmp).withIccProfile('p3').withMetadata({ orientation });

const jpegSegment = (marker: number, content: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(2 + content.length, 2);
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};

/** With a comment, the words of a news agency, and one more picture behind its end. */
export async function takenJpeg(orientation = 6): Promise<Buffer> {
  const jpeg = await told((await drawn()).jpeg({ progressive: true }), orientation).toBuffer();
  const about = [jpegSegment(0xfe, 'Comment-Tokyo'), jpegSegment(0xed, 'Photoshop 3.0\0Owner-Hanako')];
  return Buffer.concat([jpeg.subarray(0, 2), ...about, jpeg.subarray(2), jpeg]);
}

const pngChunk = (type: string, content: string): Buffer => {
  const checked = Buffer.from(type + content, 'latin1');
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(content.length);
  tail.writeUInt32BE(crc32(checked));
  return Buffer.concat([head, checked, tail]);
};

export async function takenPng(orientation = 6): Promise<Buffer> {
  const png = await told((await drawn()).png(), orientation).toBuffer();
  const texts = [pngChunk('tEXt', 'Comment\0Comment-Tokyo'), pngChunk('prVt', 'Owner-Hanako')];
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33), Buffer.from('Comment-Tokyo')]);
}
