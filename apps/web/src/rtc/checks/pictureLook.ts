import { brightnessOf } from './brightnessOf';

interface PictureLook {
  width: number;
  height: number;
  /** Of the brightest channel on average, 0 to 255. */
  brightness: number;
}

/** Looks at every frame until one satisfies or the time is over; gives back the last one seen. */
export function lookAtPicture(
  track: MediaStreamTrack,
  isEnough: (look: PictureLook) => boolean,
  patienceMs: number,
): Promise<PictureLook | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  return new Promise((resolve) => {
    let last: PictureLook | undefined;
    const end = () => {
      clearTimeout(timer);
      video.srcObject = null;
      resolve(last);
    };
    const timer = setTimeout(end, patienceMs);
    const look = () => {
      last = { width: video.videoWidth, height: video.videoHeight, brightness: brightnessOf(video) };
      if (isEnough(last)) end();
      else video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
    void video.play().catch(end);
  });
}
