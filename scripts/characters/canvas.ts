export const DESIGN = { width: 1080, height: 1920 };

export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2D canvas here');
  context.imageSmoothingQuality = 'high';
  return context;
}

export async function base64(canvas: OffscreenCanvas, type: string, quality: number): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}
