import { tinyVrm } from '@mukae/contract/testing/vrm/tinyVrm';
import { beforeEach, expect, it, vi } from 'vitest';

const model = () => new File([tinyVrm()], 'fine.vrm');
const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
const read = async (file: File) => (await import('./chosenModel')).readChosen(file);
const portrait = new Blob(['picture']);
const takesPortraits = (takePortrait: () => Promise<Blob>) =>
  vi.doMock('@/avatar/vrm/takePortrait', () => ({ takePortrait }));

beforeEach(() => {
  vi.resetModules();
  vi.doMock('@/graphics/graphics', () => ({ graphics: () => 'card' }));
  takesPortraits(async () => portrait);
});

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
  takesPortraits(() => Promise.reject(new Error('no such accessor')));
  expect(await read(model())).toMatchObject({ is: 'hindered', by: 'unloadable', about: 'Error: no such accessor' });
});

it('[O-V58] a page that cannot fetch what draws says so', async () => {
  vi.doMock('@/avatar/vrm/takePortrait', () => {
    throw new Error('offline');
  });
  expect(await read(model())).toMatchObject({ is: 'hindered', by: 'unfetched' });
});

it('[O-V58] a browser that draws nothing says so, without fetching what draws', async () => {
  const takePortrait = vi.fn(async () => portrait);
  takesPortraits(takePortrait);
  vi.doMock('@/graphics/graphics', () => ({ graphics: () => 'none' }));
  expect(await read(model())).toMatchObject({ is: 'hindered', by: 'undrawable' });
  expect(takePortrait).not.toHaveBeenCalled();
});
