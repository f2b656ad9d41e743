import type { RemoteMedia } from '../../../../rtc';
import type { ConnectionFacts } from '../../../reception/calling/CallConnection';
import { Watched } from '../../../reception/calling/watched';

/** A picture that the staff sends: her screen, or a film of her avatar. Null while nothing of it arrives. */
export class ArrivingPicture {
  readonly stream = new Watched<MediaStream | null>(null);
  readonly #facts: Watched<ConnectionFacts>;
  readonly #of: keyof RemoteMedia;
  readonly #stopListening: () => void;
  #track: MediaStreamTrack | undefined;

  constructor(facts: Watched<ConnectionFacts>, of: keyof RemoteMedia) {
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
