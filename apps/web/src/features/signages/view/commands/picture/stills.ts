/** Until somebody has drawn on a canvas whose graphics card keeps nothing for later. */
const framesMax = 60;

/** Asked for between two frames, so that whoever draws in every frame has drawn before. */
const afterDrawing = (): Promise<void> =>
  new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), 0));

interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

function drawableOf(element: Element): Drawable | null {
  if (element instanceof HTMLCanvasElement) return { source: element, width: element.width, height: element.height };
  if (element instanceof HTMLVideoElement)
    return { source: element, width: element.videoWidth, height: element.videoHeight };
  if (element instanceof HTMLImageElement)
    return { source: element, width: element.naturalWidth, height: element.naturalHeight };
  return null;
}

/** Not larger than it stands there. */
function paint({ source, width, height }: Drawable, shown: DOMRect): HTMLCanvasElement {
  const scale = Math.min(1, Math.max(shown.width / width, shown.height / height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isBlank(painted: HTMLCanvasElement): boolean {
  const pixels = painted.getContext('2d')?.getImageData(0, 0, painted.width, painted.height).data;
  return !pixels?.some((value, at) => at % 4 === 3 && value > 0);
}

async function paintDrawn(drawn: Drawable, shown: DOMRect): Promise<HTMLCanvasElement> {
  for (let frame = 1; ; frame += 1) {
    const painted = paint(drawn, shown);
    if (frame === framesMax || !isBlank(painted)) return painted;
    await afterDrawing();
  }
}

/** What a canvas, a film or a picture shows now, as an address that holds it; null where it shows nothing. */
export async function stillOf(element: Element): Promise<string | null> {
  const drawable = drawableOf(element);
  const shown = element.getBoundingClientRect();
  if (!drawable || drawable.width === 0 || drawable.height === 0 || shown.width === 0) return null;
  if (element instanceof HTMLCanvasElement) await afterDrawing();
  const painted = element instanceof HTMLCanvasElement ? await paintDrawn(drawable, shown) : paint(drawable, shown);
  return painted.toDataURL('image/webp', 0.9);
}
