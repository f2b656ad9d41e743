import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import type { Sight } from '@mukae/contract/domain/call/sight';
import { type Streaming, streamingFor } from '@mukae/contract/domain/call/streaming';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import { Movement } from '@/avatar/stream/movement';
import type { AvatarLink } from '@/features/reception/calling/AvatarLink';
import { Observed } from '@/observing/observed';
import { Gestures } from '../motions/Gestures';
import { AvatarMover } from '../moving/AvatarMover';
import type { Senses } from '../moving/Senses';

interface Options {
  link: AvatarLink;
  senses: Senses;
  /** Whether the call has only just begun: then the avatar bows. */
  isBeginning: boolean;
  /** Whether she meets somebody by appointment: then it smiles after the bow. */
  isMeeting: boolean;
  /** Until the visitor is seen and heard. */
  untilThere: () => Promise<void>;
  onStreaming: (is: Streaming) => void;
}

/** The operator's avatar in a call: she moves it, and it moves in the same way here and at the signage. */
export class OwnAvatar {
  readonly movement = new Movement();
  readonly gestures = new Gestures((gesture) => this.#do(gesture));
  /** How the signage shows it; null until it has told. */
  readonly sight = new Observed<Sight | null>(null);
  readonly #options: Options;
  readonly #stops: (() => void)[];
  #mover: AvatarMover | undefined;
  #voice: MediaStreamTrack | undefined;
  #bows: boolean;
  #smiling: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#bows = options.isBeginning;
    const { link } = options;
    this.#stops = [
      link.on('open', () => this.#meet()),
      link.on('message', (message) => {
        if ('sight' in message) this.#seen(message.sight);
      }),
    ];
  }

  /** With this voice from now on. */
  speakWith(track: MediaStreamTrack): void {
    this.#voice = track;
    this.#mover?.listenTo(track);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#smiling);
    for (const stop of this.#stops.splice(0)) stop();
    this.#mover?.close();
    this.gestures.close();
  }

  #handOn(frame: StampedFrame): void {
    this.#options.link.send(frame);
    this.movement.hear(frame, performance.now());
  }

  #do(gesture: Gesture): void {
    this.#options.link.say(gesture);
    this.movement.tell(gesture, performance.now());
  }

  /** Nobody is moved before, and nothing takes time from making the connection. */
  #meet(): void {
    this.#greet();
    void this.#options.untilThere().then(() => this.#begin());
  }

  #begin(): void {
    if (this.#isClosed || this.#mover) return;
    this.#mover = new AvatarMover(this.#options.senses, (frame) => this.#handOn(frame));
    if (this.#voice) this.#mover.listenTo(this.#voice);
  }

  /** A page that was reloaded has forgotten how the avatar feels; the visitor has not forgotten the bow. */
  #greet(): void {
    this.#options.link.say({ expression: this.gestures.expression.get() });
    if (!this.#bows) return;
    this.#bows = false;
    this.gestures.play('bow');
    if (this.#options.isMeeting) this.#smiling = setTimeout(() => this.#smile(), timing.meetingSmile);
  }

  /** Unless she has chosen meanwhile how it feels. */
  #smile(): void {
    if (this.gestures.expression.get() === 'plain') this.gestures.express('smile');
  }

  #seen(sight: Sight): void {
    this.sight.set(sight);
    this.#options.onStreaming(streamingFor(sight));
  }
}
