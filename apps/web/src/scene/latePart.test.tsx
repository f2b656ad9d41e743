import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatePart, useLatePart } from './latePart';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Sheet = ({ words }: { words: string }) => <p>{words}</p>;
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

function Stage({ part, isWanted }: { part: LatePart<{ words: string }>; isWanted: boolean }) {
  const Came = useLatePart(part, isWanted);
  return Came && <Came words="here" />;
}

it('[D-T90] a part of the scene is not fetched before it may be wanted, and then once for all', async () => {
  const fetch = vi.fn(async () => Sheet);
  const part = new LatePart(fetch);
  const { rerender } = render(<Stage part={part} isWanted={false} />);
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Stage part={part} isWanted />);
  await settle();
  expect(screen.getByText('here')).toBeTruthy();
  cleanup();
  render(<Stage part={part} isWanted />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(fetch).toHaveBeenCalledOnce();
});

it('[D-AS10] a part that cannot be fetched breaks nothing, and comes when it can', async () => {
  let isAway = true;
  const part = new LatePart(async () => {
    if (isAway) throw new Error('the server is away');
    return Sheet;
  });
  render(<Stage part={part} isWanted />);
  await settle(sceneMotion.mediaRetryMs);
  expect(screen.queryByText('here')).toBeNull();
  isAway = false;
  await settle(sceneMotion.mediaRetryMs);
  expect(screen.getByText('here')).toBeTruthy();
});
