import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Colour } from './pixels';

/** What the camera of every test sees: one colour, which nothing else has. */
export const cameraColour: Colour = { red: 213, green: 27, blue: 162 };
const inYuv = { y: 100, u: 160, v: 200 };
const size = { width: 320, height: 180 };

/** Five times a second is enough to see that it arrives; more would only keep the machine busy. */
const picturesPerSecond = 5;

export const cameraFilm = join(tmpdir(), `mukae-camera-${size.width}-${picturesPerSecond}.y4m`);

export async function makeCameraFilm(): Promise<void> {
  const { width, height } = size;
  const points = width * height;
  const picture = Buffer.concat([
    Buffer.from('FRAME\n'),
    Buffer.alloc(points, inYuv.y),
    Buffer.alloc(points / 4, inYuv.u),
    Buffer.alloc(points / 4, inYuv.v),
  ]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${picturesPerSecond}:1 Ip A1:1 C420\n`);
  const unfinished = `${cameraFilm}.${process.pid}`;
  await writeFile(unfinished, Buffer.concat([head, picture, picture]));
  await rename(unfinished, cameraFilm);
}

/** On this page it gives few and small pictures, whatever film it plays: they are not what the test is about. */
export const slowCamera = (page: Page) =>
  page.addInitScript(() => {
    const take = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted = {}) =>
      take(
        wanted.video
          ? { ...wanted, video: { ...Object(wanted.video), width: 320, height: 240, frameRate: 5 } }
          : wanted,
      );
  });
