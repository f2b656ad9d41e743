import { thumbnailSize } from '@mukae/contract/domain/media/media';
import { brightnessOf } from '@/rtc';
import type { KeptDevice } from './keptDevice';
import { untilLit } from './untilLit';

/** So long a camera is waited for that is not open yet. */
const patienceMs = 10_000;

/** Fills the picture: what does not fit is cut off at both sides alike. */
function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { width, height } = thumbnailSize;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  const [drawnWidth, drawnHeight] = [video.videoWidth * scale, video.videoHeight * scale];
  canvas
    .getContext('2d')
    ?.drawImage(video, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

async function pictureOf(track: MediaStreamTrack): Promise<Blob | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const stream = new MediaStream([track]);
  video.srcObject = stream;
  try {
    // Not waited for: it does not begin before the first frame, which may never come.
    video.play().catch(() => undefined);
    const hasFrame = () => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    return (await untilLit(() => (hasFrame() ? brightnessOf(video) : null))) ? await draw(video) : null;
  } finally {
    video.pause();
    video.srcObject = null;
    // A track holds every stream that it was put into, and this one is kept for years.
    stream.removeTrack(track);
  }
}

/** Who stands before the screen; null when there is no camera. */
export async function visitorPicture(camera: Pick<KeptDevice, 'use' | 'trackWithin'>): Promise<Blob | null> {
  const letGo = camera.use();
  try {
    const track = await camera.trackWithin(patienceMs);
    return track && (await pictureOf(track));
  } catch {
    return null;
  } finally {
    letGo();
  }
}
