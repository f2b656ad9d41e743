/** When, on the clock that all pages of a machine share, a picture and a sound first came out of a decoder. */
export interface FirstMedia {
  picture: number;
  sound: number;
}

const lookEveryMs = 5;
const now = (): number => performance.timeOrigin + performance.now();
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, lookEveryMs));

let newest: RTCPeerConnection | undefined;
const Native = RTCPeerConnection;

/** Whoever makes a connection, the page plays what it receives and measures it in the same way. */
globalThis.RTCPeerConnection = class extends Native {
  constructor(configuration?: RTCConfiguration) {
    super(configuration);
    newest = this;
    this.addEventListener('track', ({ track }) => {
      const player = document.createElement(track.kind === 'video' ? 'video' : 'audio');
      player.autoplay = true;
      player.srcObject = new MediaStream([track]);
      document.body.append(player);
    });
  }
};

/** Of the connection that was made last. */
export async function firstMedia(): Promise<FirstMedia> {
  const seen: Partial<FirstMedia> = {};
  for (;;) {
    for (const { type, framesDecoded = 0, jitterBufferEmittedCount = 0, kind } of (
      await newest?.getStats()
    )?.values() ?? []) {
      if (type !== 'inbound-rtp') continue;
      if (kind === 'video' && framesDecoded > 0) seen.picture ??= now();
      if (kind === 'audio' && jitterBufferEmittedCount > 0) seen.sound ??= now();
    }
    const { picture, sound } = seen;
    if (picture !== undefined && sound !== undefined) return { picture, sound };
    await pause();
  }
}
