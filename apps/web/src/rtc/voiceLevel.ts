/** Loud speech close to a microphone; louder is all the same. */
const loudest = 0.25;

/** As often as a light that follows a voice looks alive: more would keep a machine without a graphics card busy with it. */
const timesPerSecond = 15;
/** At 48 kHz more than passes from one time to the next: nothing is missed. */
const samplesHeard = 4096;

/** How loud a voice is, 0 to 1, again and again. Gives back how to stop. */
export function onVoiceLevel(track: MediaStreamTrack, hear: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: samplesHeard });
  const stream = new MediaStream([track]);
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((total, sample) => total + sample * sample, 0) / samples.length;
    hear(Math.min(1, Math.sqrt(power) / loudest));
  }, 1000 / timesPerSecond);
  return () => {
    clearInterval(timer);
    void context.close();
    // A track holds every stream that it was put into.
    stream.removeTrack(track);
  };
}
