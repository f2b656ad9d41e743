import { beforeEach, describe, expect, it } from 'vitest';
import { DeviceChoice } from './deviceChoice';

const built = { deviceId: 'a1', label: 'Built-in microphone' };

beforeEach(() => localStorage.clear());

describe('the choice of a device', () => {
  it('[O-C24] is remembered for each kind, on the next visit too', () => {
    new DeviceChoice(localStorage).remember('microphone', built);
    expect(new DeviceChoice(localStorage).remembered('microphone')).toEqual(built);
    expect(new DeviceChoice(localStorage).remembered('camera')).toBeUndefined();
  });

  it.each(['', '{', '"a1"', '{"deviceId":1}'])('[O-C24] %j is none', (text) => {
    localStorage.setItem('mukae.camera', text);
    expect(new DeviceChoice(localStorage).remembered('camera')).toBeUndefined();
  });
});
