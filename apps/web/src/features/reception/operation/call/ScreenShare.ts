import { Observed } from '@/observing/observed';

/** Null: nothing is shared. Without a stream the operator still chooses what to share. */
export type Sharing = { stream: MediaStream | null } | null;

interface Options {
  choose: () => Promise<MediaStream>;
  send: (track: MediaStreamTrack | null) => void;
  tell: (event: 'shareScreen' | 'closeShareScreen') => void;
}

/** What of her screen the operator shows, and what the visitor sees of it. */
export class ScreenShare {
  readonly sharing = new Observed<Sharing>(null);
  /** As the visitor sees it: without a stream until a picture of it stands at the signage. */
  readonly shown = new Observed<Sharing>(null);
  readonly #options: Options;
  #isSeen = false;

  constructor(options: Options) {
    this.#options = options;
    this.sharing.subscribe(() => this.#follow());
  }

  /** What the signage tells. */
  seen(isSeen: boolean): void {
    this.#isSeen = isSeen;
    this.#follow();
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

  #follow(): void {
    const sharing = this.sharing.get();
    this.shown.set(sharing && !this.#isSeen ? { stream: null } : sharing);
  }

  #show(stream: MediaStream, track: MediaStreamTrack): void {
    // The browser has a button of its own to stop.
    track.addEventListener('ended', () => this.stop());
    this.sharing.set({ stream });
    this.#options.send(track);
  }
}
