/** Signs that a font face has ink for, hopefully: the last of its first ranges. */
const signsShown = 4;
const boxSize = 16;

export function sampleOf(unicodeRange: string): string {
  const ends = unicodeRange.split(',').map((range) => Number.parseInt(range.trim().replace(/^U\+(.*-)?/i, ''), 16));
  return String.fromCodePoint(...ends.filter((code) => code > 0x20 && code <= 0x10ffff).slice(0, signsShown));
}

export interface UsedFace {
  family: string;
  weight: string;
  signs: string;
}

export const stripHeight = boxSize;

/**
 * A strip with a box for each font face, to be laid below a drawing: the faces within a drawing arrive after it, nobody tells when, and
 * until then their letters are not there. The ink in its box tells it.
 */
export function stripOf(faces: readonly UsedFace[]): HTMLElement {
  const strip = document.createElement('div');
  Object.assign(strip.style, { position: 'relative', background: '#fff', width: '100%' });
  strip.style.height = `${stripHeight}px`;
  for (const [at, { family, weight, signs }] of faces.entries()) {
    const box = document.createElement('span');
    box.textContent = signs;
    Object.assign(box.style, {
      position: 'absolute',
      left: `${at * boxSize}px`,
      width: `${boxSize}px`,
      height: `${boxSize}px`,
      overflow: 'hidden',
      color: '#000',
      lineHeight: `${boxSize}px`,
      fontFamily: family,
      fontWeight: weight,
      fontSize: `${boxSize / 2}px`,
      whiteSpace: 'nowrap',
    });
    strip.append(box);
  }
  return strip;
}

function hasInk(pen: CanvasRenderingContext2D, at: number): boolean {
  const { data } = pen.getImageData(at * boxSize, 0, boxSize, boxSize);
  return data.some((value, channel) => channel % 4 === 0 && value < 160);
}

const lookAgainMs = 50;
const patienceMs = 5000;

/** Waits until all faces are there; after a while whatever is there has to do. */
export async function untilLettersAreThere(image: HTMLImageElement, count: number, top: number): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, count * boxSize);
  canvas.height = stripHeight;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const boxes = Array.from({ length: count }, (_, at) => at);
  for (let waited = 0; pen && waited < patienceMs; waited += lookAgainMs) {
    pen.drawImage(image, 0, top, canvas.width, stripHeight, 0, 0, canvas.width, stripHeight);
    if (boxes.every((at) => hasInk(pen, at))) return;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
