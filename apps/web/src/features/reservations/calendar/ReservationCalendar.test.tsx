import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { rememberLanguage } from '@/language/chosenLanguage';
import { box, button, everyWord, isThere, partUnder, press, tick, told, type } from '@/testing/hands';
import { patiently } from '@/testing/patiently';
import { settled } from '@/testing/settled';
import { calendarForFile, fillIn, page, recruiting, slot } from '../testing/calendarForFile';
import { someReservation } from '../testing/someReservation';
import { someRules } from '../testing/someRules';

const { wire, open, openAsBooker } = calendarForFile();

describe('the calendar', () => {
  it('[O-RC01] opens on this week without its weekend, and asks for what lies in it', async () => {
    await openAsBooker();
    expect(isThere('h2', '2026年11月16日 – 20日')).toBe(true);
    expect(document.querySelectorAll('[role=columnheader]').length).toBe(5);
    expect(wire().sentTo(reservationCalls.getBusyRanges)).toEqual([
      { start: '2026-11-16T00:00:00+09:00', end: '2026-11-23T00:00:00+09:00' },
    ]);
    expect(wire().sentTo(reservationCalls.listReservations)).toEqual([{ month: '2026-11' }]);
  });

  it('[O-RC01] shows a day, a week or a month, and leads from one to the next', async () => {
    const { place } = await openAsBooker();
    await press('次の週');
    expect(place()).toBe(`${page}?view=week&day=2026-11-25`);
    await press('今週');
    expect(place()).toBe(`${page}?view=week&day=2026-11-18`);
    await tick('月');
    await press('次の月');
    expect(place()).toBe(`${page}?view=month&day=2026-12-01`);
    expect(isThere('h2', '2026年12月')).toBe(true);
  });

  it('[D-RC02] has what is free of each day as a list for the keyboard; Enter twice opens the form', async () => {
    await openAsBooker();
    const lists = [...document.querySelectorAll('ul[aria-label$="の空いている時間"]')];
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      '表示している時間に空きはありません',
      '表示している時間に空きはありません',
      '10:30 – 19:00 が空いています',
      '09:00 – 10:30 が空いています11:10 – 14:00 が空いています15:00 – 19:00 が空いています',
      '09:00 – 19:00 が空いています',
    ]);
    await press('15:00 – 19:00 が空いています');
    expect(everyWord()).toContain('15:00 – 15:40 を選んでいます');
    await press('15:00 – 19:00 が空いています');
    expect([box('開始日').value, box('開始時刻').value, box('終了時刻').value]).toEqual([
      '2026-11-19',
      '15:00',
      '15:40',
    ]);
    expect(told('dialog')).toContain('40 分・1,200 円（税別）');
  });

  it('[D-RC02] brings into sight what has the focus, and what becomes of it', async () => {
    await openAsBooker();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await act(() => button('15:00 – 19:00 が空いています').focus());
    expect(scroll).toHaveBeenCalledTimes(1);
    await press('15:00 – 19:00 が空いています');
    expect(scroll).toHaveBeenCalledTimes(2);
    act(() => void fireEvent.keyDown(button('15:00 – 19:00 が空いています'), { key: 'ArrowDown' }));
    expect(everyWord()).toContain('15:00 – 15:50 を選んでいます');
    expect(scroll).toHaveBeenCalledTimes(3);
  });

  it('[D-RC02] has the focus on what is left of the time that was reserved', async () => {
    wire().answers(reservationCalls.createReservation, { result: 'OK', id: 2, number: 'R-000002', link: 'https://x' });
    await openAsBooker();
    const free = button('15:00 – 19:00 が空いています');
    await act(() => free.focus());
    await press('15:00 – 19:00 が空いています');
    await press('15:00 – 19:00 が空いています');
    await type('会議名', 'キッチン改装のご相談');
    wire().answers(reservationCalls.getBusyRanges, { result: 'OK', events: [slot('15:00', '15:40')] });
    await press('予約する');
    await patiently(() => expect(document.activeElement?.textContent).toBe('15:40 – 19:00 が空いています'));
  });

  it('[D-RC02] has the focus on its day where nothing is left of it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2026-11-18T10:24:00+09:00') });
    await openAsBooker();
    await act(() => button('09:00 – 10:30 が空いています').focus());
    wire().answers(reservationCalls.getBusyRanges, { result: 'OK', events: [slot('09:00', '10:30')] });
    await act(() => vi.advanceTimersByTime(60_000));
    await settled();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('11月19日（木）の空いている時間');
  });

  it('[D-RC02] has no button that does nothing where something is picked', async () => {
    await openAsBooker();
    await press('15:00 – 19:00 が空いています');
    const buttons = [...document.querySelectorAll('[role=button]')].map(({ textContent }) => textContent);
    expect(everyWord()).toContain('15:00 – 15:40');
    expect(buttons.join()).toContain(recruiting.title);
    expect(buttons.join()).not.toContain('15:00 – 15:40');
  });

  it('[O-RC04] lets go of what is picked once a form is open, and picks nothing beside it', async () => {
    await openAsBooker();
    const free = button('15:00 – 19:00 が空いています');
    await press('15:00 – 19:00 が空いています');
    await press('日時を入力して予約');
    expect(everyWord()).not.toContain('15:00 – 15:40');
    act(() => free.click());
    expect(everyWord()).not.toContain('15:00 – 15:40');
    expect(await screen.findByText('予約の画面を閉じてから選んでください')).toBeTruthy();
    await press('戻る');
    expect(everyWord()).not.toContain('15:00 – 15:40');
  });

  it('[D-RC06] offers no time that was taken while it was picked', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2026-11-18T10:24:00+09:00') });
    await openAsBooker();
    await press('15:00 – 19:00 が空いています');
    expect(everyWord()).not.toContain('この時間は予約済みです');
    wire().answers(reservationCalls.getBusyRanges, { result: 'OK', events: [slot('15:00', '19:00')] });
    await act(() => vi.advanceTimersByTime(60_000));
    await settled();
    expect(everyWord()).toContain('この時間は予約済みです');
    expect(() => button('予約する')).toThrow();
  });

  it('[D-RC04] tells for which times she waits, and lets her take that back', async () => {
    wire().answers(reservationCalls.getWaiting, { result: 'OK', waiting: [{ id: 7, ...slot('14:00', '15:00') }] });
    wire().answers(reservationCalls.deleteWaiting, { result: 'OK', code: '', msg: '' });
    await openAsBooker();
    expect(partUnder('空きを待っている時間')).toContain('11月19日（木）14:00 – 15:00');
    await press('11月19日（木）14:00 – 15:00の空き待ちを取り消す');
    expect(wire().sentTo(reservationCalls.deleteWaiting)).toEqual([{ targetId: 7 }]);
    expect(await screen.findByText('空き待ちを取り消しました')).toBeTruthy();
  });

  it('[D-RC04] says that it could not be read for what she waits, and reads again', async () => {
    wire().answers(reservationCalls.getWaiting, refusal('unavailable'));
    await openAsBooker();
    expect(partUnder('空きを待っている時間')).toContain(refusal('unavailable').code);
    wire().answers(reservationCalls.getWaiting, { result: 'OK', waiting: [{ id: 7, ...slot('14:00', '15:00') }] });
    await press('もう一度読み込む');
    expect(partUnder('空きを待っている時間')).toContain('11月19日（木）14:00 – 15:00');
  });

  it('[D-RC04] tells the year of a time of another year', async () => {
    const next = { startsAt: new Date('2027-01-07T14:00:00+09:00'), endsAt: new Date('2027-01-07T15:00:00+09:00') };
    wire().answers(reservationCalls.getWaiting, { result: 'OK', waiting: [{ id: 7, ...next }] });
    await openAsBooker();
    expect(partUnder('空きを待っている時間')).toContain('2027年1月7日（木）14:00 – 15:00');
  });

  it('[O-RC01] says why it could not be read, and reads again', async () => {
    wire().answers(bookingRuleCalls.getBookingRules, refusal('unavailable'));
    await openAsBooker();
    expect(told('alert')).toContain(refusal('unavailable').code);
    wire().answers(bookingRuleCalls.getBookingRules, someRules);
    await press('もう一度読み込む');
    expect(told('alert')).toBe('');
  });

  it('[W-12] [A-P04] speaks the chosen language and no other', async () => {
    rememberLanguage('en');
    wire().answers(reservationCalls.listReservations, { result: 'OK', reservations: [] });
    await openAsBooker();
    await press('15:00 – 19:00 is free');
    expect(everyWord()).toContain('40 minutes, 1,200 yen');
    await press('Enter a date and time');
    expect(everyWord()).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  });
});

describe('what the calendar shows', () => {
  const never = new Promise<never>(() => undefined);
  const closed = () => isThere('li', '受付時間外');

  it('[D-RC07] is nothing until it is known what is taken; what is known stays while it is read again', async () => {
    await openAsBooker();
    wire().answers(reservationCalls.getBusyRanges, () => never);
    await press('次の週');
    expect(everyWord()).not.toContain('が空いています');
    expect(isThere('[role=status]', 'カレンダーを読み込んでいます')).toBe(true);
    await press('前の週');
    expect(everyWord()).toContain('が空いています');
    expect(wire().sentTo(reservationCalls.getBusyRanges).length).toBe(3);
  });

  it('[D-RC07] is closed in the legend where it is closed in the grid', async () => {
    wire().answers(bookingRuleCalls.getBookingRules, { ...someRules, closedOnHolidays: true });
    await openAsBooker();
    expect(closed()).toBe(false);
    await press('次の週');
    // The 23rd of November is a holiday.
    expect(closed()).toBe(true);
  });

  it('[D-RC07] is not told of as closed before the rules are known', async () => {
    wire().answers(bookingRuleCalls.getBookingRules, () => never);
    await openAsBooker();
    expect(closed()).toBe(false);
  });

  it('[D-RC08] is today also on a weekend when one can reserve there', async () => {
    vi.setSystemTime('2026-11-21T10:24:00+09:00');
    const time = { opens: '09:00', closes: '18:00' };
    const week = { mon: time, tue: time, wed: time, thu: time, fri: time, sat: time, sun: null };
    wire().answers(bookingRuleCalls.getBookingRules, { ...someRules, hours: { week, closedOn: [] } });
    await openAsBooker();
    expect(isThere('h2', '2026年11月16日 – 21日')).toBe(true);
    expect(everyWord()).toContain('10:30 – 18:00 が空いています');
  });

  it('[D-RC08] is the week after a weekend that is hidden', async () => {
    vi.setSystemTime('2026-11-21T10:24:00+09:00');
    await openAsBooker();
    expect(isThere('h2', '2026年11月23日 – 27日')).toBe(true);
  });

  it('[O-RC01] [D-RC08] is a weekend only where something is reserved on that one', async () => {
    const saturday = someReservation(2, ['2026-11-21', '10:00', '11:00']);
    wire().answers(reservationCalls.listReservations, { result: 'OK', reservations: [saturday] });
    const { go } = await openAsBooker();
    expect(isThere('h2', '2026年11月16日 – 21日')).toBe(true);
    await press('次の週');
    expect(isThere('h2', '2026年11月23日 – 27日')).toBe(true);
    await go(`${page}?view=day&day=2026-11-27`);
    await press('次の日');
    expect(isThere('h2', '2026年11月30日（月）')).toBe(true);
    vi.setSystemTime('2026-11-28T10:24:00+09:00');
    await go('/elsewhere');
    await go(page);
    expect(isThere('h2', '2026年11月30日 – 12月4日')).toBe(true);
  });

  it("[D-RC06] is never one's own time as somebody else's, also while the answers come one after the other", async () => {
    const another = someReservation(3, ['2026-11-19', '16:00', '17:00'], { title: '別の画面から' });
    await openAsBooker();
    wire().answers(reservationCalls.createReservation, { result: 'OK', id: 3, number: 'R-000003', link: 'https://x' });
    wire().answers(reservationCalls.getBusyRanges, { result: 'OK', events: [slot('16:00', '17:00')] });
    let answerOwn = () => {};
    const answered = new Promise<void>((resolve) => {
      answerOwn = resolve;
    });
    wire().answers(reservationCalls.listReservations, () =>
      answered.then(() => ({ result: 'OK' as const, reservations: [another] })),
    );
    await press('日時を入力して予約');
    await fillIn();
    await press('予約する');
    expect(everyWord()).not.toContain('16:00 – 17:00');
    answerOwn();
    await settled();
    expect(everyWord()).toContain('別の画面から');
    expect([...document.querySelectorAll('[title="16:00 – 17:00"]')]).toEqual([]);
  });

  it("[D-RC06] is read again every minute, also what is one's own", async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2026-11-18T10:24:00+09:00') });
    await openAsBooker();
    const own = someReservation(4, ['2026-11-19', '16:00', '17:00'], { title: '別の画面から' });
    wire().answers(reservationCalls.listReservations, { result: 'OK', reservations: [own] });
    await act(() => vi.advanceTimersByTime(60_000));
    await settled();
    expect(everyWord()).toContain('別の画面から');
  });

  it('[D-RC08] is the week of what was booked', async () => {
    wire().answers(reservationCalls.createReservation, { result: 'OK', id: 2, number: 'R-000002', link: 'https://x' });
    const { place } = await openAsBooker();
    await press('日時を入力して予約');
    await fillIn();
    await type('開始日', '2026-12-02');
    await type('終了日', '2026-12-02');
    await press('予約する');
    expect(place()).toBe(`${page}?view=week&day=2026-12-02`);
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('max-width: 48em') }),
    );
  });

  it('[D-RC01] [D-RC10] what is touched is picked, and its ends are moved at the foot', async () => {
    await open(`${page}?view=week&day=2026-11-19`, 'webReservationUser');
    expect(everyWord()).toContain('空いている時間にふれてください');
    await press('15:00 – 19:00 が空いています');
    expect(everyWord()).not.toContain('空いている時間にふれてください');
    await press('終了を 10 分遅く');
    expect(button('50 分を予約する')).toBeTruthy();
  });

  it('[D-RC01] [D-RP02] what ends at midnight ends at 24:00', async () => {
    wire().answers(reservationCalls.getBusyRanges, { result: 'OK', events: [slot('23:00', '23:20')] });
    await open(`${page}?view=week&day=2026-11-19`, 'webReservationUser');
    await press('23:20 – 24:00 が空いています');
    expect(everyWord()).toContain('終了24:00');
  });

  it('[O-RC02] [D-RC10] an administrator reads what is free, and touches nothing', async () => {
    await open(`${page}?view=week&day=2026-11-19`, 'companyAdmin');
    expect(everyWord()).toContain('15:00 – 19:00 が空いています');
    expect(() => button('15:00 – 19:00 が空いています')).toThrow();
    expect(everyWord()).not.toContain('空いている時間にふれてください');
  });
});
