import type { KeptDevice } from '@/features/signages/view/station/keptDevice';
import { SteppingUp } from './steppingUp';

const [width, height] = [32, 18];
const lookEveryMs = 250;

/** Grey, from 0 to 255; null: there is no picture. */
function look(video: HTMLVideoElement, context: OffscreenCanvasRenderingContext2D): Uint8Array | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  context.drawImage(video, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, point) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(point * 4);
    return 0.3 * red + 0.59 * green + 0.11 * blue;
  });
}

/** Tells when somebody steps up to the screen. No picture is kept, and none leaves this function. Gives back how to stop. */
export function watchMotion(camera: Pick<KeptDevice, 'track' | 'use' | 'device'>, onStep: () => void): () => void {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return () => {};
  const letGo = camera.use();
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const stream = new MediaStream();
  video.srcObject = stream;
  let stepping = new SteppingUp();
  // A track holds every stream that it was put into, and this one is kept for years.
  const empty = () => {
    for (const track of stream.getTracks()) stream.removeTrack(track);
  };
  const show = (track: MediaStreamTrack | null) => {
    empty();
    if (track) stream.addTrack(track);
    stepping = new SteppingUp();
    video.play().catch(() => undefined);
  };
  show(camera.track);
  const stopFollowing = camera.device.on('track', show);
  const timer = setInterval(() => {
    const picture = look(video, context);
    if (picture && stepping.see(picture)) onStep();
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
    stopFollowing();
    video.pause();
    video.srcObject = null;
    empty();
    letGo();
  };
}
