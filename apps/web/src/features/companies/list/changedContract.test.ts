import { expect, it } from 'vitest';
import { changedContract } from './changedContract';

const before = { avatar_channel_max: 3, fee_rate: 300 };

it('[O-C05] sends only what was changed', () => {
  expect(changedContract(before, { channels: '5', feeRate: '300' })).toEqual({ avatar_channel_max: '5' });
  expect(changedContract(before, { channels: '3', feeRate: '0' })).toEqual({ fee_rate: '0' });
});

it('[O-C05] sends nothing when nothing was changed', () => {
  expect(changedContract(before, { channels: '3', feeRate: '300' })).toBeNull();
});
