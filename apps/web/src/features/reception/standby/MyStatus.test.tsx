import { MantineProvider } from '@mantine/core';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { channelCalls } from '@mukae/contract/calls/channels';
import { characterCalls } from '@mukae/contract/calls/characters';
import type { Role } from '@mukae/contract/domain/account/role';
import type { OwnStatus } from '@mukae/contract/realtime/serverMessages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { chooseCompany } from '@/features/companies/companyScope';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { awayStatus } from '@/live/testing/awayStatus';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { MyStatus } from './MyStatus';
import { standbyTexts } from './standby.texts';

const { mine: t } = standbyTexts.ja;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  chooseCompany(null);
});

function shownTo(role: Role) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`user_role=${role}`);
  const wire = new Wire()
    .answers(accountCalls.getUser, { ...someUser, role })
    .answers(channelCalls.listChannels, [])
    .answers(characterCalls.listCharacters, []);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => wire.fetch(path, init));
  const realtime = new FakeRealtime();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RealtimeContext value={new LiveStore(realtime)}>
          <MemoryRouter>
            <MyStatus />
          </MemoryRouter>
        </RealtimeContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  return {
    realtime,
    tell: (me: Partial<OwnStatus>) =>
      act(async () => realtime.tell({ type: 'operatorStateTransition', ...awayStatus, isReady: true, ...me })),
    chosen: () => [t.standby, t.leaving].filter((name) => radio(name).checked),
    choose: (name: string) => act(async () => void fireEvent.click(radio(name))),
  };
}

it('[D-K21] in a call the toggle says what comes after it, as the server has it, and changes it', async () => {
  const { realtime, tell, chosen, choose } = shownTo('operator');
  await tell({ status: 'Active', chosen: 'Standby' });
  expect(chosen()).toEqual([t.standby]);
  expect(screen.getByText(t.afterCall.Standby)).toBeTruthy();
  await choose(t.leaving);
  expect(realtime.said).toContainEqual({ event: 'operatorStateTransition', state: 'Leaving', companyId: 1 });
  await tell({ status: 'Active', chosen: 'Leaving' });
  expect(chosen()).toEqual([t.leaving]);
  expect(screen.getByText(t.afterCall.Leaving)).toBeTruthy();
});

it('[D-K22] a system administrator who stands by at one company is told so at another, and leaves the call where it is', async () => {
  chooseCompany(2);
  const { realtime, tell, chosen, choose } = shownTo('systemAdmin');
  await tell({ status: 'Standby', chosen: 'Standby', companyId: 1 });
  expect(chosen()).toEqual([t.leaving]);
  expect(screen.getByText(t.elsewhere)).toBeTruthy();
  await tell({ status: 'Active', chosen: 'Standby', companyId: 1 });
  expect(chosen()).toEqual([t.standby]);
  expect(screen.queryByText(t.elsewhere)).toBeNull();
  await choose(t.leaving);
  expect(realtime.said).toContainEqual({ event: 'operatorStateTransition', state: 'Leaving', companyId: 1 });
});
