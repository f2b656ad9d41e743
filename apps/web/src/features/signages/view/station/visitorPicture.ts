import { thumbnailSize } from '@mukae/contract/domain/media/media';
import type { KeptDevice } from './keptDevice';

/** The ring does not wait for the picture: one that comes late, of a camera that wakes up slowly, is better than none. */
const patienceMs = 10_000;
/** The first frame of a camera that was blind is still black. */
const frameTaken = 3;

const nextFrame = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });

async function framesPassed(video: HTMLVideoElement): Promise<void> {
  await video.play();
  for (let frame = 0; frame < frameTaken; frame += 1) await nextFrame(video);
}

function withPatience(passed: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the camera shows nothing')), patienceMs);
    void passed.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

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
  video.srcObject = new MediaStream([track]);
  try {
    await withPatience(framesPassed(video));
    return await draw(video);
  } finally {
    video.pause();
    video.srcObject = null;
  }
}

/** Who stands before the screen; null when there is no camera. */
export async function visitorPicture(camera: KeptDevice): Promise<Blob | null> {
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
