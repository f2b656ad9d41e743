import { expect, it } from 'vitest';
import { type CheckLine, fineCount, isBusy, nothingChecked } from './checkLines';

const good: CheckLine = { is: 'done', result: { state: 'fine', detail: { kind: 'heard' } } };
const bad: CheckLine = { is: 'done', result: { state: 'failed', reason: 'none' } };
const all = { camera: good, microphone: good, speaker: good, network: good, turn: bad };

it('[O-L14] is summed up once every check was made', () => {
  expect(fineCount(nothingChecked)).toBeNull();
  expect(fineCount({ ...all, turn: { is: 'running' } })).toBeNull();
  expect(fineCount(all)).toBe(4);
});

it('[O-L14] is busy while one runs or asks', () => {
  expect(isBusy(nothingChecked)).toBe(false);
  expect(isBusy({ ...all, speaker: { is: 'asking' } })).toBe(true);
});
