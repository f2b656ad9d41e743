import { thumbnailSize } from '@mukae/contract/domain/media/media';
import { fittingSize } from './fittingSize';

/** Many films begin in black; a second later there is something to see. */
const shownAtSeconds = 1;

/** One picture of a film, small enough for a list. Null when this browser cannot read the film. */
export async function filmFrame(film: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(film);
  try {
    return await draw(await openAt(address));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function openAt(address: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  await reached(video, 'loadeddata', () => {
    video.src = address;
  });
  await reached(video, 'seeked', () => {
    video.currentTime = Number.isFinite(video.duration) ? Math.min(shownAtSeconds, video.duration / 2) : 0;
  });
  return video;
}

const reached = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
    begin();
  });

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { width, height } = fittingSize({ width: video.videoWidth, height: video.videoHeight }, thumbnailSize);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
