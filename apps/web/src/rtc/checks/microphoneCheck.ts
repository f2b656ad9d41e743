import type { DeviceChoice } from '../devices/deviceChoice';
import { onVoiceLevel } from '../voiceLevel';
import { type Check, type CheckResult, fine, warning } from './check';
import { withTrack } from './withTrack';

const patienceMs = 5000;
const audible = 0.04;

/** The first level that can be heard; undefined when there was none in time. */
function hearVoice(track: MediaStreamTrack): Promise<number | undefined> {
  return new Promise((resolve) => {
    const end = (level: number | undefined) => {
      clearTimeout(timer);
      stop();
      resolve(level);
    };
    const timer = setTimeout(() => end(undefined), patienceMs);
    const stop = onVoiceLevel(track, (level) => {
      if (level > audible) end(level);
    });
  });
}

/** Does the chosen microphone hear somebody who speaks? */
export class MicrophoneCheck implements Check {
  readonly name = 'microphone';
  readonly #choice: DeviceChoice;

  constructor(choice: DeviceChoice) {
    this.#choice = choice;
  }

  run(): Promise<CheckResult> {
    return withTrack('microphone', this.#choice, async (track) => {
      if (track.muted) return warning('muted');
      const level = await hearVoice(track);
      return level === undefined ? warning('silent') : fine({ kind: 'voice', level });
    });
  }
}
