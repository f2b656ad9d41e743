import { sessionCalls } from '@mukae/contract/calls/sessions';
import type { Role } from '@mukae/contract/domain/account/role';
import { dayMs } from '@mukae/contract/domain/time/japanTime';
import { beforeEach, expect, it } from 'vitest';
import { press, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();

beforeEach(() => void wire().answers(sessionCalls.autoLogin, undefined));

async function logInAs(role: Role) {
  wire().answers(sessionCalls.login, { result: 'OK', role, code: '', msg: '' });
  const page = await open('/login');
  await type('ログインID', 'somebody@demo.example');
  await type('パスワード', 'Demo2026!');
  await press('ログイン');
  return page;
}

it.each([
  ['[A-G01]', 'companyAdmin', '/app/service/standby', { isOperator: false }],
  ['[A-G02]', 'operator', '/app/service/standby', { isOperator: true }],
  ['[A-G03]', 'signage', '/app/signage/view', null],
  ['[A-G04]', 'webReservationUser', '/app/reservation/home', null],
  ['[A-G05]', 'systemAdmin', '/test/register', null],
] as const)('%s the login of a %s leads to %s, which is told %j', async (_, role, landing, told) => {
  const { place, state } = await logInAs(role);
  expect(place()).toBe(landing);
  expect(state()).toEqual(told);
});

const keepForm = (writtenAt: number) =>
  localStorage.setItem('mukae.reservationForm', JSON.stringify({ writtenAt, form: { title: '打ち合わせ' } }));
const isKept = () => localStorage.getItem('mukae.reservationForm') !== null;

it.each([
  ['webReservationUser', '/app/reservation/calendar', true],
  ['operator', '/app/service/standby', false],
  ['companyAdmin', '/app/service/standby', false],
] as const)(
  '[A-R11] [D-RC09] with a reservation form that was stored before, the login of a %s leads to %s; it is kept: %s',
  async (role, landing, kept) => {
    keepForm(Date.now());
    const { place } = await logInAs(role);
    expect(place()).toBe(landing);
    expect(isKept()).toBe(kept);
  },
);

it('[A-R11] [D-RC09] a form of the day before leads nobody anywhere, and goes', async () => {
  keepForm(Date.now() - dayMs);
  const { place } = await logInAs('webReservationUser');
  expect(place()).toBe('/app/reservation/home');
  expect(isKept()).toBe(false);
});
