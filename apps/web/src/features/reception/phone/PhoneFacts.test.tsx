import { MantineProvider } from '@mantine/core';
import { accountCalls, type UserAnswer } from '@mukae/contract/calls/accounts';
import { type ChannelAnswer, channelCalls } from '@mukae/contract/calls/channels';
import { type PhoneHearing, phoneHearings } from '@mukae/contract/domain/channel/phoneHearing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWire } from '@/api/testing/onWire';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { PhoneFacts } from './PhoneFacts';
import { phoneTexts } from './phone.texts';

const t = phoneTexts.ja;

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const somebody: UserAnswer = {
  userId: 3,
  loginId: '',
  name: '佐藤 美咲',
  userName: '',
  kana: '',
  storeId: null,
  role: 'operator',
  image: '',
  isOwnConfig: true,
  phone: '',
  address: '',
  characterId: null,
  status: 'Standby',
  channelId: 4,
  subjectName: 'iPhone',
  version: 1,
};
const somewhere: ChannelAnswer = {
  id: 4,
  number: 1,
  name: 'ch1',
  companyName: '',
  streaming_server_ip: '192.0.2.7',
  face_capture_port: 50_000,
  face_capture: 'heard',
  operator: null,
};

function show(me: Partial<UserAnswer>, face_capture: PhoneHearing = 'heard') {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('getChannel')
      ? onWire(channelCalls.getChannel, { ...somewhere, face_capture })
      : onWire(accountCalls.getUser, { ...somebody, ...me }),
  );
  const realtime = new FakeRealtime();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <RealtimeContext value={new LiveStore(realtime)}>
          <PhoneFacts />
        </RealtimeContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return realtime;
}

it('[O-V49] says nothing before it knows, then where the phone sends to', async () => {
  show({});
  expect(screen.queryByText(t.none)).toBeNull();
  expect(await screen.findByText('192.0.2.7')).toBeTruthy();
  expect(screen.queryByText(t.none)).toBeNull();
});

it('[O-V49] says how somebody without a channel gets one', async () => {
  show({ channelId: null });
  expect(await screen.findByText(t.noChannel)).toBeTruthy();
  expect(screen.getAllByText(t.none)).toHaveLength(3);
});

it.each(phoneHearings.filter((hearing) => hearing !== 'heard'))(
  '[O-V47] [O-V49] says why no phone is heard: %s',
  async (hearing) => {
    show({}, hearing);
    expect(await screen.findByText(t.hindrance[hearing])).toBeTruthy();
  },
);

it('[O-V49] does not say that no phone can be heard while one is', async () => {
  const realtime = show({}, 'onlyHere');
  expect(await screen.findByText(t.hindrance.onlyHere)).toBeTruthy();
  act(() => realtime.tell({ type: 'faceCapture', subject: 'iPhone', heard: { is: 'noFace' } }));
  expect(screen.queryByText(t.hindrance.onlyHere)).toBeNull();
});
