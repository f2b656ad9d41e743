/**
 * Runs in every page before its own code. Tells how far a mouth is open, moment by moment, on the clock that all pages of
 * a machine share: in the pictures of the camera, on the canvas or in the film of the signage; and keeps what was said on
 * the channel of the avatar's frames.
 */
(() => {
  const now = () => performance.timeOrigin + performance.now();
  let watched = { camera: [], shown: [], sent: [], arrived: [] };

  // In a worker, so that a busy page does not see its own camera late.
  const readCamera = async ({ data: { readable, place } }) => {
    const context = new OffscreenCanvas(place.width, place.height).getContext('2d', { willReadFrequently: true });
    for await (const picture of readable) {
      const at = performance.timeOrigin + performance.now();
      context.drawImage(picture, -place.x, -place.y);
      picture.close();
      const { data } = context.getImageData(0, 0, place.width, place.height);
      let red = 0;
      for (let pixel = 0; pixel < data.length; pixel += 4) if (data[pixel] - data[pixel + 1] > 90) red += 1;
      postMessage({ at, open: red / (data.length / 4) });
    }
  };

  /** Where the mouth of the film is, in pixels. */
  const mouthInFilm = { x: 300, y: 282, width: 40, height: 40 };
  const watchCamera = (track) => {
    const worker = new Worker(URL.createObjectURL(new Blob([`onmessage = ${readCamera}`])));
    worker.onmessage = ({ data }) => watched.camera.push(data);
    const { readable } = new MediaStreamTrackProcessor({ track });
    worker.postMessage({ readable, place: mouthInFilm }, [readable]);
  };
  const openDevices = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (openDevices) {
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await openDevices(wanted);
      for (const track of stream.getVideoTracks()) watchCamera(track.clone());
      return stream;
    };
  }

  /** Where the mouth of a character is, in parts of its frame. */
  const mouthInFrame = { x: 0.44, y: 0.3, width: 0.12, height: 0.045 };
  const small = { width: 48, height: 32 };
  const sight = new OffscreenCanvas(small.width, small.height).getContext('2d', { willReadFrequently: true });
  const look = (picture, width, height) => {
    const at = now();
    const { x, y, width: across, height: down } = mouthInFrame;
    sight.drawImage(picture, x * width, y * height, across * width, down * height, 0, 0, small.width, small.height);
    const { data } = sight.getImageData(0, 0, small.width, small.height);
    let dark = 0;
    for (let pixel = 0; pixel < data.length; pixel += 4) if (data[pixel + 1] < 110) dark += 1;
    watched.shown.push({ at, open: dark / (data.length / 4) });
  };

  // After whatever draws in this picture of the page has drawn.
  const drawn = new MessageChannel();
  drawn.port2.onmessage = () => {
    const canvas = document.querySelector('canvas[data-drawn]');
    if (canvas) look(canvas, canvas.width, canvas.height);
  };
  const watchCanvas = () => {
    drawn.port1.postMessage(null);
    requestAnimationFrame(watchCanvas);
  };
  const watchFilm = (video) => {
    const next = () => {
      look(video, video.videoWidth, video.videoHeight);
      video.requestVideoFrameCallback(next);
    };
    video.requestVideoFrameCallback(next);
  };

  const open = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (label, options) {
    const channel = open.call(this, label, options);
    if (label !== 'frames') return channel;
    channel.addEventListener('message', ({ data }) => {
      watched.arrived.push({ at: now(), bytes: [...new Uint8Array(data)] });
    });
    const send = channel.send.bind(channel);
    channel.send = (frame) => {
      watched.sent.push({ at: now(), bytes: [...frame] });
      send(frame);
    };
    return channel;
  };

  globalThis.mouthWatch = {
    watchCanvas,
    watchFilm: () => watchFilm(document.querySelector('video')),
    /** Since it was asked the last time. */
    taken() {
      const taken = watched;
      watched = { camera: [], shown: [], sent: [], arrived: [] };
      return taken;
    },
  };
})();
