import { mediaCalls } from '@mukae/contract/calls/media';
import { call, isError } from '@/api/call';
import { oneIn } from '@/lists/oneIn';
import { filmFrame } from './filmFrame';

/** A new film gets one of its frames as its thumbnail. Without one it is still whole, and shown by a symbol. */
export async function addFrame(mediumId: number, file: Blob): Promise<void> {
  const answer = await call(mediaCalls.getMedia, { targetId: mediumId });
  const medium = isError(answer) ? undefined : oneIn(answer);
  if (medium?.kind !== 'mp4') return;
  const image = await filmFrame(file);
  const filename = medium.image_url.split('/').at(-1);
  if (image && filename) await call(mediaCalls.addMedia, { isThumbnail: '1', filename }, { image });
}
