import type { Sight } from '@mukae/contract/domain/call/sight';
import { Movement } from '@/avatar/stream/movement';
import type { CallConnection } from '@/features/reception';
import type { Observed } from '@/observing/observed';
import { prefersStillness } from '@/scene/stillness';
import { ArrivingPicture } from './arrivingPicture';

/** The staff as the visitor sees her: drawn here as her page tells, or as a film that is drawn there. */
export class StaffAvatar {
  readonly movement = new Movement();
  readonly film: ArrivingPicture;
  readonly #isFilmed: Observed<boolean>;
  readonly #stops: (() => void)[];

  constructor(connection: CallConnection, isFilmed: Observed<boolean>) {
    this.#isFilmed = isFilmed;
    this.film = new ArrivingPicture(connection.facts, 'person');
    const { avatar, statistics } = connection;
    const tell = () => avatar.say({ sight: this.#sight() });
    this.#stops = [
      avatar.on('open', tell),
      isFilmed.subscribe(tell),
      this.film.stream.subscribe(tell),
      avatar.on('frame', (frame) => this.movement.hear(frame, performance.now())),
      avatar.on('message', (message) => {
        if ('motion' in message || 'expression' in message) this.movement.tell(message, performance.now());
      }),
      statistics.subscribe(() => this.movement.keepWithSound(statistics.get()?.soundDelayMs ?? 0)),
      () => this.film.stop(),
    ];
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  #sight(): Sight {
    if (!this.#isFilmed.get()) return prefersStillness() ? 'showsPicture' : 'draws';
    return this.film.stream.get() ? 'showsFilm' : 'awaitsFilm';
  }
}
