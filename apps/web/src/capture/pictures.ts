import { NewestPictures } from './newestPictures';

declare global {
  /** Of the browsers that have it on pages, not only in workers. */
  class MediaStreamTrackProcessor {
    constructor(options: { track: MediaStreamTrack; maxBufferSize?: number });
    readonly readable: ReadableStream<VideoFrame>;
  }
}

export type Picture = VideoFrame | ImageBitmap;

/** Pictures of a camera, one at a time; whoever is slow misses some and gets the newest. */
export interface Pictures {
  /** Whoever asked closes it. Null: there will be no more. */
  next(): Promise<Picture | null>;
  close(): void;
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

export const copyOf = async (picture: Picture): Promise<Picture> =>
  picture instanceof ImageBitmap ? createImageBitmap(picture) : picture.clone();

export const aspectOf = (picture: Picture): number =>
  picture instanceof ImageBitmap ? picture.width / picture.height : picture.displayWidth / picture.displayHeight;
