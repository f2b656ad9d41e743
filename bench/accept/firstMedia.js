/**
 * Runs in every page before its own code, whoever makes its connections: tells when, on the clock that all pages of a
 * machine share, a button was pressed, and when a picture and a sound first came out of a decoder.
 */
(() => {
  const lookEveryMs = 5;
  const now = () => performance.timeOrigin + performance.now();
  const pause = () => new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  const Native = RTCPeerConnection;
  let newest;
  let pressedAt = 0;

  globalThis.RTCPeerConnection = class extends Native {
    constructor(configuration) {
      super(configuration);
      newest = this;
    }
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressedAt = performance.timeOrigin + timeStamp;
    },
    { capture: true },
  );

  /** Of the newest connection; one that was closed belongs to an earlier call. */
  const statistics = async () =>
    newest === undefined || newest.connectionState === 'closed' ? [] : (await newest.getStats()).values();

  globalThis.firstMedia = {
    pressedAt: () => pressedAt,
    async until(...wanted) {
      const seen = {};
      while (wanted.some((what) => seen[what] === undefined)) {
        for (const { type, framesDecoded, jitterBufferEmittedCount, kind } of await statistics()) {
          if (type !== 'inbound-rtp') continue;
          if (kind === 'video' && framesDecoded > 0) seen.picture ??= now();
          if (kind === 'audio' && jitterBufferEmittedCount > 0) seen.sound ??= now();
        }
        await pause();
      }
      return seen;
    },
  };
})();
