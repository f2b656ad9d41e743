import type { ConnectionFacts } from '@/features/reception';
import { Observed } from '@/observing/observed';
import type { RemoteMedia } from '@/rtc';

/** A picture that the staff sends: her screen, or a film of her avatar. Null while nothing of it arrives. */
export class ArrivingPicture {
  readonly stream = new Observed<MediaStream | null>(null);
  readonly #facts: Observed<ConnectionFacts>;
  readonly #of: keyof RemoteMedia;
  readonly #stopListening: () => void;
  #track: MediaStreamTrack | undefined;

  constructor(facts: Observed<ConnectionFacts>, of: keyof RemoteMedia) {
    this.#facts = facts;
    this.#of = of;
    this.#stopListening = facts.subscribe(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#stopListening();
    this.#listen(undefined);
    this.stream.set(null);
  }

  #follow(): void {
    const track = this.#facts.get().media?.[this.#of].getVideoTracks()[0];
    if (track === this.#track) return;
    this.#listen(track);
    this.#look();
  }

  #listen(track: MediaStreamTrack | undefined): void {
    if (this.#track) this.#track.onmute = this.#track.onunmute = null;
    if (track) track.onmute = track.onunmute = () => this.#look();
    this.#track = track;
  }

  #look(): void {
    const isArriving = this.#track !== undefined && !this.#track.muted;
    this.stream.set(isArriving ? (this.#facts.get().media?.[this.#of] ?? null) : null);
  }
}
