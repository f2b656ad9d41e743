import type { DeviceChoice, DeviceKind } from '../devices/deviceChoice';
import { LocalDevice } from '../devices/localDevice';
import { MediaFailure } from '../devices/mediaFault';
import { type CheckResult, failed } from './check';

/** Opens the chosen device for as long as it is looked at. */
export async function withTrack(
  kind: DeviceKind,
  choice: DeviceChoice,
  look: (track: MediaStreamTrack) => Promise<CheckResult>,
): Promise<CheckResult> {
  const device = new LocalDevice(kind, choice);
  try {
    return await look(await device.open());
  } catch (failure) {
    return failed(MediaFailure.from(failure).fault);
  } finally {
    device.close();
  }
}
