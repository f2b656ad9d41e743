import { FaceSource } from '@/capture';
import { DeviceChoice, LocalDevice } from '@/rtc';
import { Microphone } from './Microphone';

export interface OperatorDevices {
  choice: DeviceChoice;
  microphone: Microphone;
  /** Nobody sees the operator's face: it moves the avatar. */
  camera: LocalDevice;
  face: FaceSource;
}

export function operatorDevices(): OperatorDevices {
  const choice = new DeviceChoice(localStorage);
  const camera = new LocalDevice('camera', choice);
  return { choice, microphone: new Microphone(choice), camera, face: new FaceSource(camera, localStorage) };
}
