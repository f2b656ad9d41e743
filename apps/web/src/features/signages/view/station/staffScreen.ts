import type { CallConnection } from '@/features/reception';
import { ArrivingPicture } from './arrivingPicture';

/** The screen that the staff shows. Her page is told when a picture of it stands here, and when it does no more. */
export class StaffScreen {
  readonly #connection: Pick<CallConnection, 'facts' | 'avatar'>;
  readonly #picture: ArrivingPicture;
  readonly #stopTelling: () => void;
  #isSeen = false;

  constructor(connection: Pick<CallConnection, 'facts' | 'avatar'>) {
    this.#connection = connection;
    this.#picture = new ArrivingPicture(connection.facts, 'screen');
    this.#stopTelling = connection.avatar.on('open', () => this.#tell());
  }

  get stream(): ArrivingPicture['stream'] {
    return this.#picture.stream;
  }

  readonly seen = (isSeen: boolean): void => {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    this.#tell();
  };

  stop(): void {
    this.#stopTelling();
    this.#picture.stop();
  }

  #tell(): void {
    this.#connection.avatar.say({ isScreenSeen: this.#isSeen });
  }
}
