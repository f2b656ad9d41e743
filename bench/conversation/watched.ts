import type { Moment } from './beats';

/** A message on the channel of the avatar's frames. */
export interface Message {
  at: number;
  bytes: number[];
}

export interface Watched {
  camera: Moment[];
  shown: Moment[];
  sent: Message[];
  arrived: Message[];
}

declare global {
  var mouthWatch: {
    watchCanvas(): void;
    watchFilm(): void;
    /** Since it was asked the last time. */
    taken(): Watched;
  };
  var soundWatch: {
    /** `worklet`: the script of the one that listens. */
    begin(worklet: string): Promise<void>;
    taken(): Moment[];
  };
}
