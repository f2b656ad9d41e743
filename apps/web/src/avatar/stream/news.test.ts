import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { expect, it } from 'vitest';
import { isNews } from './news';

it.each([
  ['a mouth that opens', { ...calmFrame, scores: scoresFrom({ jawOpen: 0.2 }) }, true],
  ['a head that turns', { ...calmFrame, head: { yaw: 0, pitch: -5, roll: 0 } }, true],
  [
    'a face that trembles',
    { ...calmFrame, scores: scoresFrom({ jawOpen: 0.03 }), head: { yaw: 1, pitch: 1, roll: 0 } },
    false,
  ],
])('[O-V12] %s', (_, frame, is) => {
  expect(isNews(frame, calmFrame)).toBe(is);
});
