import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { follow } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { open } = pagesForFile();

const unknown = ['/no/such/page', '/login/more', '/PageA', '/auth/signin', '/auth/signup', '/admin', '/rtl'];
const leftovers = ['/sample', '/calendar', '/test', '/app'];

it.each([...unknown, ...leftovers])('[A-R14] %s shows 404 NOT FOUND', async (path) => {
  const { place } = await open(path);
  expect(document.querySelector('h1')?.textContent).toBe('404 NOT FOUND');
  expect(place()).toBe(path);
});

it('[A-R14] a stranger comes back from 404 NOT FOUND to the login page', async () => {
  const { place } = await open('/no/such/page');
  await follow('ログインへ戻る');
  expect(place()).toBe('/login');
});

it('[A-R14] who is logged in comes back from 404 NOT FOUND to the own landing page', async () => {
  const { place } = await open('/no/such/page', 'operator');
  await follow('ホームへ戻る');
  expect(place()).toBe('/app/service/standby');
});

it('[D-E15] who is logged in sees 404 NOT FOUND as a page of the console, a screen and a stranger alone', async () => {
  await open('/no/such/page', 'operator');
  expect(document.querySelector('main')).toBeNull();
  cleanup();
  await open('/no/such/page', 'signage');
  expect(document.querySelector('main')).not.toBeNull();
});
