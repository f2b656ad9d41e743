import { DeviceChoice, LocalDevice } from '../../../../rtc';
import { Microphone } from './Microphone';

export interface OperatorDevices {
  choice: DeviceChoice;
  microphone: Microphone;
  /** Chosen here; nobody sees the operator's face, so a call does not open it. */
  camera: LocalDevice;
}

export function operatorDevices(): OperatorDevices {
  const choice = new DeviceChoice(localStorage);
  return { choice, microphone: new Microphone(choice), camera: new LocalDevice('camera', choice) };
}
