/** What a track sounds like for so many milliseconds, also while it is muted for everybody else. */
export async function record(track: MediaStreamTrack, ms: number, signal: AbortSignal): Promise<Blob> {
  const own = track.clone();
  own.enabled = true;
  const recorder = new MediaRecorder(new MediaStream([own]));
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const isDone = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.start();
  setTimeout(stop, ms);
  signal.addEventListener('abort', stop);
  await isDone;
  own.stop();
  signal.throwIfAborted();
  return new Blob(parts, { type: recorder.mimeType });
}
