import { Observed } from '@/observing/observed';

/** Null: nothing is shared. Without a stream the operator still chooses what to share. */
export type Sharing = { stream: MediaStream | null } | null;

interface Options {
  choose: () => Promise<MediaStream>;
  send: (track: MediaStreamTrack | null) => void;
  tell: (event: 'shareScreen' | 'closeShareScreen') => void;
}

/** What of the operator's screen the visitor sees. */
export class ScreenShare {
  readonly sharing = new Observed<Sharing>(null);
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (this.sharing.get()) return;
    const choosing = { stream: null };
    this.sharing.set(choosing);
    this.#options.tell('shareScreen');
    const stream = await this.#options.choose().catch(() => null);
    const [track] = stream?.getVideoTracks() ?? [];
    if (this.sharing.get() !== choosing) track?.stop();
    else if (stream && track) this.#show(stream, track);
    else this.stop();
  }

  stop(): void {
    const sharing = this.sharing.get();
    if (!sharing) return;
    this.sharing.set(null);
    this.#options.send(null);
    this.#options.tell('closeShareScreen');
    for (const track of sharing.stream?.getTracks() ?? []) track.stop();
  }

  #show(stream: MediaStream, track: MediaStreamTrack): void {
    // The browser has a button of its own to stop.
    track.addEventListener('ended', () => this.stop());
    this.sharing.set({ stream });
    this.#options.send(track);
  }
}
