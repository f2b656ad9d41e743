import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { characterCalls } from '@mukae/contract/calls/characters';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { timing } from '@mukae/contract/domain/reception/timing';
import { act, cleanup } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCast } from '@/features/characters/testing/someCast';
import { rememberLanguage } from '@/language/chosenLanguage';
import { LiveStore } from '@/live/liveStore';
import { RealtimeContext } from '@/live/RealtimeContext';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { button, descriptionOf, everyWord, isThere, link, partUnder, press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';
import { shown } from '@/testing/shown';
import { someReservation } from '../testing/someReservation';
import { someRules } from '../testing/someRules';
import { ReservationHomeScreen } from './ReservationHomeScreen';

const { wire, open } = pagesForFile();
const day = '2099-11-18';
const morning = someReservation(126, [day, '10:30', '11:10'], { title: '採用説明会' });
const noon = someReservation(128, [day, '13:00', '13:40'], { title: '個別相談', characterId: 2 });

const itIs = (time: string) => vi.setSystemTime(new Date(`${day}T${time}:00+09:00`));
const todayAre = (...reservations: Reservation[]) =>
  wire().answers(reservationCalls.getTodaysReservations, { result: 'OK', reservations });
const openHome = () => open('/app/reservation/home', 'webReservationUser');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rowsOfDay = () =>
  [...document.querySelectorAll('ul[aria-label=きょうの流れ] > li')].map((row) => row.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  wire().answers(characterCalls.listCharacters, someCast).answers(bookingRuleCalls.getBookingRules, someRules);
});
afterEach(() => vi.useRealTimers());

it('[O-RP01] [A-R10] the next meeting leads with who greets, its code and its link; what was cancelled is not there', async () => {
  itIs('10:24');
  todayAre(morning, someReservation(127, [day, '12:00', '12:30'], { state: 'cancelled' }), noon);
  await openHome();
  expect(document.body.textContent).toContain('11月18日（水） 2 件の予約があります。');
  expect(isThere('h2', '採用説明会')).toBe(true);
  expect(document.body.textContent).toContain('あと 6 分で始まります');
  expect(document.body.textContent).toContain('Yukika がお迎えします');
  expect(document.querySelector('svg[aria-label=入室用のQRコード]')).not.toBeNull();
  expect(rowsOfDay()).toHaveLength(2);
  expect(rowsOfDay()[1]).toContain('あと 2 時間 36 分');
  const bars = [...document.querySelectorAll('ul[aria-label=きょうの流れ] [role=progressbar]')];
  expect(bars.map((bar) => Math.round(Number(bar.getAttribute('aria-valuenow'))))).toEqual([99, 80]);
});

it('[O-RP01] [D-RP04] before its start nobody enters a meeting, and the page says once when one can', async () => {
  itIs('10:24');
  todayAre(morning, noon);
  await openHome();
  for (const name of ['入室する', '採用説明会 に入室する', '個別相談 に入室する']) {
    expect(button(name).disabled).toBe(true);
    expect(descriptionOf(button(name))).toBe('開始時刻から終了時刻まで入室できます');
  }
});

it('[O-RP01] seven of a day stand five on a page, and the page opens where the next one stands', async () => {
  itIs('17:30');
  const begins = ['09', '10', '11', '12', '14', '16', '18'];
  todayAre(...begins.map((hour) => someReservation(Number(hour), [day, `${hour}:00`, `${hour}:30`])));
  await openHome();
  expect(rowsOfDay()).toHaveLength(2);
  expect(told('status')).toContain('全 7 件中 6–7 件');
  await press('前へ');
  expect(rowsOfDay()).toHaveLength(5);
  expect(rowsOfDay()[0]).toContain('終了しました');
});

it('[O-RP01] a day without reservations, and one that is over, lead to the calendar', async () => {
  itIs('14:00');
  todayAre();
  await openHome();
  expect(isThere('h2', 'きょうの予約はありません')).toBe(true);
  expect(link('カレンダーを開く').getAttribute('href')).toBe('/app/reservation/calendar');
  expect(partUnder('ご利用いただけるキャラクター')).toContain('Yukika');
  expect(partUnder('料金について')).toContain('10 分につき 300 円（税別）');
  expect(link('料金と請求（PDF）を開く（新しいタブで開きます）').getAttribute('href')).toBe('/documents/fees.pdf');

  cleanup();
  todayAre(morning, noon);
  await openHome();
  expect(isThere('h2', 'きょうの予約はすべて終わりました')).toBe(true);
  expect(link('カレンダーを開く').getAttribute('href')).toBe('/app/reservation/calendar');
  expect(rowsOfDay().map((row) => row?.includes('終了しました'))).toEqual([true, true]);
});

it.each([
  ['ja', '11:00', 'あと 2 時間で始まります'],
  ['ja', '12:01', 'あと 59 分で始まります'],
  ['en', '11:00', 'Begins in 2 h'],
  ['en', '10:59', 'Begins in 2 h 1 min'],
] as const)('[O-RP01] in %s at %s: %s', async (language, time, words) => {
  rememberLanguage(language);
  itIs(time);
  todayAre(noon);
  await openHome();
  expect(document.querySelector('span[data-is=ahead]')?.textContent).toBe(words);
});

it('[A-P04] [W-12] the home of a web-reservation user speaks the chosen language and no other', async () => {
  rememberLanguage('en');
  itIs('10:24');
  todayAre({ ...morning, title: 'Interview' });
  await openHome();
  expect(isThere('h1', "Today's reservations")).toBe(true);
  expect(document.body.textContent).toContain('Wed, Nov 18. You have 1 reservation today.');
  expect(everyWord()).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
});

it('[O-RP03] the link of the next meeting is copied, which is said for five seconds', async () => {
  itIs('10:24');
  todayAre(morning);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openHome();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  await press('リンクをコピー');
  expect(writeText).toHaveBeenCalledWith(morning.link);
  expect(told('status')).toContain('リンクをコピーしました');
  await pass(4900);
  expect(told('status')).toContain('リンクをコピーしました');
  await pass(1000);
  expect(told('status')).not.toContain('リンクをコピーしました');
});

/** The page with a channel to the server. */
async function openWithChannel() {
  const realtime = new FakeRealtime();
  const live = new LiveStore(realtime);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=webReservationUser; user_id=1');
  const home = (
    <RealtimeContext value={live}>
      <ReservationHomeScreen />
    </RealtimeContext>
  );
  const router = createMemoryRouter([
    { path: '/', element: home },
    { path: '*', element: null },
  ]);
  await shown(router);
  return { realtime, location: () => router.state.location };
}

function guestSeemsThere(realtime: FakeRealtime): void {
  const signage = { signageId: 7, status: 'Standby', userId: null, since: 0, waitingSince: null } as const;
  act(() => realtime.tell({ type: 'reflectSignageState', signage }));
}

it('[O-RP04] within its window a meeting is entered on the signage of the reservation', async () => {
  itIs('10:30');
  todayAre(morning);
  const { realtime, location } = await openWithChannel();
  expect(document.body.textContent).toContain('ただいま入室できます');
  await press('入室する');
  expect(realtime.said).toEqual([{ event: 'callFromUser', signageId: 7, peerId: expect.any(String) }]);
  expect(location()).toMatchObject({ pathname: '/app/service/operation', state: { mode: 'call', signageId: 7 } });
});

it('[D-RP05] a guest who is not there yet is waited for, and the meeting begins by itself when she comes', async () => {
  itIs('10:30');
  todayAre(morning);
  wire().answers(reservationCalls.getReservation, { result: 'OK', reservation: morning });
  const { realtime, location } = await openWithChannel();
  realtime.answer = refusal('signageAway');
  await press('入室する');
  expect(told('dialog')).toContain('お客様をお待ちしています');
  expect(told('dialog')).toContain('11:10 まで入室できます。');

  realtime.answer = { result: 'OK' };
  guestSeemsThere(realtime);
  await settled();
  expect(realtime.said).toHaveLength(2);
  expect(location().pathname).toBe('/app/service/operation');
});

it('[D-RP05] a guest whose link is lost seems to be there: the host asks every three seconds until she is', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  itIs('10:30');
  todayAre(morning);
  wire().answers(reservationCalls.getReservation, { result: 'OK', reservation: morning });
  const { realtime, location } = await openWithChannel();
  guestSeemsThere(realtime);
  realtime.answer = refusal('signageAway');
  await press('入室する');
  expect(heading()).toBe('お客様をお待ちしています');
  const before = realtime.said.length;
  await pass(timing.callRetry);
  expect(realtime.said).toHaveLength(before + 1);
  expect(heading()).toBe('お客様をお待ちしています');

  realtime.answer = { result: 'OK' };
  await pass(timing.callRetry);
  expect(realtime.said).toHaveLength(before + 2);
  expect(location().pathname).toBe('/app/service/operation');
});

/** She has entered, and her guest is not there yet. */
async function waitingForGuest() {
  itIs('10:30');
  todayAre(morning);
  wire().answers(reservationCalls.getReservation, { result: 'OK', reservation: morning });
  const page = await openWithChannel();
  page.realtime.answer = refusal('signageAway');
  await press('入室する');
  return page;
}
const heading = () => document.querySelector('[role=dialog] h2')?.textContent;

it('[D-RP05] at the end of its time nobody is waited for any more, which is said until it was read', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { realtime } = await waitingForGuest();
  itIs('11:09');
  await pass(1000);
  expect(heading()).toBe('お客様をお待ちしています');
  itIs('11:10');
  await pass(1000);
  expect(heading()).toBe('予約の時間が終わりました');
  guestSeemsThere(realtime);
  await settled();
  expect(realtime.said).toHaveLength(1);
  await press('閉じる');
  expect(told('dialog')).toBe('');
});

it('[D-RP05] whoever waits in a meeting that is cancelled is told so', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await waitingForGuest();
  wire().answers(reservationCalls.getReservation, {
    result: 'OK',
    reservation: { ...morning, state: 'cancelled' },
  });
  await pass(30_000);
  await settled();
  expect(heading()).toBe('この予約はキャンセルされました');
});

it('[D-RP05] whoever is refused while she waits, because the meeting was cancelled, is told so at once', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { realtime } = await waitingForGuest();
  wire().answers(reservationCalls.getReservation, {
    result: 'OK',
    reservation: { ...morning, state: 'cancelled' },
  });
  realtime.answer = refusal('meetingClosed');
  await pass(timing.callRetry);
  await settled();
  expect(heading()).toBe('この予約はキャンセルされました');
  const { length } = realtime.said;
  await pass(2 * timing.callRetry);
  expect([realtime.said.length, told('alert')]).toEqual([length, '']);
});

it('[O-RP04] what else the server has against entering is said, and nobody is waited for', async () => {
  itIs('10:30');
  todayAre(morning);
  const { realtime, location } = await openWithChannel();
  realtime.answer = refusal('meetingClosed');
  await press('入室する');
  expect(told('alert')).toContain('入室できませんでした');
  expect(told('dialog')).toBe('');
  expect(location().pathname).toBe('/');
});
