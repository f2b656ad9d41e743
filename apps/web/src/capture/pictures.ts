import type { CameraPicture, Pictures } from './cameraPicture';
import { NewestPictures } from './newestPictures';

declare global {
  /** Of the browsers that have it on pages, not only in workers. */
  class MediaStreamTrackProcessor {
    constructor(options: { track: MediaStreamTrack; maxBufferSize?: number });
    readonly readable: ReadableStream<VideoFrame>;
  }
}

/** Goes on while the page is hidden, as it is when another window is shared. */
const streamedPictures = (track: MediaStreamTrack): Pictures =>
  new NewestPictures(new MediaStreamTrackProcessor({ track, maxBufferSize: 1 }).readable);

const pictureMs = 33;

/** For browsers that give no stream of pictures. */
function drawnPictures(track: MediaStreamTrack): Pictures {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  void video.play();
  const isOver = () => video.srcObject === null || track.readyState === 'ended';
  return {
    async next() {
      do await new Promise((resolve) => setTimeout(resolve, pictureMs));
      while (!isOver() && video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA);
      return isOver() ? null : createImageBitmap(video);
    },
    close() {
      video.srcObject = null;
    },
  };
}

export const picturesOf = (track: MediaStreamTrack): Pictures =>
  'MediaStreamTrackProcessor' in globalThis ? streamedPictures(track) : drawnPictures(track);

export const copyOf = async (picture: CameraPicture): Promise<CameraPicture> =>
  picture instanceof ImageBitmap ? createImageBitmap(picture) : picture.clone();

/** A camera gives fewer pictures while some are held: what is read for long is read from a copy. */
export async function takenOut(picture: CameraPicture): Promise<ImageBitmap> {
  if (picture instanceof ImageBitmap) return picture;
  try {
    return await createImageBitmap(picture);
  } finally {
    picture.close();
  }
}

export const aspectOf = (picture: CameraPicture): number =>
  picture instanceof ImageBitmap ? picture.width / picture.height : picture.displayWidth / picture.displayHeight;
