import { Emitter } from '@/observing/emitter';
import { awaken } from '@/voice/awaken';
import type { FromActivity, ToActivity } from './messages';
import tapUrl from './tap.worklet?worker&url';

interface Events {
  /** From now on it is told. */
  opened: undefined;
  /** Somebody begins to speak. */
  began: undefined;
  /** What she said. */
  said: Float32Array<ArrayBuffer>;
  /** It was nothing. */
  coughed: undefined;
  /** How loud it is, 0 to 1. */
  level: number;
  /** Nothing here finds out whether somebody speaks, at least for now. */
  failed: undefined;
}

/** What could not be loaded is not loaded again at once: the network may be away. */
const againMs = 30_000;

const canEver = () => 'AudioWorkletNode' in globalThis && 'WebAssembly' in globalThis;

/** Sound on its way from a microphone to the worker. */
class Wire {
  readonly context = new AudioContext();
  #source: { node: MediaStreamAudioSourceNode; stream: MediaStream; track: MediaStreamTrack } | null = null;
  #tap: AudioWorkletNode | null = null;

  async open(): Promise<MessagePort> {
    awaken(this.context);
    await this.context.audioWorklet.addModule(tapUrl);
    const { port1, port2 } = new MessageChannel();
    this.#tap = new AudioWorkletNode(this.context, 'tap', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    this.#tap.port.postMessage(port1, [port1]);
    return port2;
  }

  follow(track: MediaStreamTrack | null): void {
    if (this.#source?.track === track || !this.#tap) return;
    this.#source?.node.disconnect();
    // A track holds every stream that it was put into.
    this.#source?.stream.removeTrack(this.#source.track);
    this.#source = null;
    if (!track) return;
    const stream = new MediaStream([track]);
    const node = this.context.createMediaStreamSource(stream);
    node.connect(this.#tap);
    this.#source = { node, stream, track };
  }

  close(): void {
    this.follow(null);
    void this.context.close();
  }
}

/** Finds out whether somebody speaks, in a worker of its own: the page is busy with its avatar. Nothing is loaded before it is needed. */
export class VoiceActivity extends Emitter<Events> {
  #worker: Worker | null = null;
  #wire: Wire | null = null;
  #track: MediaStreamTrack | null = null;
  #isListening = false;
  #hasFailed = false;
  #failedAt = Number.NEGATIVE_INFINITY;

  listen(track: MediaStreamTrack | null): void {
    if (this.#isAtRest() || (this.#isListening && this.#track === track)) return;
    this.#track = track;
    this.#isListening = true;
    // A page that nobody has touched may hear as soon as it has a microphone, and not before.
    if (!this.#worker && track) void this.#open().catch(() => this.#fail());
    else this.#connect();
  }

  pause(): void {
    this.#isListening = false;
    this.#say({ is: 'forget' });
    this.#connect();
  }

  close(): void {
    this.#worker?.terminate();
    this.#wire?.close();
    this.#worker = null;
    this.#wire = null;
  }

  #isAtRest(): boolean {
    return this.#hasFailed && (!canEver() || performance.now() - this.#failedAt < againMs);
  }

  async #open(): Promise<void> {
    this.#hasFailed = false;
    const worker = new Worker(new URL('./activity.worker.ts', import.meta.url), { type: 'module', name: 'activity' });
    this.#worker = worker;
    worker.onerror = () => this.#fail();
    worker.onmessage = ({ data }: MessageEvent<FromActivity>) => this.#hear(data);
    const wire = new Wire();
    this.#wire = wire;
    const sound = await wire.open();
    if (this.#wire !== wire) return;
    this.#say({ is: 'open', sound, rate: wire.context.sampleRate }, [sound]);
    this.#connect();
  }

  #connect(): void {
    const context = this.#wire?.context;
    if (!context || context.state === 'closed') return;
    this.#wire?.follow(this.#isListening ? this.#track : null);
    if (this.#isListening) void context.resume();
    else void context.suspend();
  }

  #hear(message: FromActivity): void {
    if (message.is === 'failed') this.#fail();
    if (message.is === 'opened') this.emit('opened', undefined);
    if (!this.#isListening) return;
    if (message.is === 'said') this.emit('said', message.speech);
    else if (message.is === 'level') this.emit('level', message.level);
    else if (message.is === 'began' || message.is === 'coughed') this.emit(message.is, undefined);
  }

  #fail(): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#failedAt = performance.now();
    this.#isListening = false;
    this.close();
    this.emit('failed', undefined);
  }

  #say(message: ToActivity, given: Transferable[] = []): void {
    this.#worker?.postMessage(message, given);
  }
}
