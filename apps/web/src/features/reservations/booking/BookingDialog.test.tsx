import { accountCalls } from '@mukae/contract/calls/accounts';
import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { someCast } from '@/features/characters/testing/someCast';
import { box, button, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';
import { shown } from '@/testing/shown';
import { someReservation } from '../testing/someReservation';
import { emptyBooking } from './bookingDraft';
import { type OpenBooking, OpenBookingDialog } from './OpenBookingDialog';

const { wire } = pagesForFile();
const { createReservation, deleteReservation } = reservationCalls;
const reservation = someReservation(1, ['2026-11-19', '10:30', '11:10']);
const draft = { ...emptyBooking, title: 'ご相談', startDate: '2026-11-19', endDate: '2026-11-19' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:24:00+09:00') });
  wire().answers(characterCalls.listCharacters, someCast);
  wire().answers(reservationCalls.getReservation, { result: 'OK', reservation });
  wire().answers(accountCalls.getUser, { ...someUser, role: 'webReservationUser' });
});
afterEach(() => vi.useRealTimers());

function Opened({ first }: { first: OpenBooking }) {
  const [open, setOpen] = useState<OpenBooking | null>(first);
  return (
    <OpenBookingDialog
      open={open}
      feeRate={300}
      onOpen={setOpen}
      onPlaced={() => setOpen(null)}
      onClose={() => setOpen(null)}
    />
  );
}

function show(first: OpenBooking) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=webReservationUser; user_id=1');
  return shown(createMemoryRouter([{ path: '*', element: <Opened first={first} /> }]));
}

const titles = () => [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent);

async function escapeIn(title: string) {
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const dialog = dialogs.find((one) => one.querySelector('h2')?.textContent === title);
  act(() => void fireEvent.keyDown(dialog?.querySelector('button') ?? document.body, { key: 'Escape' }));
  await settled();
}

/** A server that takes its time: it refuses when it is told to. */
function slowServer() {
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  return {
    answer: () => refused.then(() => refusal('reservationOverlap')),
    refuse: async () => {
      refuse();
      await settled();
    },
  };
}

it('[O-RC07] Escape closes the form, and only what lies above it where something does', async () => {
  await show({ kind: 'new', draft });
  await type('会議名', '採用の面談');
  await press('Kento の動きを見る');
  expect(titles()).toEqual(expect.arrayContaining(['予約する', 'Kento']));
  await escapeIn('Kento');
  expect(titles()).toEqual(['予約する']);
  expect(box('会議名').value).toBe('採用の面談');
  await escapeIn('予約する');
  expect(titles()).toEqual([]);
});

it('[O-RC10] a visitor who does not log in by Escape has her form still before her', async () => {
  await show({ kind: 'visitor', draft });
  await press('予約する');
  await escapeIn('ログインしますか');
  expect(titles()).toEqual(['予約する']);
  expect(box('会議名').value).toBe('ご相談');
});

it('[O-RC08] whoever does not cancel after all by Escape sees the reservation still', async () => {
  await show({ kind: 'reserved', id: 1, seen: reservation });
  await press('予約をキャンセルする');
  await escapeIn('予約をキャンセルしますか');
  expect(titles()).toEqual(['予約 R-000001']);
});

it('[O-RC07] while a form is being sent it cannot be closed, so that a refusal is seen', async () => {
  const server = slowServer();
  wire().answers(createReservation, server.answer);
  await show({ kind: 'new', draft });
  await press('予約する');
  expect(button('閉じる').disabled).toBe(true);
  await escapeIn('予約する');
  await server.refuse();
  expect(told('alert')).toContain('予約に失敗しました。他の予約と重複しています。');
  expect(button('閉じる').disabled).toBe(false);
  await escapeIn('予約する');
  expect(titles()).toEqual([]);
});

it('[O-RC08] while a reservation is being cancelled its dialogs stay', async () => {
  const server = slowServer();
  wire().answers(deleteReservation, server.answer);
  await show({ kind: 'reserved', id: 1, seen: reservation });
  await press('予約をキャンセルする');
  await press('予約をキャンセルする');
  await escapeIn('予約をキャンセルしますか');
  await escapeIn('予約 R-000001');
  expect(titles()).toHaveLength(2);
  await server.refuse();
  expect(told('alert')).toContain('予約に失敗しました。他の予約と重複しています。');
});
