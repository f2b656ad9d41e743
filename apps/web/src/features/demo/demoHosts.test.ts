import { expect, it } from 'vitest';
import { demoHosts } from './demoHosts';

it('gives people and screens a host name each on this machine', () => {
  const two = { kind: 'two', people: 'http://localhost:3000', screens: 'http://127.0.0.1:3000' };
  expect(demoHosts('http://localhost:3000/demo')).toEqual(two);
  expect(demoHosts('http://127.0.0.1:3000/demo?open=x')).toEqual(two);
});

it('needs no port where there is none', () => {
  expect(demoHosts('https://localhost/demo')).toMatchObject({ people: 'https://localhost' });
});

it('stays at any other address', () => {
  const origin = 'http://192.168.1.20:3000';
  expect(demoHosts(`${origin}/demo`)).toEqual({ kind: 'one', people: origin, screens: origin });
});
