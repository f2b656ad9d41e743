/** What a track sounds like for so many milliseconds, also while it is muted for everybody else. */
export async function record(track: MediaStreamTrack, ms: number): Promise<Blob> {
  const own = track.clone();
  own.enabled = true;
  const recorder = new MediaRecorder(new MediaStream([own]));
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const isDone = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  setTimeout(() => recorder.stop(), ms);
  await isDone;
  own.stop();
  return new Blob(parts, { type: recorder.mimeType });
}
