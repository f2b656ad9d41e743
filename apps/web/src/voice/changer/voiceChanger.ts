import { awaken } from '../awaken';
import shifterUrl from './shifter.worklet?worker&url';
import type { VoiceShape } from './voiceShape';

async function untilRunning(context: AudioContext): Promise<void> {
  awaken(context);
  if (context.state === 'running') return;
  await new Promise<void>((resolve) => {
    context.onstatechange = () => {
      if (context.state !== 'suspended') resolve();
    };
  });
}

/** A microphone with another voice. */
export class VoiceChanger {
  /** What is heard of it. */
  readonly track: MediaStreamTrack;
  readonly #context: AudioContext;
  readonly #source: MediaStreamTrack;
  readonly #shifter: AudioWorkletNode;

  private constructor(context: AudioContext, source: MediaStreamTrack) {
    const destination = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
    const [track] = destination.stream.getAudioTracks();
    if (!track) throw new Error('a destination without a track');
    this.track = track;
    this.#context = context;
    // Its own, so that muting what is sent and muting the microphone stay apart.
    this.#source = source.clone();
    this.#source.enabled = true;
    this.#shifter = new AudioWorkletNode(context, 'shifter', { outputChannelCount: [1] });
    context
      .createMediaStreamSource(new MediaStream([this.#source]))
      .connect(this.#shifter)
      .connect(destination);
  }

  /** As soon as it can be heard: where nobody has touched the page yet, that takes a while. */
  static async of(source: MediaStreamTrack): Promise<VoiceChanger> {
    const context = new AudioContext();
    try {
      await context.audioWorklet.addModule(shifterUrl);
      await untilRunning(context);
      return new VoiceChanger(context, source);
    } catch (failure) {
      void context.close();
      throw failure;
    }
  }

  change(shape: VoiceShape): void {
    this.#shifter.port.postMessage(shape);
  }

  close(): void {
    this.#source.stop();
    this.track.stop();
    void this.#context.close();
  }
}
