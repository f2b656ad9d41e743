import { accountCalls } from '@mukae/contract/calls/accounts';
import { characterCalls } from '@mukae/contract/calls/characters';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { cleanup, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { someCast } from '@/features/characters/testing/someCast';
import { box, button, descriptionOf, press, told, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { MoveQuestion } from '../calendar/MoveQuestion';
import { someReservation } from '../testing/someReservation';
import { type OpenBooking, OpenBookingDialog } from './OpenBookingDialog';

const recruiting = someReservation(1, ['2026-11-19', '10:30', '11:10'], { title: '採用説明会' });

const { wire } = pagesForFile();
const { changeReservation, deleteReservation, getReservation } = reservationCalls;
const guested: Reservation = { ...recruiting, guestMail: 'takada@example.jp' };
const tooLate = '予約キャンセル受付時間終了になります。予約のキャンセルできません';

beforeEach(() => {
  wire().answers(characterCalls.listCharacters, someCast);
  wire().answers(getReservation, { result: 'OK', reservation: guested });
  wire().answers(accountCalls.getUser, { ...someUser, role: 'webReservationUser' });
});
afterEach(() => vi.useRealTimers());

function Opened() {
  const [open, setOpen] = useState<OpenBooking | null>({ kind: 'reserved', id: 1, seen: guested });
  const close = () => setOpen(null);
  return <OpenBookingDialog open={open} feeRate={300} onOpen={setOpen} onPlaced={close} onClose={close} />;
}

const show = (element: ReactNode) => shown(createMemoryRouter([{ path: '*', element }]));

async function openAt(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=webReservationUser; user_id=1');
  await show(<Opened />);
}

it('[O-RC08] a reservation has its number as its title, asks before it is cancelled, and says that it was', async () => {
  wire().answers(deleteReservation, { result: 'OK', code: '', msg: '' });
  await openAt('2026-11-18T10:24:00+09:00');
  expect(document.querySelector('[role=dialog] h2')?.textContent).toBe('予約 R-000001');
  expect(told('dialog')).toContain('11月19日（木）10:30 – 11:10');
  expect(told('dialog')).toContain('40 分・1,200 円（税別）');
  await press('予約をキャンセルする');
  expect(told('dialog')).toContain('予約をキャンセルしますか');
  expect(wire().sentTo(deleteReservation)).toEqual([]);
  await press('予約をキャンセルする');
  expect(wire().sentTo(deleteReservation)).toEqual([{ id: 1, reason: '' }]);
  expect(await screen.findByText('予約キャンセルは完了されました')).toBeTruthy();
  expect(told('dialog')).toBe('');
});

it('[O-RC08] a reservation can be cancelled until 30 minutes after its start', async () => {
  await openAt('2026-11-19T10:59:59+09:00');
  expect(button('予約をキャンセルする').disabled).toBe(false);
});

it('[O-RC08] cancelling is said to be free until the start, and from then on what was talked to be charged', async () => {
  await openAt('2026-11-19T10:29:59+09:00');
  expect(descriptionOf(button('予約をキャンセルする'))).toBe(
    'キャンセルは、開始の30分後まで承ります。料金はかからず、お客様にはメールでお知らせします。',
  );
  cleanup();
  await openAt('2026-11-19T10:30:00+09:00');
  expect(descriptionOf(button('予約をキャンセルする'))).toBe(
    'キャンセルは、開始の30分後まで承ります。すでにお話しした時間の料金はかかります。お客様にはメールでお知らせします。',
  );
});

it('[O-RC08] from 30 minutes after its start on a reservation is not cancelled, which is said beside the button', async () => {
  await openAt('2026-11-19T11:00:00+09:00');
  const cancel = button('予約をキャンセルする');
  expect(cancel.disabled).toBe(true);
  expect(descriptionOf(cancel)).toBe(tooLate);
});

it('[O-RC08] one whose time ran out meanwhile is told so by the server, word for word', async () => {
  wire().answers(deleteReservation, refusal('cancelOver'));
  await openAt('2026-11-19T10:59:59+09:00');
  await press('予約をキャンセルする');
  await press('予約をキャンセルする');
  expect(told('alert')).toContain(tooLate);
});

it('[D-RC03] a reservation that has not begun is changed by the same form, which sends what differs', async () => {
  wire().answers(changeReservation, { result: 'OK', link: 'https://x' });
  await openAt('2026-11-18T10:24:00+09:00');
  await press('変更する');
  await type('会議名', '採用の面談');
  await press('変更する');
  expect(wire().sentTo(changeReservation)).toEqual([{ id: 1, version: 1, title: '採用の面談' }]);
  expect(await screen.findByText('予約を変更しました')).toBeTruthy();
});

it('[D-RC11] one that was changed elsewhere meanwhile keeps what was typed until the new state is asked for, and is changed from there', async () => {
  const elsewhere = { ...guested, title: '会社説明会', version: 2 };
  wire().answers(changeReservation, ({ version }) =>
    version === 2 ? { result: 'OK', link: 'https://x' } : refusal('changedMeanwhile'),
  );
  await openAt('2026-11-18T10:24:00+09:00');
  await press('変更する');
  wire().answers(getReservation, { result: 'OK', reservation: elsewhere });
  await type('会議名', '採用の面談');
  await press('変更する');
  expect(told('alert')).toContain(refusal('changedMeanwhile').code);
  expect(box('会議名').value).toBe('採用の面談');
  await press('新しい内容を読み込む');
  expect(box('会議名').value).toBe('会社説明会');
  await type('会議名', '採用の面談');
  await press('変更する');
  expect(wire().sentTo(changeReservation).at(-1)).toEqual({ id: 1, version: 2, title: '採用の面談' });
  expect(told('dialog')).toBe('');
});

it('[D-RC11] one that was cancelled elsewhere meanwhile is no form any more', async () => {
  wire().answers(changeReservation, refusal('changedMeanwhile'));
  await openAt('2026-11-18T10:24:00+09:00');
  await press('変更する');
  wire().answers(getReservation, { result: 'OK', reservation: { ...guested, state: 'cancelled' } });
  await type('会議名', '採用の面談');
  await press('変更する');
  expect(told('dialog')).toContain('この予約はキャンセルされました。');
  await press('戻る');
  expect(told('dialog')).toBe('');
});

it('[D-RC03] a reservation that was dragged asks before it is moved, and goes back when that is refused', async () => {
  const over = vi.fn();
  const slot = { startsAt: new Date('2026-11-19T14:00:00+09:00'), endsAt: new Date('2026-11-19T14:40:00+09:00') };
  wire().answers(changeReservation, refusal('reservationOverlap'));
  await show(<MoveQuestion moving={{ reservation: guested, slot }} onOver={over} />);
  expect(told('dialog')).toContain('「採用説明会」を11月19日（木）14:00 – 14:40に変更します。');
  await press('変更する');
  expect(wire().sentTo(changeReservation)).toEqual([
    { id: 1, start: '2026-11-19T14:00:00+09:00', end: '2026-11-19T14:40:00+09:00', version: 1 },
  ]);
  expect(await screen.findByText('予約に失敗しました。他の予約と重複しています。')).toBeTruthy();
  expect(over).toHaveBeenCalledOnce();
});
