import { mediaCalls } from '@mukae/contract/calls/media';
import { call, isError } from '@/api/call';
import { filmFrame } from './filmFrame';

/** A new film gets one of its frames as its thumbnail. Without one it is still whole, and shown by a symbol. */
export async function addFrame(mediumId: number, file: Blob): Promise<void> {
  const medium = await call(mediaCalls.getMedia, { targetId: mediumId });
  if (isError(medium) || medium.kind !== 'mp4') return;
  const image = await filmFrame(file);
  const filename = medium.image_url.split('/').at(-1);
  if (image && filename) await call(mediaCalls.addThumbnail, { filename }, { image });
}
