/** What somebody says, as it is sent to be understood: samples a second of one channel, and for how long at most. */
export const spokenSound = { rate: 16_000, seconds: 30 } as const;

const headerBytes = 44;
const bytesOfSample = 2;
const loudest = 0x7fff;
const mostSamples = spokenSound.rate * spokenSound.seconds;

/** With room for what recorders note before the sound. */
export const spokenSoundMaxBytes = mostSamples * bytesOfSample + 1024;

const writeText = (view: DataView, at: number, text: string): void => {
  for (const [place, letter] of [...text].entries()) view.setUint8(at + place, letter.charCodeAt(0));
};

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

/** The samples, from -1 to 1, as a file that every recogniser reads. */
export function wavOfSpeech(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const soundBytes = samples.length * bytesOfSample;
  const bytes = new Uint8Array(headerBytes + soundBytes);
  const view = new DataView(bytes.buffer);
  writeText(view, 0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + soundBytes, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, spokenSound.rate, true);
  view.setUint32(28, spokenSound.rate * bytesOfSample, true);
  view.setUint16(32, bytesOfSample, true);
  view.setUint16(34, 8 * bytesOfSample, true);
  writeText(view, 36, 'data');
  view.setUint32(40, soundBytes, true);
  samples.forEach((sample, place) => {
    const level = Math.round(Math.max(-1, Math.min(1, sample)) * loudest);
    view.setInt16(headerBytes + place * bytesOfSample, level, true);
  });
  return bytes;
}

const isOurFormat = (view: DataView, at: number): boolean =>
  view.getUint16(at, true) === 1 &&
  view.getUint16(at + 2, true) === 1 &&
  view.getUint32(at + 4, true) === spokenSound.rate &&
  view.getUint16(at + 14, true) === 8 * bytesOfSample;

/** Where the sound begins and how long it is, as far as it is there. Null: this is none, or another kind. */
function findSound(view: DataView): { from: number; samples: number } | null {
  if (view.byteLength < headerBytes || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WAVE') return null;
  let isOurs = false;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const [name, size, from] = [textAt(view, at), view.getUint32(at + 4, true), at + 8];
    if (name === 'fmt ') {
      if (size < 16 || from + 16 > view.byteLength || !isOurFormat(view, from)) return null;
      isOurs = true;
    }
    if (name === 'data') {
      const there = Math.min(size, view.byteLength - from);
      return isOurs ? { from, samples: Math.floor(there / bytesOfSample) } : null;
    }
    at = from + size + (size % 2);
  }
  return null;
}

/** What such a file really holds, whatever it says of itself. Null: it is another one, or longer than somebody speaks. */
export function speechInWav(bytes: Uint8Array): Float32Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sound = findSound(view);
  if (!sound || sound.samples > mostSamples) return null;
  return Float32Array.from(
    { length: sound.samples },
    (_, place) => view.getInt16(sound.from + place * bytesOfSample, true) / loudest,
  );
}
