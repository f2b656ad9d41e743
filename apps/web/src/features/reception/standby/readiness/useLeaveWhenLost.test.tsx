import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { awayStatus } from '@/live/testing/awayStatus';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { patiently } from '@/testing/patiently';
import { toast } from '@/ui/toast';
import { checking, missing, type Readiness, ready } from './readiness';
import { readinessTexts } from './readiness.texts';
import { useLeaveWhenLost } from './useLeaveWhenLost';

const t = readinessTexts.ja;
const mend = () => undefined;
const withMicrophone = (readiness: Readiness) => ({
  microphone: { readiness, mend },
  avatar: { readiness: ready, mend },
  film: { readiness: ready, mend },
});

let realtime: FakeRealtime;
beforeEach(() => {
  realtime = new FakeRealtime();
  vi.spyOn(toast, 'warning').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function goThrough(status: 'Standby' | 'Leaving', ...microphone: Readiness[]) {
  const live = new LiveStore(realtime);
  realtime.tell({ type: 'operatorStateTransition', ...awayStatus, status });
  const wrapper = ({ children }: { children: ReactNode }) => <RealtimeContext value={live}>{children}</RealtimeContext>;
  const { rerender } = renderHook((readiness: Readiness) => useLeaveWhenLost(withMicrophone(readiness)), {
    wrapper,
    initialProps: checking,
  });
  for (const readiness of microphone) rerender(readiness);
}

it('whose microphone is gone leaves once, and is told why', async () => {
  goThrough('Standby', ready, checking, missing('none'), missing('none'));
  expect(realtime.said).toEqual([{ event: 'operatorStateTransition', state: 'Leaving' }]);
  await patiently(() =>
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith({
      title: t.left(t.parts.microphone),
      text: t.reasons.none,
      closeLabel: t.close,
    }),
  );
});

it.each([
  { name: 'is away anyway', status: 'Leaving', microphone: [ready, missing('none')] },
  { name: 'was not ready on this page', status: 'Standby', microphone: [missing('none')] },
  { name: 'may still be asked by the browser', status: 'Standby', microphone: [ready, missing('notAsked')] },
] as const)('who $name is left alone', ({ status, microphone }) => {
  goThrough(status, ...microphone);
  expect(realtime.said).toEqual([]);
});
