import { describe, expect, it } from 'vitest';
import { cueBetween, cues } from './sceneCues';

describe('cueBetween', () => {
  it('tells a call, its answer, its turn and its end', () => {
    expect(cueBetween('Standby', 'Calling')).toBe('calling');
    expect(cueBetween('Calling', 'Active')).toBe('answered');
    expect(cueBetween('Calling', 'Crowded')).toBe('crowded');
    expect(cueBetween('Calling', 'Standby')).toBe('over');
  });

  it('is silent for a screen that begins, waits or rests', () => {
    expect(cueBetween('Offline', 'Standby')).toBeNull();
    expect(cueBetween('Suspended', 'Standby')).toBeNull();
    expect(cueBetween('Standby', 'Monitoring')).toBeNull();
    expect(cueBetween('Active', 'Active')).toBeNull();
  });

  it('never lasts longer than 0.6 seconds', () => {
    for (const tones of Object.values(cues)) {
      expect(Math.max(...tones.map(({ from, seconds }) => from + seconds))).toBeLessThanOrEqual(0.6);
    }
  });
});
