import { tinyVrm } from '@mukae/contract/testing/vrm/tinyVrm';
import { expect, it, vi } from 'vitest';

const model = () => new File([tinyVrm()], 'fine.vrm');
const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
const portrait = new Blob(['picture']);

interface Browser {
  graphics?: 'card' | 'none';
  /** What draws a portrait, once it is fetched. */
  drawing?: () => { takePortrait: () => Promise<Blob> };
}

/** Each module is replaced once: of two replacements that nothing was imported between, either might win. */
async function read(file: File, { graphics = 'card', drawing }: Browser = {}) {
  vi.resetModules();
  vi.doMock('@/graphics/graphics', () => ({ graphics: () => graphics }));
  vi.doMock('@/avatar/vrm/takePortrait', drawing ?? (() => ({ takePortrait: async () => portrait })));
  return (await import('./chosenModel')).readChosen(file);
}

it('[O-V58] a file that can be drawn comes with its portrait', async () => {
  expect(await read(model())).toMatchObject({ is: 'ready', portrait });
});

it('[O-V58] a file that was taken away is told as such, before and after it was looked through', async () => {
  const [before, after] = [model(), model()];
  vi.spyOn(before, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: gone, text: gone }));
  vi.spyOn(after, 'arrayBuffer').mockImplementation(gone);
  for (const file of [before, after]) expect(await read(file)).toMatchObject({ is: 'hindered', by: 'unreadable' });
});

it('[O-V58] a model that cannot be loaded is told as such, with what its loader says', async () => {
  const drawing = () => ({ takePortrait: () => Promise.reject(new Error('no such accessor')) });
  const about = 'Error: no such accessor';
  expect(await read(model(), { drawing })).toMatchObject({ is: 'hindered', by: 'unloadable', about });
});

it('[O-V58] a page that cannot fetch what draws says so', async () => {
  const drawing = () => {
    throw new Error('offline');
  };
  expect(await read(model(), { drawing })).toMatchObject({ is: 'hindered', by: 'unfetched' });
});

it('[O-V58] a browser that draws nothing says so, without fetching what draws', async () => {
  const takePortrait = vi.fn(async () => portrait);
  const drawing = () => ({ takePortrait });
  expect(await read(model(), { graphics: 'none', drawing })).toMatchObject({ is: 'hindered', by: 'undrawable' });
  expect(takePortrait).not.toHaveBeenCalled();
});
