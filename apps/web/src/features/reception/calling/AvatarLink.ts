import { decodeFrame, encodeFrame, type StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { type AvatarMessage, readAvatarMessage } from '@mukae/contract/realtime/avatarMessages';
import { Emitter } from '@/observing/emitter';
import type { Peer } from './callEngine';

interface Events {
  /** The other page is there; again when it was reloaded. */
  open: undefined;
  frame: StampedFrame;
  message: AvatarMessage;
}

type Channels = Pick<Peer, 'frames' | 'gestures'>;

/** What the two pages of a call tell each other about the avatar. What cannot be read is as if it had never come. */
export class AvatarLink extends Emitter<Events> {
  #channels: Channels | undefined;

  /** Gives back how to stop. */
  use(channels: Channels): () => void {
    this.#channels = channels;
    const { frames, gestures } = channels;
    const stops = [
      frames.on('frame', (bytes) => {
        const frame = decodeFrame(bytes);
        if (frame) this.emit('frame', frame);
      }),
      gestures.on('open', () => this.emit('open', undefined)),
      gestures.on('text', (text) => {
        const message = readAvatarMessage(text);
        if (message) this.emit('message', message);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  send(frame: StampedFrame): void {
    this.#channels?.frames.send(encodeFrame(frame));
  }

  /** Nobody hears it before the other page is there. */
  say(message: AvatarMessage): void {
    this.#channels?.gestures.send(JSON.stringify(message));
  }
}
