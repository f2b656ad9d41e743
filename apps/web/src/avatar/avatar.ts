import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import type { Expression, Motion } from '@mukae/contract/domain/avatar/motions';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';

/** A place on the screen, from the avatar's face: +x to the right, +y down; 1 is as far as its eyes can go. */
export interface Gaze {
  x: number;
  y: number;
}

/** One way to every avatar, however it is drawn. It breathes and blinks by itself whenever nobody moves it. */
export interface Avatar {
  /** Moves it; null: nobody does any more, and it eases back to its own life. */
  take(frame: AvatarFrame | null): void;
  play(motion: Motion): void;
  express(expression: Expression): void;
  /** Speaks, of which so many seconds are over at the moment that was drawn last; an empty list ends it. */
  speak(visemes: readonly TimedViseme[], from: number): void;
  /** null: at whoever stands in front. */
  lookAt(gaze: Gaze | null): void;
  /** Pixels of the canvas. */
  resize(width: number, height: number): void;
  /** Draws the moment that came `dt` seconds after the last one. */
  draw(dt: number): void;
  dispose(): void;
}
