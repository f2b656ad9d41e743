import { sessionCalls } from '@mukae/contract/calls/sessions';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isThere, link } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();

beforeEach(() => void wire().answers(sessionCalls.autoLogin, undefined));
afterEach(() => document.head.replaceChildren());

it('[A-P03] the login page links to the terms and the fees, each in a new tab', async () => {
  await open('/login');
  const pdf = (of: string) => [link(of).getAttribute('href'), link(of).getAttribute('target')];
  expect(pdf('利用規約')).toEqual(['/documents/terms.pdf', '_blank']);
  expect(pdf('料金について')).toEqual(['/documents/fees.pdf', '_blank']);
});

it.each([
  ['demo', true],
  ['dev', false],
  ['srv', false],
])('[W-14] the login page of a service in mode %s leads to the demo: %s', async (mode, leads) => {
  const meta = document.createElement('meta');
  meta.name = 'mukae-mode';
  meta.content = mode;
  document.head.append(meta);
  await open('/login');
  expect(isThere('a', 'デモを試す')).toBe(leads);
});
