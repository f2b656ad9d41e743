import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgainForFonts, loadAllFonts } from './fonts';

const faces: { status: string }[] = [];

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  Object.defineProperty(document, 'fonts', { configurable: true, get: () => new Set(faces) });
});
afterEach(() => void vi.unstubAllGlobals());

const sheets = () => [...document.head.querySelectorAll('link[rel="stylesheet"]')];

/** As the browser tells it. */
function arrive(link: Element | undefined): void {
  if (link) Object.defineProperty(link, 'sheet', { configurable: true, value: {} });
  link?.dispatchEvent(new Event('load'));
}

it('[D-N09] letters that did not come are asked for again, those that came are not', () => {
  loadAllFonts();
  const [first] = sheets();
  arrive(first);
  faces.push({ status: 'loaded' }, { status: 'unloaded' });
  askAgainForFonts();
  expect(sheets()).toEqual([first]);

  faces.push({ status: 'error' });
  askAgainForFonts();
  const [, second] = sheets();
  expect(second?.getAttribute('href')).toBe(first?.getAttribute('href'));
  arrive(second);
  expect(sheets()).toEqual([second]);

  faces.length = 0;
  Object.defineProperty(second, 'sheet', { configurable: true, value: null });
  second?.dispatchEvent(new Event('error'));
  expect(sheets()).toEqual([]);
  askAgainForFonts();
  expect(sheets()).toHaveLength(1);
});
