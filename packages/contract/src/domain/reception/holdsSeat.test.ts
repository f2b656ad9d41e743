import { expect, it } from 'vitest';
import type { Role } from '../account/role';
import { holdsSeat } from './holdsSeat';
import { someDesk } from './testing/someDesk';

function deskOf(role: Role) {
  const desk = someDesk();
  desk.comes(11, role);
  const isSeated = () => {
    const operator = desk.now().operators.get(11);
    return operator !== undefined && holdsSeat(operator);
  };
  return { ...desk, isSeated };
}

it('[D-K05] a seat is held from going in to the end of the call, whatever was chosen before', () => {
  const { enters, ends, isSeated, news } = deskOf('operator');
  expect(isSeated()).toBe(false);
  enters(11, 1);
  expect(isSeated()).toBe(true);
  ends('11 in 1');
  expect(isSeated()).toBe(false);
  expect(news.filter(({ type }) => type === 'seatFreed')).toHaveLength(1);
});

it('[D-K05] leaving in a call takes effect after it', () => {
  const { standsBy, touch, accepts, leaves, ends, isSeated, doing } = deskOf('companyAdmin');
  standsBy(11);
  touch(1);
  accepts(11, 'r1');
  leaves(11);
  expect([isSeated(), doing(11)?.at]).toEqual([true, 'Active']);
  ends('call of r1');
  expect([isSeated(), doing(11)?.at]).toEqual([false, 'Leaving']);
});

it('[D-K05] watching needs no seat, and gives none back', () => {
  const { watches, standsBy, ends, isSeated } = deskOf('operator');
  watches(11, 1);
  expect(isSeated()).toBe(false);
  standsBy(11);
  ends('11 at 1');
  expect(isSeated()).toBe(true);
});

it.each(['webReservationUser', 'systemAdmin'] as const)('[D-K05] the seats of a company are not for a %s', (role) => {
  const { enters, isSeated } = deskOf(role);
  enters(11, 1);
  expect(isSeated()).toBe(false);
});
