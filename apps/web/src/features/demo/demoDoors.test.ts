import { expect, it } from 'vitest';
import { type Demo, demoCredentials, demoDoors, meetingHref } from './demoDoors';

const operator = { loginId: 'operator1@demo.example', name: 'Operator 1', role: 'operator' } as const;
const signage = { loginId: 'signage1@demo.example', name: 'Signage 1', role: 'signage' } as const;
const demo: Demo = { result: 'OK', password: 'Demo2026!', accounts: [operator, signage] };
const hosts = { kind: 'two', people: 'http://localhost:3000', screens: 'http://127.0.0.1:3000' } as const;

it('opens people and screens on a host each', () => {
  expect(demoDoors(demo, hosts)).toEqual({
    people: [{ account: operator, href: 'http://localhost:3000/demo?open=operator1%40demo.example' }],
    screens: [{ account: signage, href: 'http://127.0.0.1:3000/demo?open=signage1%40demo.example' }],
  });
});

it('opens the reservation as a screen', () => {
  expect(meetingHref(hosts)).toBe('http://127.0.0.1:3000/demo?open=meeting');
});

it('keeps only screens logged in', () => {
  expect(demoCredentials(demo, operator)).toEqual({
    username: 'operator1@demo.example',
    password: 'Demo2026!',
    isRemember: false,
  });
  expect(demoCredentials(demo, signage).isRemember).toBe(true);
});
