import { accountCalls } from '@mukae/contract/calls/accounts';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { beforeEach, expect, it } from 'vitest';
import { someUser } from '@/features/accounts/testing/someUser';
import { someCast } from '@/features/characters/testing/someCast';
import { someCompany } from '@/features/companies/testing/someCompany';
import { rememberLanguage } from '@/language/chosenLanguage';
import { everyWord, isThere, link, partUnder } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const guest = { ...someUser, name: 'Akari Mori', loginId: 'guest@demo.example', role: 'webReservationUser' } as const;

beforeEach(() => {
  wire().answers(accountCalls.getUser, guest).answers(companyCalls.getCompany, someCompany);
  wire().answers(characterCalls.listCharacters, someCast);
});

it('[A-R10] the home of a web-reservation user has her login ID, the characters and the fees at hand', async () => {
  await open('/app/reservation/home', 'webReservationUser');
  expect(isThere('h1', '本日の予約')).toBe(true);
  expect(document.body.textContent).toContain('guest@demo.example');
  expect(partUnder('ご利用いただけるキャラクター')).toContain('Yukika');
  expect(link('料金と請求（PDF）を開く（新しいタブで開きます）').getAttribute('href')).toBe('/documents/fees.pdf');
});

it('[A-P04] [W-12] the home of a web-reservation user speaks the chosen language and no other', async () => {
  rememberLanguage('en');
  await open('/app/reservation/home', 'webReservationUser');
  expect(isThere('h1', "Today's reservations")).toBe(true);
  const read = everyWord().replaceAll(someCompany.name, '');
  expect(read).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
});
