import { beforeEach, expect, it, vi } from 'vitest';
import { active, init, standby, stationForFile, told } from '../station/testing/stationForFile';
import { obeyCommand } from './obeyCommand';

const makePicture = vi.hoisted(() => vi.fn<() => Promise<Blob>>());
vi.mock('./picture/pictureOfScreen', () => ({ pictureOfScreen: makePicture }));

const at = stationForFile();
const sent = vi.fn<(path: string) => void>();

beforeEach(() => {
  makePicture.mockImplementation(async () => new Blob(['jpeg'], { type: 'image/jpeg' }));
  vi.stubGlobal('fetch', async (path: string) => {
    sent(path);
    return Response.json({ result: 'OK', code: '', msg: '' });
  });
  at.channel().tell(init(standby));
});

const takePicture = async () => {
  const pictureId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  await obeyCommand({ is: 'picture', pictureId }, at.station.view.get);
  return sent.mock.calls.map(([path]) => path);
};

it('[D-H30] a screen sends its picture while nobody is there', async () => {
  expect(await takePicture()).toEqual(['/api/addScreenPicture']);
});

it('[D-H30] a screen that a visitor is at makes no picture of itself', async () => {
  at.channel().tell(told(active));
  expect(await takePicture()).toEqual(['/api/giveUpScreenPicture']);
  expect(makePicture).not.toHaveBeenCalled();
});

it('[D-H30] a visitor who comes while the picture is made is not on one that leaves the screen', async () => {
  makePicture.mockImplementation(async () => {
    at.channel().tell(told(active));
    return new Blob(['jpeg']);
  });
  expect(await takePicture()).toEqual(['/api/giveUpScreenPicture']);
});
