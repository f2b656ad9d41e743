import { scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { closedMouth } from '@mukae/contract/domain/avatar/voiceMouth';
import { describe, expect, it, vi } from 'vitest';
import { AvatarMover } from './AvatarMover';

const smiling: AvatarFrame = {
  scores: scoresFrom({ mouthSmileLeft: 0.8 }),
  head: { yaw: 9, pitch: 0, roll: 0 },
  hands: null,
};

function movedFor(mover: AvatarMover, clock: { ms: number }, seconds: number): AvatarFrame | null {
  const frames = Array.from({ length: seconds * 30 }, () => {
    clock.ms += 1000 / 30;
    return mover.frame();
  });
  return frames.at(-1) ?? null;
}

function mover() {
  const clock = { ms: 0 };
  return { clock, mover: new AvatarMover(() => clock.ms) };
}

describe('what moves an avatar', () => {
  it('[O-V35] is nobody while there is neither a face nor a microphone', () => {
    expect(mover().mover.frame()).toBeNull();
  });

  it('[O-V34] is the face that the chosen source sees', () => {
    const { mover: mine, clock } = mover();
    mine.camera = () => smiling;
    expect(movedFor(mine, clock, 1)).toEqual(smiling);
    mine.chosen = 'phone';
    expect(movedFor(mine, clock, 1)).toBeNull();
  });

  it('[O-V44] is not asked of a phone that nobody chose', () => {
    const { mover: mine, clock } = mover();
    mine.phone = vi.fn(() => smiling);
    movedFor(mine, clock, 1);
    expect(mine.phone).not.toHaveBeenCalled();
  });

  it('[O-V35] is the voice when the face is gone', () => {
    const { mover: mine, clock } = mover();
    mine.mouth = { vowels: { ...closedMouth.vowels, aa: 1 }, loudness: 1 };
    const spoken = movedFor(mine, clock, 1);
    expect(scoreOf(spoken?.scores ?? [], 'jawOpen')).toBeGreaterThan(0.5);
  });
});
