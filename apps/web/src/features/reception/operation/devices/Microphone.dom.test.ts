import { expect, it } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { DeviceChoice } from '@/rtc';
import { patiently } from '@/testing/patiently';
import { ownVoice } from '@/voice';
import { Microphone } from './Microphone';

it('[O-V39] a voice that cannot be changed is told, until another is chosen', async () => {
  const microphone = new Microphone(new DeviceChoice(localStorage));
  const close = microphone.open(() => {});
  microphone.device.emit('track', fakeTrack('audio'));
  microphone.reshape({ pitch: 4, formant: 2 });
  await patiently(() => expect(microphone.isUnchangeable.get()).toBe(true));
  expect(microphone.shape.get()).toEqual(ownVoice);
  microphone.reshape(ownVoice);
  expect(microphone.isUnchangeable.get()).toBe(false);
  close();
});
