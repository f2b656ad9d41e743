/**
 * Draws the icons of the installed signage from the product's mark into apps/web/public.
 *
 *   npm run icons
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../apps/web/public');
const GROUND = '#f7f3ec';

interface Icon {
  file: string;
  size: number;
  /** Of the whole: what a system cuts off to give all icons one shape is twice as wide as usual air. */
  air: number;
  corner: number;
}

const icons: readonly Icon[] = [
  { file: 'signage-192.png', size: 192, air: 0.14, corner: 0.2 },
  { file: 'signage-512.png', size: 512, air: 0.14, corner: 0.2 },
  { file: 'signage-maskable-512.png', size: 512, air: 0.24, corner: 0 },
];

const mark = await readFile(join(PUBLIC, 'mark.svg'), 'utf8');

for (const { file, size, air, corner } of icons) {
  const inside = size * (1 - 2 * air);
  const placed = mark.replace('<svg', `<svg x="${size * air}" y="${size * air}" width="${inside}" height="${inside}"`);
  const ground = `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${GROUND}"/>`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`;
  await writeFile(join(PUBLIC, file), await sharp(Buffer.from(icon)).png({ compressionLevel: 9 }).toBuffer());
}
