import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const inPublic = (file: string) => join(import.meta.dirname, '../../../../../public', file);

interface Manifest {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
}
const manifest: Manifest = JSON.parse(readFileSync(inPublic('signage.webmanifest'), 'utf8'));

/** As a PNG says it of itself. */
function sizeOf(file: string): string {
  const png = readFileSync(inPublic(file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('[D-N10] the app opens the signage page in full screen, and has icons of the sizes that it names', () => {
  expect(manifest).toMatchObject({ start_url: '/app/signage/view', display: 'fullscreen' });
  expect(manifest.icons.map(({ src }) => sizeOf(src))).toEqual(manifest.icons.map(({ sizes }) => sizes));
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
