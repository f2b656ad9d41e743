/// <reference types="vite/client" />
import type { Moment } from './beats';
import CameraWatch from './cameraWatch.worker?worker&inline';
import { sharedNow } from './sharedClock';
import type { Watched } from './watched';

/**
 * Runs in every page before its own code. Tells how far a mouth is open, moment by moment: in the pictures of the camera,
 * on the canvas or in the film of the signage; and keeps what was said on the channel of the avatar's frames.
 */
const nothing = (): Watched => ({ camera: [], shown: [], sent: [], arrived: [] });
let watched = nothing();

/** In a worker, so that a busy page does not see its own camera late. */
function watchCamera(track: MediaStreamTrack): void {
  const worker = new CameraWatch();
  worker.onmessage = ({ data }: MessageEvent<Moment>) => void watched.camera.push(data);
  const { readable } = new MediaStreamTrackProcessor({ track });
  worker.postMessage(readable, [readable]);
}

// A page of about:blank has no devices, whatever its type says.
const devices: MediaDevices | undefined = navigator.mediaDevices;
if (devices) {
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    for (const track of stream.getVideoTracks()) watchCamera(track.clone());
    return stream;
  };
}

/** Where the mouth of a character is, in parts of its frame. */
const mouth = { x: 0.44, y: 0.3, width: 0.12, height: 0.045 };
const small = { width: 48, height: 32 };
const sight = new OffscreenCanvas(small.width, small.height).getContext('2d', { willReadFrequently: true });

function look(picture: HTMLCanvasElement | HTMLVideoElement, width: number, height: number): void {
  if (!sight) throw new Error('no canvas to look with');
  const at = sharedNow();
  const from = [mouth.x * width, mouth.y * height, mouth.width * width, mouth.height * height] as const;
  sight.drawImage(picture, ...from, 0, 0, small.width, small.height);
  const { data } = sight.getImageData(0, 0, small.width, small.height);
  const greens = data.filter((_, place) => place % 4 === 1);
  watched.shown.push({ at, open: greens.filter((green) => green < 110).length / greens.length });
}

// After whatever draws in this picture of the page has drawn.
const drawn = new MessageChannel();
drawn.port2.onmessage = () => {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-drawn]');
  if (canvas) look(canvas, canvas.width, canvas.height);
};

function watchCanvas(): void {
  drawn.port1.postMessage(null);
  requestAnimationFrame(watchCanvas);
}

function watchFilm(): void {
  const video = document.querySelector('video');
  if (!video) throw new Error('there is no film');
  const next = () => {
    look(video, video.videoWidth, video.videoHeight);
    video.requestVideoFrameCallback(next);
  };
  video.requestVideoFrameCallback(next);
}

function watchFrames(channel: RTCDataChannel): void {
  channel.addEventListener('message', ({ data }) => {
    watched.arrived.push({ at: sharedNow(), bytes: [...new Uint8Array(data)] });
  });
  const send: (data: Uint8Array<ArrayBuffer>) => void = channel.send.bind(channel);
  channel.send = (frame: unknown) => {
    if (!(frame instanceof Uint8Array)) throw new Error('this is no frame');
    const bytes = Uint8Array.from(frame);
    watched.sent.push({ at: sharedNow(), bytes: [...bytes] });
    send(bytes);
  };
}

const open = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (label, options) {
  const channel = open.call(this, label, options);
  if (label === 'frames') watchFrames(channel);
  return channel;
};

globalThis.mouthWatch = {
  watchCanvas,
  watchFilm,
  taken() {
    const taken = watched;
    watched = nothing();
    return taken;
  },
};
