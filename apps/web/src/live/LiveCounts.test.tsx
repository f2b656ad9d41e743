import { overviewCalls } from '@mukae/contract/calls/overview';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { patiently } from '@/testing/patiently';
import { LiveCounts } from './LiveCounts';
import { LiveStore } from './liveStore';
import { RealtimeContext } from './RealtimeContext';
import { FakeRealtime } from './testing/fakeRealtime';

afterEach(cleanup);

function Counted({ count }: { count: () => Promise<number> }) {
  useQuery({ queryKey: [overviewCalls.getOverview.path], queryFn: count });
  return null;
}

it('[O-H01] what was counted before the page was connected is counted again when it is', async () => {
  const count = vi.fn(async () => 0);
  const realtime = new FakeRealtime();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RealtimeContext value={new LiveStore(realtime)}>
        <LiveCounts />
        <Counted count={count} />
      </RealtimeContext>
    </QueryClientProvider>,
  );
  await patiently(() => expect(count).toHaveBeenCalledOnce());
  await act(async () => realtime.tell({ type: 'wsInit', epoch: 'e1', snapshot: null }));
  await patiently(() => expect(count).toHaveBeenCalledTimes(2));
});
