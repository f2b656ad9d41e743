/** Loud speech close to a microphone; louder is all the same. */
const loudest = 0.25;

/** How loud a voice is, 0 to 1, for every frame that is drawn. Gives back how to stop. */
export function onVoiceLevel(track: MediaStreamTrack, hear: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let request = requestAnimationFrame(look);
  function look() {
    request = requestAnimationFrame(look);
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((total, sample) => total + sample * sample, 0) / samples.length;
    hear(Math.min(1, Math.sqrt(power) / loudest));
  }
  return () => {
    cancelAnimationFrame(request);
    void context.close();
  };
}
