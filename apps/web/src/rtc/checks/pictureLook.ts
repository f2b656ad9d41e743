interface PictureLook {
  width: number;
  height: number;
  /** Of the brightest channel on average, 0 to 255. */
  brightness: number;
}

const [sampleWidth, sampleHeight] = [32, 18];

function brightnessOf(video: HTMLVideoElement): number {
  const context = new OffscreenCanvas(sampleWidth, sampleHeight).getContext('2d');
  if (!context) return 0;
  context.drawImage(video, 0, 0, sampleWidth, sampleHeight);
  const { data } = context.getImageData(0, 0, sampleWidth, sampleHeight);
  let total = 0;
  for (let at = 0; at < data.length; at += 4) total += Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return total / (sampleWidth * sampleHeight);
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
