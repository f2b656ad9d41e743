import { expect, it } from 'vitest';
import { builtFilesList, chunkNamed, filesBefore, weigh } from './builtFiles';

const list = builtFilesList.parse({
  'index.html': { file: 'index.js', imports: ['_entrance'], css: ['index.css'] },
  _entrance: { file: 'entrance.js', imports: ['_entrance', '_runtime'] },
  _runtime: { file: 'runtime.js' },
  'Screen.tsx': { file: 'screen.js', imports: ['_entrance', '_scene'], dynamicImports: ['engine.ts'] },
  _scene: { file: 'scene.js', imports: ['Screen.tsx'] },
  'engine.ts': { file: 'engine.js' },
});

it('[D-T90] the script of a page is what its sources import, each file once, without what is fetched later', () => {
  expect(filesBefore(list, ['index.html', 'Screen.tsx'])).toEqual([
    'index.js',
    'index.css',
    'entrance.js',
    'runtime.js',
    'screen.js',
    'scene.js',
  ]);
});

it('[D-T90] a source that is not in the build is a fault, not a page without weight', () => {
  expect(() => filesBefore(list, ['Gone.tsx'])).toThrow('Gone.tsx was not built');
  expect(() => chunkNamed(list, 'gone')).toThrow('no one chunk named gone');
});

it('[D-T90] a page may weigh its limit and not a byte more', () => {
  const sizes = new Map([
    ['a.js', 200 * 1024],
    ['b.js', 50 * 1024],
  ]);
  expect(weigh('page', sizes, 250).isWithin).toBe(true);
  expect(weigh('page', sizes.set('c.js', 1), 250).isWithin).toBe(false);
});
