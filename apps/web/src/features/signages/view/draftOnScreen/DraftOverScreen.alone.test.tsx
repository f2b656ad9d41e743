import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { init, standby, stationForFile } from '../station/testing/stationForFile';

const at = stationForFile();
const Whole = () => <p>下書き</p>;
const Broken = () => {
  throw new Error('broken');
};

// What React says of a failure that was caught.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.doUnmock('./DraftScene');
  vi.restoreAllMocks();
});

type Module = Record<string, unknown>;

async function showDraft(module: () => Module | Promise<Module>) {
  vi.resetModules();
  vi.doMock('./DraftScene', () => module());
  const { DraftOverScreen } = await import('./DraftOverScreen');
  const { draftOnScreen } = await import('./draftOnScreen');
  at.channel().tell(init(standby));
  render(
    <>
      <p>受付中</p>
      <DraftOverScreen station={at.station} />
    </>,
  );
  await act(async () => draftOnScreen.set({ draftId: 3, templateKey: '7' }));
  await act(() => vi.dynamicImportSettled());
  return draftOnScreen.get();
}

it('[D-T111] a draft is shown over the screen', async () => {
  expect(await showDraft(() => ({ DraftScene: Whole }))).not.toBeNull();
  expect(screen.getByText('下書き')).toBeDefined();
});

it.each([
  ['whose code the server has no more', () => Promise.reject(new Error('404'))],
  ['that breaks while it is drawn', () => ({ DraftScene: Broken })],
])('[D-T118] a draft %s is given up, and the reception stays', async (_, module) => {
  expect(await showDraft(module)).toBeNull();
  expect(screen.getByText('受付中')).toBeDefined();
});
