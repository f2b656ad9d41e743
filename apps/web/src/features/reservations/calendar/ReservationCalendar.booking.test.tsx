import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCast } from '@/features/characters/testing/someCast';
import { box, button, faultOf, press, tick, told, type } from '@/testing/hands';
import { calendarForFile, fillIn, page, recruiting } from '../testing/calendarForFile';

const { wire, open, openAsBooker } = calendarForFile();

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
