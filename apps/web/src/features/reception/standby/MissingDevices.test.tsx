import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { MissingDevices } from './MissingDevices';
import { standbyTexts } from './standby.texts';

const { missing } = standbyTexts.ja.signages;

afterEach(cleanup);

it('names what a signage may not use, until it may', () => {
  const realtime = new FakeRealtime();
  render(
    <RealtimeContext value={new LiveStore(realtime)}>
      <MissingDevices signageId={5} />
    </RealtimeContext>,
  );
  const tell = (signageId: number, camera: 'granted' | 'denied') =>
    act(() => realtime.tell({ type: 'deviceStateTransition', signageId, camera, microphone: 'granted' }));
  tell(6, 'denied');
  expect(screen.queryByText(missing.camera)).toBeNull();
  tell(5, 'denied');
  expect(screen.getByText(missing.camera)).toBeTruthy();
  expect(screen.queryByText(missing.microphone)).toBeNull();
  tell(5, 'granted');
  expect(screen.queryByText(missing.camera)).toBeNull();
});
