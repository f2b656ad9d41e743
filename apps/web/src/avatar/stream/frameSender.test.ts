import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import type { StampedFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { describe, expect, it, vi } from 'vitest';
import { FrameSender } from './frameSender';

function sending(source: () => AvatarFrame | null, startedAt = 0) {
  const sent: StampedFrame[] = [];
  const clock = { tick: () => {}, now: startedAt, stop: vi.fn() };
  const sender = new FrameSender({
    source,
    send: (frame) => sent.push(frame),
    now: () => clock.now,
    every: (ms, tick) => {
      clock.tick = () => {
        clock.now += ms;
        tick();
      };
      return clock.stop;
    },
  });
  return { sender, sent, clock };
}

it('[O-V12] the newest moment leaves thirty times a second, counted and with its time', () => {
  const { sent, clock } = sending(() => calmFrame);
  for (let tick = 0; tick < 30; tick += 1) clock.tick();
  expect(sent.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, index) => index));
  expect(sent.at(-1)?.sentAt).toBe(1000);
});

it('[O-V12] nothing leaves while nobody moves the avatar', () => {
  const { sender, sent, clock } = sending(() => null);
  clock.tick();
  sender.hurry();
  expect(sent).toEqual([]);
});

it('[O-V12] the counters begin anew when they are full', () => {
  const { sent, clock } = sending(() => calmFrame, 2 ** 32 - 10);
  for (let tick = 0; tick <= 65_536; tick += 1) clock.tick();
  expect(sent[0]?.sentAt).toBe(23);
  expect([sent.at(-2)?.sequence, sent.at(-1)?.sequence]).toEqual([65_535, 0]);
});

it('[O-V12] stops with its timer', () => {
  const { sender, clock } = sending(() => calmFrame);
  sender.stop();
  expect(clock.stop).toHaveBeenCalledOnce();
});

describe('what has just been read', () => {
  const open = (jawOpen: number): AvatarFrame => ({ ...calmFrame, scores: scoresFrom({ jawOpen }) });

  it('[O-V12] leaves at once if it is news, and at its turn if it is not', () => {
    let frame = calmFrame;
    const { sender, sent, clock } = sending(() => frame);
    clock.tick();
    clock.now += 2;
    sender.hurry();
    expect(sent).toHaveLength(1);
    frame = open(0.5);
    sender.hurry();
    expect(sent.at(-1)).toMatchObject({ sentAt: 35, frame });
  });

  it('[O-V12] however often it is news, no more than thirty a second leave', () => {
    let isOpen = false;
    const { sender, sent, clock } = sending(() => open(Number(isOpen)));
    for (; clock.now < 10_000; clock.now += 8) {
      isOpen = !isOpen;
      sender.hurry();
    }
    expect(sent.length).toBeLessThanOrEqual(10 * 30 + 2);
    expect(sent.length).toBeGreaterThan(10 * 29);
  });
});
