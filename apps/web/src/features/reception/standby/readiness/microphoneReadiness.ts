import { DeviceChoice, LocalDevice, MediaFailure } from '@/rtc';
import { missing, type Readiness, ready } from './readiness';

/** Undefined where the browser does not tell. */
export async function microphonePermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'microphone' });
  } catch {
    return undefined;
  }
}

/** Opens the chosen microphone for a moment: only then it is sure that it can be used. */
export async function tryMicrophone(): Promise<Readiness> {
  const microphone = new LocalDevice('microphone', new DeviceChoice(localStorage));
  try {
    await microphone.open();
    return ready;
  } catch (failure) {
    return missing(MediaFailure.from(failure).fault);
  } finally {
    microphone.close();
  }
}
