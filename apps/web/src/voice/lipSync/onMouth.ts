import type { VoiceMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import { awaken } from '../awaken';
import listenerUrl from './listener.worklet?worker&url';

/** The mouth that a microphone hears, more than a hundred times a second. Gives back how to stop. */
export function onMouth(track: MediaStreamTrack, hear: (mouth: VoiceMouth) => void): () => void {
  const context = new AudioContext();
  awaken(context);

  async function listen(): Promise<void> {
    await context.audioWorklet.addModule(listenerUrl);
    if (context.state === 'closed') return;
    const listener = new AudioWorkletNode(context, 'listener', { numberOfOutputs: 0 });
    listener.port.onmessage = ({ data }: MessageEvent<VoiceMouth>) => hear(data);
    context.createMediaStreamSource(new MediaStream([track])).connect(listener);
  }
  const stop = () => {
    if (context.state !== 'closed') void context.close();
  };
  // A page that is being left loads nothing any more; where nothing can be loaded, the avatar lives without its voice.
  listen().catch(stop);
  return stop;
}
