import { accountCalls } from '@mukae/contract/calls/accounts';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { dayMs } from '@mukae/contract/domain/time/japanTime';
import { describe, expect, it } from 'vitest';
import { box, button, everyWord, follow, isThere, link, press, told } from '@/testing/hands';
import { calendarForFile, fillIn, page, recruiting } from '../testing/calendarForFile';

const { wire, open, openAsBooker } = calendarForFile();

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
