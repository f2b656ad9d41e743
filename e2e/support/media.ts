import { type MediaAnswer, mediaCalls } from '@mukae/contract/calls/media';
import { drawnPicture, sampleFilm } from '@mukae/server/testing/uploads';
import type { Colour } from './pixels';
import { expect, type Page } from './test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const chosen = async (file: File): Promise<ChosenFile> => ({
  name: file.name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
});

/** What a picture shows unless told otherwise. */
export const pictureColour: Colour = { red: 0x3b, green: 0x8f, blue: 0x7a };

/** Of one colour. */
export const pictureFile = async (name: string, { red, green, blue } = pictureColour): Promise<ChosenFile> =>
  chosen(await drawnPicture(`rgb(${red}, ${green}, ${blue})`, name));
/** What the figure in the film wears. */
export const filmColour: Colour = { red: 0x4d, green: 0x51, blue: 0x5a };

export const filmFile = async (name: string): Promise<ChosenFile> => chosen(await sampleFilm(name));

/** Long enough to be interrupted when the line is slow. */
export async function longFilm(name: string): Promise<ChosenFile> {
  const film = await filmFile(name);
  return { ...film, buffer: Buffer.concat([film.buffer, Buffer.alloc(4_000_000)]) };
}

/** Decides how many bytes a second this page sends; -1 is as many as it can. */
export async function sendingSpeed(page: Page): Promise<(uploadThroughput: number) => Promise<unknown>> {
  const line = await page.context().newCDPSession(page);
  return (uploadThroughput) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

export async function openMedia(page: Page): Promise<void> {
  await page.goto('/app/media/list');
  await expect(page.getByText('ファイルを置く・選ぶ')).toBeVisible();
}

/** As if the person had picked the files in the system's own window. */
export const chooseFiles = (page: Page, files: ChosenFile[]): Promise<void> =>
  page.getByLabel('ファイルを置く・選ぶ').setInputFiles(files);

/** The line of a file on its way. */
export const uploadOf = (page: Page, name: string) =>
  page.getByRole('list', { name: '追加するファイル' }).getByRole('listitem').filter({ hasText: name });

export const mediaRow = (page: Page, name: string) =>
  page.getByRole('table', { name: 'メディアの一覧' }).getByRole('row').filter({ hasText: name });

/** What the server keeps for this person. */
export async function mediaOf(page: Page): Promise<MediaAnswer[]> {
  const answer = await page.request.post('/api/getMedia', { data: {} });
  return mediaCalls.listMedia.output.parse(await answer.json());
}

/** A medium that is there already when the page opens. */
export async function addMedium(page: Page, file: ChosenFile): Promise<number> {
  const answer = await page.request.post('/api/addMedia', { multipart: { image: file } });
  return mediaCalls.addMedia.output.parse(await answer.json()).id;
}
