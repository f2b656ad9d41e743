import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '@/ui/toast';
import { connectionTexts } from './connection.texts';
import { LiveStore } from './liveStore';
import { RealtimeContext } from './RealtimeContext';
import { FakeRealtime } from './testing/fakeRealtime';
import { useWarnings } from './useWarnings';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('[D-C08] says in words what the server refused, with the code below, but not what came too late for a call', () => {
  const shown = vi.spyOn(toast, 'warning').mockResolvedValue();
  const realtime = new FakeRealtime();
  const live = new LiveStore(realtime);
  const wrapper = ({ children }: { children: ReactNode }) => <RealtimeContext value={live}>{children}</RealtimeContext>;
  const onServerError = vi.fn();
  renderHook(() => useWarnings(onServerError), { wrapper });
  realtime.tell({ type: 'Warning', code: 'SVER-103', msg: 'The call is over.' });
  realtime.tell({ type: 'Warning', code: 'SVER-14', msg: 'Not allowed.' });
  realtime.tell({ type: 'Warning', code: 'SVER-99', msg: 'Something broke.' });
  expect(onServerError).toHaveBeenCalledExactlyOnceWith('Something broke.');
  expect(shown).toHaveBeenCalledExactlyOnceWith({
    title: 'Not allowed.',
    text: 'SVER-14',
    closeLabel: connectionTexts.ja.close,
  });
});
