import { expect, it } from 'vitest';
import { follow } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { open } = pagesForFile();

it('[A-R13] /logout says that the meeting has ended, and leads to the login page', async () => {
  const { place } = await open('/logout');
  expect(document.querySelector('h1')?.textContent).toBe('会議は終了しました');
  await follow('ログインへ');
  expect(place()).toBe('/login');
});
