import { readClientMessage } from '@mukae/contract/realtime/clientMessages';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stationForFile } from '../station/testing/stationForFile';
import { unshownMedia } from './screenFaults';
import { useScreenHealth } from './useScreenHealth';

const at = stationForFile();

const reports = () => at.channel().sent.filter((one) => 'report' in one);
/** The word that it sends to the server comes back after so long. */
async function comesBack(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(600);
  await vi.advanceTimersByTimeAsync(ms);
  at.channel().tell({ type: 'pong', now: 0 });
  await vi.advanceTimersByTimeAsync(0);
}
const look = (isDevice: boolean) => {
  at.channel().become({ is: 'open' });
  return renderHook(() => useScreenHealth(at.station, isDevice));
};

it('[D-H11] a screen tells what it shows and how long a word takes, in a form that the server takes', async () => {
  const { unmount } = look(true);
  await comesBack(40);
  expect(reports()).toMatchObject([{ type: 'screenHealth', report: { scene: 'Standby', appVersion: '0.1.0' } }]);
  expect(readClientMessage(JSON.parse(JSON.stringify(reports()[0])))).toBeDefined();
  await vi.advanceTimersByTimeAsync(5000);
  unshownMedia.set(['/files/media/3.mp4']);
  await comesBack(40);
  expect(reports()[1]).toMatchObject({ report: { mediaFaults: ['/files/media/3.mp4'] } });
  unshownMedia.set([]);
  unmount();
});

it('[D-H11] a screen that is not connected says nothing of how it is, and keeps nothing for later', async () => {
  const { unmount } = look(true);
  at.channel().become({ is: 'lost', since: 0 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reports()).toEqual([]);
  unmount();
});

it('[D-H24] the browser of who came by the link of a reservation tells nothing of itself', async () => {
  const { unmount } = look(false);
  await comesBack(40);
  expect(reports()).toEqual([]);
  unmount();
});
