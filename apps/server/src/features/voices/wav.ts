/** One channel, from -1 to 1. */
export interface Sound {
  samples: Float32Array;
  rate: number;
}

const headerBytes = 44;
const full = 0x8000;
const pcm = 1;
const extensible = 0xfffe;

const nameAt = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4);

function* chunksOf(file: Buffer): Generator<{ name: string; content: Buffer }> {
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const from = at + 8;
    if (from + size > file.length) throw new Error('the sound ends too early');
    yield { name: nameAt(file, at), content: file.subarray(from, from + size) };
    at = from + size + (size % 2);
  }
}

/** Several channels become one. */
function mixed(data: Buffer, channels: number): Float32Array {
  const length = Math.floor(data.length / (2 * channels));
  const all = new Int16Array(new Uint8Array(data.subarray(0, 2 * channels * length)).buffer);
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) sum += all[i * channels + channel] ?? 0;
    samples[i] = sum / channels / full;
  }
  return samples;
}

/** Reads a wav of 16 bits, and fails on anything else. */
export function readWav(file: Buffer): Sound {
  if (file.length < headerBytes || nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WAVE') {
    throw new Error('the sound is no wav');
  }
  const chunks = new Map([...chunksOf(file)].map(({ name, content }) => [name, content]));
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || format.length < 16 || !data) throw new Error('the wav has no sound');
  const [kind, channels, rate, bits] = [
    format.readUInt16LE(0),
    format.readUInt16LE(2),
    format.readUInt32LE(4),
    format.readUInt16LE(14),
  ];
  const isReadable = (kind === pcm || kind === extensible) && bits === 16 && channels >= 1 && channels <= 2;
  if (!isReadable || rate < 8000 || rate > 192_000) throw new Error('the wav is of another kind');
  return { samples: mixed(data, channels), rate };
}

export function writeWav({ samples, rate }: Sound): Buffer {
  const file = Buffer.alloc(headerBytes + 2 * samples.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(pcm, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples.length, 40);
  const written = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i += 1) {
    written[i] = Math.round(Math.max(-1, Math.min(1, samples[i] ?? 0)) * (full - 1));
  }
  file.set(new Uint8Array(written.buffer), headerBytes);
  return file;
}
