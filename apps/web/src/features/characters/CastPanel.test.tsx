import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { characterCalls } from '@mukae/contract/calls/characters';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { beforeEach, expect, it, vi } from 'vitest';
import { someRules } from '@/features/reservations/testing/someRules';
import { isThere, press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someCast } from './testing/someCast';

const { wire, open } = pagesForFile();

beforeEach(() => {
  wire().answers(reservationCalls.getTodaysReservations, { result: 'OK', reservations: [] });
  wire().answers(bookingRuleCalls.getBookingRules, someRules).answers(characterCalls.listCharacters, someCast);
});

const film = () => document.querySelector('video');

it('[A-F04] the whole cast stands there; a press picks whose film is shown', async () => {
  await open('/app/reservation/home', 'webReservationUser');
  for (const { name, standby_image_url } of someCast) {
    await press(`${name}動きを見る`);
    expect(told('dialog')).toContain(name);
    expect(film()?.getAttribute('aria-label')).toBe(`${name} が待機しているようす`);
    expect(film()?.getAttribute('src')).toBe(standby_image_url);
    await press('閉じる');
    expect(told('dialog')).toBe('');
  }
});

it('[A-F05] who asked her system for less motion starts the film herself', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('reduced-motion') }),
  );
  await open('/app/reservation/home', 'webReservationUser');
  await press('Yukika動きを見る');
  expect(film()).toBeNull();
  await press('再生する');
  expect(film()?.autoplay).toBe(true);
  expect(isThere('button', '再生する')).toBe(false);
});
