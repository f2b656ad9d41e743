import type { DeviceChoice } from '../devices/deviceChoice';
import { type Check, type CheckResult, failed, fine, warning } from './check';
import { lookAtPicture } from './pictureLook';
import { withTrack } from './withTrack';

/** A camera opens its eye slowly; a closed lens stays dark. */
const patienceMs = 4000;
const darkest = 12;

/** Does the chosen camera give a picture that one can see something on? */
export class CameraCheck implements Check {
  readonly name = 'camera';
  readonly #choice: DeviceChoice;

  constructor(choice: DeviceChoice) {
    this.#choice = choice;
  }

  run(): Promise<CheckResult> {
    return withTrack('camera', this.#choice, async (track) => {
      const picture = await lookAtPicture(track, ({ brightness }) => brightness > darkest, patienceMs);
      if (!picture) return failed('noPicture');
      const { width, height, brightness } = picture;
      if (brightness <= darkest) return warning('dark');
      return Math.min(width, height) < 720 ? warning('lowResolution') : fine({ kind: 'picture', width, height });
    });
  }
}
