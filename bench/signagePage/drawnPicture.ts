import type { Page } from '@playwright/test';

/** As rich as a photograph, of this size: a page draws it, so that nobody has to keep one. */
export async function drawnPicture(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const written = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('this page has no canvas');
    for (let n = 0; n < 900; n += 1) {
      const [x, y] = [(n * 7919) % width, (n * 104_729) % height];
      const light = pen.createRadialGradient(x, y, 4, x, y, 40 + ((n * 31) % 160));
      light.addColorStop(0, `hsl(${(n * 47) % 360} 60% ${40 + (n % 45)}%)`);
      light.addColorStop(1, 'transparent');
      pen.fillStyle = light;
      pen.fillRect(0, 0, width, height);
    }
    return canvas.toDataURL('image/jpeg', 0.85).replace(/^.*,/, '');
  }, size);
  return Buffer.from(written, 'base64');
}
