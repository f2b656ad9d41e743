import { accountCalls } from '@mukae/contract/calls/accounts';
import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { dayMs } from '@mukae/contract/domain/time/japanTime';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { someCast } from '@/features/characters/testing/someCast';
import { rememberLanguage } from '@/language/chosenLanguage';
import {
  box,
  button,
  everyWord,
  faultOf,
  follow,
  isThere,
  link,
  partUnder,
  press,
  tick,
  told,
  type,
} from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { patiently } from '@/testing/patiently';
import { settled } from '@/testing/settled';
import { someReservation } from '../testing/someReservation';

const recruiting = someReservation(1, ['2026-11-19', '10:30', '11:10'], { title: '採用説明会' });

const { wire, open } = pagesForFile();
const page = '/app/reservation/calendar';
const slot = (from: string, until: string) => ({
  startsAt: new Date(`2026-11-19T${from}:00+09:00`),
  endsAt: new Date(`2026-11-19T${until}:00+09:00`),
});
const rules = { result: 'OK', ...usualBookingRules, companyName: '', seats: 1, feeRate: 300, version: 1 } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:24:00+09:00') });
  wire()
    .answers(bookingRuleCalls.getBookingRules, rules)
    .answers(characterCalls.listCharacters, someCast)
    .answers(accountCalls.getUser, { ...someUser, role: 'webReservationUser' })
    .answers(reservationCalls.listReservations, { result: 'OK', reservations: [recruiting] })
    .answers(reservationCalls.getBusyRanges, {
      result: 'OK',
      events: [slot('10:30', '11:10'), slot('14:00', '15:00')],
    })
    .answers(reservationCalls.getWaiting, { result: 'OK', waiting: [] });
});
afterEach(() => vi.useRealTimers());

const openAsBooker = () => open(page, 'webReservationUser');
const keepForm = (writtenAt = Date.now()) =>
  localStorage.setItem(
    'mukae.reservationForm',
    JSON.stringify({
      writtenAt,
      form: {
        title: '打ち合わせ',
        startDate: '2026-12-02',
        startTime: '16:00',
        endDate: '2026-12-02',
        endTime: '16:40',
      },
    }),
  );
const stored = () => localStorage.getItem('mukae.reservationForm');

async function fillIn() {
  await type('会議名', 'キッチン改装のご相談');
  await type('開始日', '2026-11-19');
  await type('開始時刻', '16:00');
  await type('終了時刻', '16:40');
}

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
    wire().answers(bookingRuleCalls.getBookingRules, rules);
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
    wire().answers(bookingRuleCalls.getBookingRules, { ...rules, closedOnHolidays: true });
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
    wire().answers(bookingRuleCalls.getBookingRules, { ...rules, hours: { week, closedOn: [] } });
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

describe('the form', () => {
  it('[O-RC05] begins with the usual times, no day before today, and says what is missing', async () => {
    await openAsBooker();
    await press('日時を入力して予約');
    expect([box('開始時刻').value, box('終了時刻').value]).toEqual(['09:00', '18:00']);
    expect([box('開始日').min, box('終了日').min]).toEqual(['2026-11-18', '2026-11-18']);
    await press('予約する');
    expect([faultOf('会議名'), faultOf('開始日'), faultOf('終了日')]).toEqual([
      '会議名を入力してください',
      '開始日を入力してください',
      '終了日を入力してください',
    ]);
    await type('会議名', '会');
    await press('予約する');
    expect(faultOf('会議名')).toBe('2文字以上で入力してください');
    expect(wire().sentTo(reservationCalls.createReservation)).toEqual([]);
  });

  it('[O-RC06] says what is wrong with a time at the field that is another day, until one of its parts is changed', async () => {
    await openAsBooker();
    await press('日時を入力して予約');
    await fillIn();
    await type('終了日', '2026-11-20');
    await press('予約する');
    expect(faultOf('終了日')).toBe('予約できるのは9時間までです');
    await type('開始時刻', '16:10');
    expect(faultOf('終了日')).toBeUndefined();
    expect(wire().sentTo(reservationCalls.createReservation)).toEqual([]);
  });

  it('[O-RC07] offers every character, sends nothing by Enter, and closes by its x and by going back', async () => {
    await openAsBooker();
    await press('日時を入力して予約');
    const names = [...document.querySelectorAll('[role=dialog] [role=radiogroup] label')].map(
      (door) => door.textContent,
    );
    expect(names).toEqual(['Yukika', 'Kento']);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    box('会議名').dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
    await press('閉じる');
    expect(told('dialog')).toBe('');
    await press('日時を入力して予約');
    await press('戻る');
    expect(told('dialog')).toBe('');
  });

  it('[O-RC09] reserves with times in +09:00, and says so', async () => {
    wire().answers(reservationCalls.createReservation, { result: 'OK', id: 2, number: 'R-000002', link: 'https://x' });
    await openAsBooker();
    await press('日時を入力して予約');
    await fillIn();
    expect(box('終了日').value).toBe('2026-11-19');
    await tick('Kento');
    await press('予約する');
    expect(wire().sentTo(reservationCalls.createReservation)).toEqual([
      {
        title: 'キッチン改装のご相談',
        start: '2026-11-19T16:00:00+09:00',
        end: '2026-11-19T16:40:00+09:00',
        characterID: 2,
        guest_mail: '',
      },
    ]);
    expect(await screen.findByText('予約を完了しました')).toBeTruthy();
    expect(told('dialog')).toBe('');
    expect(wire().sentTo(reservationCalls.getBusyRanges).length).toBe(2);
  });

  it('[O-RC09] [D-RC04] says in place that the time is taken, and offers to wait for it', async () => {
    wire().answers(reservationCalls.createReservation, refusal('reservationOverlap'));
    wire().answers(reservationCalls.addWaiting, { result: 'OK', code: '', msg: '', id: 3 });
    await openAsBooker();
    await press('日時を入力して予約');
    await fillIn();
    await press('予約する');
    expect(told('alert')).toContain('予約に失敗しました。他の予約と重複しています。');
    await press('空きを待つ');
    expect(wire().sentTo(reservationCalls.addWaiting)).toEqual([
      { start: '2026-11-19T16:00:00+09:00', end: '2026-11-19T16:40:00+09:00' },
    ]);
    expect(await screen.findByText('空きが出たら、メールでお知らせします')).toBeTruthy();
    expect(told('dialog')).toBe('');
  });

  it('[O-RC09] [D-RC04] says that a time is taken only of that time', async () => {
    wire().answers(reservationCalls.createReservation, refusal('reservationOverlap'));
    await openAsBooker();
    await press('日時を入力して予約');
    await fillIn();
    await press('予約する');
    await type('終了時刻', '16:50');
    expect(told('alert')).toBe('');
    expect(() => button('空きを待つ')).toThrow();
    await type('終了時刻', '16:40');
    expect(button('空きを待つ')).toBeTruthy();
  });

  it('[D-RC04] offers nobody to wait for a time that has begun', async () => {
    wire().answers(reservationCalls.createReservation, refusal('reservationOverlap'));
    await openAsBooker();
    await press('日時を入力して予約');
    await fillIn();
    await type('開始日', '2026-11-18');
    await type('開始時刻', '10:00');
    await press('予約する');
    expect(told('alert')).toContain('他の予約と重複しています。');
    expect(() => button('空きを待つ')).toThrow();
  });

  it('[O-RC05] names no fee before it is known', async () => {
    wire().answers(bookingRuleCalls.getBookingRules, () => new Promise(() => undefined));
    await openAsBooker();
    await press('日時を入力して予約');
    await fillIn();
    expect(told('dialog')).not.toContain('円');
  });

  it('[O-RC05] [O-RC07] reads the characters again where they could not be read, and counts the one that is missing', async () => {
    wire().answers(characterCalls.listCharacters, refusal('unavailable'));
    await openAsBooker();
    await press('日時を入力して予約');
    await press('予約する');
    const missing = [...document.querySelectorAll('[role=dialog] [role=alert] a')];
    expect(missing.map(({ textContent }) => textContent)).toEqual(['会議名', '開始日', '終了日', 'キャラクター']);
    const [place] = missing.flatMap((one) => document.querySelector(one.getAttribute('href') ?? '') ?? []).slice(-1);
    expect(place?.textContent).toContain(refusal('unavailable').code);
    wire().answers(characterCalls.listCharacters, someCast);
    await press('もう一度読み込む');
    expect(box('Yukika').checked).toBe(true);
  });
});

it('[O-RC08] the address may name a reservation, which is open on its day until it is closed', async () => {
  wire().answers(reservationCalls.getReservation, { result: 'OK', reservation: recruiting });
  const { place, back } = await open(`${page}?reservation=1`, 'webReservationUser');
  expect(wire().sentTo(reservationCalls.getReservation)).toEqual([{ targetID: 1, title: 'id' }]);
  expect(told('dialog')).toContain('予約 R-000001');
  await press('戻る');
  expect(told('dialog')).toBe('');
  expect(place()).toBe(`${page}?view=week&day=2026-11-19`);
  await back();
  expect(told('dialog')).toBe('');
});

it('[O-RC08] [D-RC06] the reservation that the address names is read again when it was cancelled', async () => {
  wire().answers(reservationCalls.getReservation, { result: 'OK', reservation: recruiting });
  wire().answers(reservationCalls.deleteReservation, { result: 'OK', code: '', msg: '' });
  const { place } = await open(`${page}?reservation=1`, 'webReservationUser');
  wire().answers(reservationCalls.getReservation, {
    result: 'OK',
    reservation: { ...recruiting, state: 'cancelled' },
  });
  await press('予約をキャンセルする');
  await press('予約をキャンセルする');
  expect(told('dialog')).toBe('');
  expect(wire().sentTo(reservationCalls.getReservation).length).toBe(2);
  expect(place()).toBe(`${page}?view=week&day=2026-11-19`);
});

describe('a reservation that the address names and that cannot be opened', () => {
  const named = `${page}?reservation=1`;

  it('[D-RC11] is said to be cancelled, and the address forgets it', async () => {
    wire().answers(reservationCalls.getReservation, {
      result: 'OK',
      reservation: { ...recruiting, state: 'cancelled' },
    });
    const { place } = await open(named, 'webReservationUser');
    expect(told('dialog')).toContain('この予約はキャンセルされました。');
    await press('戻る');
    expect(told('dialog')).toBe('');
    expect(place()).toBe(`${page}?view=week&day=2026-11-19`);
  });

  it('[D-RC11] is said not to be found, and the address forgets it', async () => {
    wire().answers(reservationCalls.getReservation, refusal('notFound'));
    const { place } = await open(named, 'webReservationUser');
    expect(told('alert')).toContain('見つかりませんでした');
    await press('閉じる');
    expect(told('dialog')).toBe('');
    expect(place()).toBe(`${page}?view=week&day=2026-11-18`);
  });

  it('[D-RC11] is read again where no answer came', async () => {
    wire().fails(reservationCalls.getReservation);
    await open(named, 'webReservationUser');
    wire().answers(reservationCalls.getReservation, { result: 'OK', reservation: recruiting });
    await press('もう一度読み込む');
    expect(told('dialog')).toContain(recruiting.title);
  });
});

it.each([
  ['the week that is shown', '2026-11-18'],
  ['another week', '2026-12-02'],
])('[D-RC08] a reservation that is changed to a day of %s is seen where it is then', async (_, day) => {
  wire().answers(reservationCalls.getReservation, { result: 'OK', reservation: recruiting });
  wire().answers(reservationCalls.changeReservation, { result: 'OK', link: 'https://x' });
  const { place } = await open(`${page}?reservation=1`, 'webReservationUser');
  await press('変更する');
  await type('開始日', day);
  await type('終了日', day);
  await press('変更する');
  expect(told('dialog')).toBe('');
  expect(place()).toBe(`${page}?view=week&day=${day}`);
});

describe('a visitor who is not logged in', () => {
  it('[O-RC02] sees busy times only, and the way to the login', async () => {
    await open(page);
    expect(link('ログインして予約する').getAttribute('href')).toBe('/login');
    expect(wire().sentTo(reservationCalls.listReservations)).toEqual([]);
    expect(wire().sentTo(accountCalls.getUser)).toEqual([]);
    expect(everyWord()).not.toContain(recruiting.title);
  });

  it('[O-RC10] fills in the form, which is kept while she is asked to log in', async () => {
    const { place } = await open(page);
    await press('日時を入力して予約');
    await fillIn();
    await press('予約する');
    expect(told('dialog')).toContain('予約するにはログインしてください。');
    expect(JSON.parse(stored() ?? '')).toMatchObject({
      form: { title: 'キッチン改装のご相談', startDate: '2026-11-19' },
    });
    await press('ログインする');
    expect(place()).toBe('/login');
    expect(wire().sentTo(reservationCalls.createReservation)).toEqual([]);
  });

  it('[D-RC09] comes back from the login to the view and the day that she looked at', async () => {
    const { place, state } = await open(`${page}?view=day&day=2026-12-02`);
    await follow('ログインして予約する');
    expect(place()).toBe('/login');
    expect(state()).toEqual({ wanted: `${page}?view=day&day=2026-12-02` });
  });

  it('[O-RC10] [D-RC08] finds the form open again behind the login, on its day, until it is closed', async () => {
    keepForm();
    await openAsBooker();
    expect([box('会議名').value, box('開始日').value, box('開始時刻').value]).toEqual([
      '打ち合わせ',
      '2026-12-02',
      '16:00',
    ]);
    expect(isThere('h2', '2026年11月30日 – 12月4日')).toBe(true);
    await press('戻る');
    expect(stored()).toBeNull();
    expect(isThere('h2', '2026年11月30日 – 12月4日')).toBe(true);
  });

  it('[D-RC09] finds no form that was written a day before', async () => {
    keepForm(Date.now() - dayMs);
    await openAsBooker();
    expect(told('dialog')).toBe('');
    expect(stored()).toBeNull();
  });
});

it('[O-RC02] a screen in a shop is led away', async () => {
  const { place } = await open(page, 'signage');
  expect(place()).toBe('/');
});

it('[O-RC02] an administrator sees what is taken, and can reserve nothing', async () => {
  await open(page, 'companyAdmin');
  expect(() => button('日時を入力して予約')).toThrow();
  expect(isThere('h1', '予約カレンダー')).toBe(true);
});
