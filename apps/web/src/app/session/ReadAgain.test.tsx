import { MantineProvider } from '@mantine/core';
import { healthCalls, servingName } from '@mukae/contract/calls/health';
import { storeCalls } from '@mukae/contract/calls/stores';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryOf } from '@/api/query';
import { refusal, Wire } from '@/api/testing/wire';
import { Loaded } from '@/serving/Loaded';
import { told } from '@/testing/hands';
import { ReadAgain } from './ReadAgain';

const { listStores } = storeCalls;
const stores = queryOf(listStores, {});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
let wire = new Wire();
let hours = 0;

beforeEach(() => {
  sessionStorage.clear();
  // A server that was back a moment ago is asked for more calmly: no test follows another so soon.
  vi.useFakeTimers({ now: Date.now() + ++hours * 3_600_000 });
  wire = new Wire().fails(listStores).fails(healthCalls.health);
  vi.stubGlobal('fetch', wire.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Page() {
  return (
    <>
      <input aria-label="field" />
      <Loaded query={useQuery(stores)} skeleton={null}>
        {() => <p>stores</p>}
      </Loaded>
    </>
  );
}

async function open(): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <Page />
        <ReadAgain />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await pass(0);
  return client;
}

const isBack = () => wire.answers(healthCalls.health, { ServerName: servingName });

it('[D-E06] says in its place what could not be read, without a dialog, and reads it when the server is back; what is typed meanwhile stays', async () => {
  await open();
  expect(told('alert')).toContain('つながりしだい、自動で読み込みます');
  fireEvent.change(screen.getByLabelText('field'), { target: { value: 'half a name' } });
  isBack().answers(listStores, []);
  await pass(1000);
  await pass(1);
  expect(screen.getByText('stores')).toBeTruthy();
  expect([told('alert'), told('dialog')]).toEqual(['', '']);
  expect(screen.getByLabelText<HTMLInputElement>('field').value).toBe('half a name');
  await pass(60_000);
  expect(wire.sentTo(listStores)).toHaveLength(2);
});

it('[D-E06] a server that answers for its health and for nothing else is asked ever more calmly', async () => {
  isBack();
  await open();
  await pass(1000);
  expect(wire.sentTo(listStores)).toHaveLength(2);
  await pass(9_999);
  expect(wire.sentTo(listStores)).toHaveLength(2);
  await pass(1);
  expect(wire.sentTo(listStores)).toHaveLength(3);
});

it('[D-E06] what was read before stays on the page, and is read anew once the server is back', async () => {
  wire.answers(listStores, []);
  const client = await open();
  wire.fails(listStores);
  await act(() => client.refetchQueries());
  expect([screen.getByText('stores').tagName, told('alert')]).toEqual(['P', '']);
  isBack().answers(listStores, []);
  await pass(1000);
  expect(wire.sentTo(listStores)).toHaveLength(3);
});

it('[D-E06] a refusal is told in the server’s words and not waited out', async () => {
  wire.answers(listStores, refusal('notAllowed'));
  await open();
  await pass(60_000);
  expect(told('alert')).toContain(refusal('notAllowed').msg);
  expect(wire.sentTo(listStores)).toHaveLength(1);
  expect(wire.sentTo(healthCalls.health)).toHaveLength(0);
});
