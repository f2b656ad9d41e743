import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaceSource } from '@/capture';
import { DeviceChoice, LocalDevice } from '@/rtc';
import { Meters } from './Meters';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[O-V28] the meters show what the avatar is told, and nothing once the face or the camera is gone', () => {
  const face = new FaceSource(new LocalDevice('camera', new DeviceChoice(localStorage)), localStorage);
  const { container } = render(<Meters face={face} />);
  const mouth = () => container.querySelector('dl')?.style.getPropertyValue('--mouth');
  const smiling = { ...calmFrame, scores: scoresFrom({ jawOpen: 0.8 }) };
  const show = () => face.emit('frame', smiling);
  show();
  expect(mouth()).toBe('0.80');
  vi.advanceTimersByTime(650);
  face.emit('seen', null);
  expect(mouth()).toBe('0.40');
  show();
  face.emit('state', { is: 'off' });
  expect(mouth()).toBe('0.00');
});
