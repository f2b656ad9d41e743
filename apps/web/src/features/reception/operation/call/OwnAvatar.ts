import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import type { Sight } from '@mukae/contract/domain/call/sight';
import { type Streaming, streamingFor } from '@mukae/contract/domain/call/streaming';
import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import { every } from '@/avatar/stream/every';
import { FrameSender } from '@/avatar/stream/frameSender';
import { Movement } from '@/avatar/stream/movement';
import type { AvatarLink } from '@/features/reception/calling/AvatarLink';
import { Observed } from '@/observing/observed';
import { Gestures } from '../motions/Gestures';

/** What moves the avatar at this moment; null: nobody. */
export type FrameSource = () => AvatarFrame | null;

interface Options {
  link: AvatarLink;
  /** Whether the call has only just begun: then the avatar bows. */
  isBeginning: boolean;
  onStreaming: (is: Streaming) => void;
}

const nobody: FrameSource = () => null;

/** The operator's avatar in a call: she moves it, and it moves in the same way here and at the signage. */
export class OwnAvatar {
  readonly movement = new Movement();
  readonly gestures = new Gestures((gesture) => this.#do(gesture));
  /** How the signage shows it. */
  readonly sight = new Observed<Sight>('draws');
  readonly #options: Options;
  readonly #stops: (() => void)[];
  #source = nobody;
  #sender: FrameSender | undefined;
  #bows: boolean;

  constructor(options: Options) {
    this.#options = options;
    this.#bows = options.isBeginning;
    const { link } = options;
    this.#stops = [
      link.on('open', () => this.#met()),
      link.on('message', (message) => {
        if ('sight' in message) this.#seen(message.sight);
      }),
    ];
  }

  /** Gives back how to stop; whoever moves it later moves it alone. */
  moveBy(source: FrameSource): () => void {
    this.#source = source;
    return () => {
      if (this.#source === source) this.#source = nobody;
    };
  }

  /** What moves it has just been read anew. */
  hurry(): void {
    this.#sender?.hurry();
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#sender?.stop();
    this.gestures.close();
  }

  #send(frame: StampedFrame): void {
    this.#options.link.send(frame);
    this.movement.hear(frame, performance.now());
  }

  #do(gesture: Gesture): void {
    this.#options.link.say(gesture);
    this.movement.tell(gesture, performance.now());
  }

  /** Nothing is sent before, and nothing takes time from making the connection. */
  #met(): void {
    this.#sender ??= new FrameSender({
      source: () => this.#source(),
      send: (frame) => this.#send(frame),
      now: () => performance.now(),
      every,
    });
    this.#greet();
  }

  /** A page that was reloaded has forgotten how the avatar feels; the visitor has not forgotten the bow. */
  #greet(): void {
    this.#options.link.say({ expression: this.gestures.expression.get() });
    if (this.#bows) this.gestures.play('bow');
    this.#bows = false;
  }

  #seen(sight: Sight): void {
    this.sight.set(sight);
    this.#options.onStreaming(streamingFor(sight));
  }
}
