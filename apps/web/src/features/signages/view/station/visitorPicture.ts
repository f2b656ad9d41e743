import { thumbnailSize } from '@mukae/contract/domain/media/media';
import type { KeptDevice } from './keptDevice';

const patienceMs = 2000;
/** The first frame of a camera that was blind is still black. */
const frameTaken = 3;

const nextFrame = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    video.requestVideoFrameCallback(() => resolve());
  });

const patience = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the camera shows nothing')), patienceMs);
  });

async function frameOf(track: MediaStreamTrack): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  const frames = (async () => {
    await video.play();
    for (let frame = 0; frame < frameTaken; frame += 1) await nextFrame(video);
  })();
  await Promise.race([frames, patience()]);
  return video;
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

/** Who stands before the screen; null when there is no camera. */
export async function visitorPicture(camera: KeptDevice): Promise<Blob | null> {
  const { track } = camera;
  if (!track) return null;
  const letGo = camera.use();
  try {
    return await draw(await frameOf(track));
  } catch {
    return null;
  } finally {
    letGo();
  }
}
