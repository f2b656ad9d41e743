import { reservationCalls } from '@mukae/contract/calls/reservations';
import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { rememberLanguage } from '@/language/chosenLanguage';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { MeetingClock } from './MeetingClock';

const { wire } = pagesForFile();

it.each([
  ['ja', '10分延長する', '延長できませんでした（SVER-120）'],
  ['en', 'Extend by 10 minutes', 'The meeting was not extended (SVER-120)'],
] as const)('[D-RM03] a meeting that cannot be prolonged says so in %s', async (language, verb, words) => {
  rememberLanguage(language);
  wire().answers(reservationCalls.extendReservation, { ...refusal('reservationOverlap'), code: 'SVER-120' });
  const element = (
    <RealtimeContext value={new LiveStore(new FakeRealtime())}>
      <MeetingClock meeting={{ reservationId: 1, until: Date.now() + 300_000 }} />
    </RealtimeContext>
  );
  await shown(createMemoryRouter([{ path: '*', element }]));
  await press(verb);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(told('alert')).toContain(refusal('reservationOverlap').msg);
});
