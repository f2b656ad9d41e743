import type { MediaFault } from '@/rtc';
import type { TrackerFault } from './worker/messages';

/** Who is in the picture. */
export type InPicture = 'face' | 'several' | 'nobody';

export type CaptureState =
  | { is: 'off' }
  | { is: 'starting' }
  /** There is no picture. */
  | { is: 'blocked'; by: MediaFault }
  /** There is a camera that gives no picture, as with its shutter closed. */
  | { is: 'silent' }
  /** There is a picture, and nothing that reads it. */
  | { is: 'failed'; because: TrackerFault }
  | { is: 'running'; sees: InPicture; isDark: boolean; lacksHands: boolean };
