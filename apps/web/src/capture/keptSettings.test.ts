import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { describe, expect, it } from 'vitest';
import { KeptSettings, usualSettings } from './keptSettings';

function machine() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { values, kept: new KeptSettings(storage) };
}

describe('what is kept on the machine', () => {
  it('[O-V23] begins with the camera as a mirror, without hands', () => {
    expect(machine().kept.settings()).toMatchObject({ mode: 'browser', isMirrored: true, tracksHands: false });
  });

  it('[O-V23] is there again, the face at rest by its camera', () => {
    const { kept } = machine();
    const mine = { ...usualSettings, sensitivity: 1.5, tracksHands: true };
    kept.keep(mine);
    const rest = { scores: calmFrame.scores, head: calmFrame.head };
    kept.keepRest('Desk camera', rest);
    expect(kept.settings()).toEqual(mine);
    expect(kept.rest('Desk camera')).toEqual(rest);
    expect(kept.rest('Another camera')).toBeUndefined();
  });

  it.each(['{', '[]', '7', '{"sensitivity":900,"isMirrored":"yes"}'])(
    '[O-V23] is as in the beginning when somebody else wrote %s',
    (text) => {
      const { values, kept } = machine();
      values.set('mukae.capture', text);
      values.set('mukae.neutralFace.Desk camera', text);
      expect(kept.settings()).toEqual(usualSettings);
      expect(kept.rest('Desk camera')).toBeUndefined();
    },
  );
});
