const rate = 24_000;
const headerBytes = 44;

/** So loud that nobody overhears it. */
const loudness = 0.5;
const hertz = 220;

/** Tones from here to there, in seconds, as the service sends a sound. */
export function wavOf(tones: readonly { from: number; to: number }[], seconds: number): string {
  const count = Math.round(seconds * rate);
  const view = new DataView(new ArrayBuffer(headerBytes + count * 2));
  const write = (at: number, text: string) => {
    for (const [place, sign] of [...text].entries()) view.setUint8(at + place, sign.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + count * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let n = 0; n < count; n += 1) {
    const time = n / rate;
    const isLoud = tones.some(({ from, to }) => from <= time && time < to);
    const sample = isLoud ? loudness * Math.sin(2 * Math.PI * hertz * time) : 0;
    view.setInt16(headerBytes + n * 2, sample * 0x7fff, true);
  }
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(''));
}
