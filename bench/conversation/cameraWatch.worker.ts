import type { Moment } from './beats';
import { sharedNow } from './sharedClock';

/** Where the mouth of the film is, in pixels. */
const mouth = { x: 300, y: 282, width: 40, height: 40 };
/** Redder than this, of 255, is the inside of a mouth. */
const red = 128 + 36;

const moment = new Uint8Array(mouth.width * mouth.height * 4);

/** How much of the place is red. Only the place is copied, and nothing is drawn: the machine is busy enough. */
async function opennessOf(picture: VideoFrame): Promise<number> {
  if (picture.format !== 'I420') throw new Error(`the camera gives ${picture.format}`);
  const [, , redness] = await picture.copyTo(moment, { rect: mouth });
  if (!redness) throw new Error('a picture has no colours');
  const { offset, stride } = redness;
  const pixels = moment.subarray(offset, offset + stride * (mouth.height / 2));
  return pixels.filter((pixel) => pixel > red).length / pixels.length;
}

self.onmessage = async ({ data: pictures }: MessageEvent<ReadableStream<VideoFrame>>) => {
  const reader = pictures.getReader();
  for (;;) {
    const { value: picture } = await reader.read();
    if (!picture) return;
    const at = sharedNow();
    const open = await opennessOf(picture);
    picture.close();
    self.postMessage({ at, open } satisfies Moment);
  }
};
