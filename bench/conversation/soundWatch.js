/**
 * Runs in every page before its own code. Tells how loud the sound is that arrives, moment by moment, as it is handed out
 * to be heard, on the clock that all pages of a machine share.
 */
(() => {
  const tracks = [];
  let heard = [];

  const Native = RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Native {
    constructor(configuration) {
      super(configuration);
      this.addEventListener('track', ({ track }) => void (track.kind === 'audio' && tracks.push(track)));
    }
  };

  // Between two pulses of a low voice it is quiet for a moment: the loudest of the last 10 ms counts.
  const worklet = `
    const remembered = 4;
    const loudnessOf = (samples) => Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
    registerProcessor('loudness', class extends AudioWorkletProcessor {
      recent = [];
      process([[samples]]) {
        if (!samples) return true;
        this.recent = [...this.recent, loudnessOf(samples)].slice(-remembered);
        this.port.postMessage({ at: Date.now(), open: Math.max(...this.recent) });
        return true;
      }
    });
  `;

  globalThis.soundWatch = {
    async begin() {
      const context = new AudioContext();
      await context.audioWorklet.addModule(URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' })));
      const node = new AudioWorkletNode(context, 'loudness', { numberOfOutputs: 0 });
      node.port.onmessage = ({ data }) => heard.push(data);
      context.createMediaStreamSource(new MediaStream([tracks.at(-1)])).connect(node);
    },
    /** Since it was asked the last time. */
    taken() {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
})();
