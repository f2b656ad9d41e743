import { characterCalls } from '@mukae/contract/calls/characters';
import { screenCommandCalls } from '@mukae/contract/calls/screenCommands';
import { type ScreenHealthAnswer, screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import { signageCalls } from '@mukae/contract/calls/signages';
import { someReport } from '@mukae/contract/domain/signage/health/testing/someReport';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { button, press } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someWholeSignage } from '../testing/someSignage';

const { wire, open } = pagesForFile();
const { getScreenHealth } = screenHealthCalls;
const { beginScreenAnew, askScreenPicture } = screenCommandCalls;

const usual = { id: 1, scene: 'Standby' as const, version: 2, hours: null };
const well: ScreenHealthAnswer = {
  result: 'OK',
  health: { is: 'well' },
  last: { at: '2026-11-16T10:00:00+09:00', report: someReport },
  templates: [usual],
  mediaNames: [],
  serviceVersion: '0.1.0',
  picture: null,
  failedPicture: null,
  now: '2026-11-16T10:00:05+09:00',
};

beforeEach(() => {
  wire().answers(signageCalls.getSignage, someWholeSignage).answers(characterCalls.listCharacters, []);
});

async function openHealth(answer: Partial<ScreenHealthAnswer> = {}) {
  wire().answers(getScreenHealth, { ...well, ...answer });
  await open('/app/signage/health?id=7', 'companyAdmin');
  await screen.findByText('いまの状態');
}
const seen = () => document.body.textContent ?? '';

it('[D-H12] all that a screen told is shown, and which of its scenes is older than what is published', async () => {
  await openHealth();
  for (const fact of [
    '正常',
    '受付中',
    '0.1.0',
    '1時間',
    '1080 × 1920',
    '24 ミリ秒',
    '4G・約 10 Mbps',
    '80%（充電中）',
    '第 1 版',
    '古い内容です',
    '第 2 版',
  ])
    expect(seen()).toContain(fact);
});

it.each([
  ['with that one', [usual, { ...usual, id: 5, version: 3, hours: '朝' }], '受付中（朝）第 3 版最新です第 3 版'],
  ['with the usual one when it is gone', [usual], '受付中第 3 版古い内容です第 2 版'],
])('[D-N13] a scene that shows a template with hours is compared %s', async (_, templates, seenInRow) => {
  const report = { ...someReport, templates: [{ id: 5, scene: 'Standby' as const, version: 3 }] };
  await openHealth({ last: { at: well.now, report }, templates });
  expect(document.querySelector('tbody tr')?.textContent).toBe(seenInRow);
});

it('[D-H12] what its browser cannot tell is said to be unknown, and nothing is made up', async () => {
  const report = {
    ...someReport,
    memory: null,
    storage: null,
    battery: null,
    network: { roundTrip: null, connection: null },
  };
  await openHealth({ last: { at: well.now, report } });
  expect(screen.getAllByText('ブラウザーからは分かりません')).toHaveLength(5);
});

it('[D-H12] each reason for attention comes with what to do, and media at fault with their names', async () => {
  const mediaFaults = ['/files/media/3.mp4', '/files/media/4.png'];
  await openHealth({
    health: { is: 'attention', reasons: ['mediaFault', 'batteryLow'] },
    last: { at: well.now, report: { ...someReport, mediaFaults } },
    mediaNames: [{ address: '/files/media/3.mp4', name: '秋のご案内' }],
  });
  for (const words of [
    '要確認',
    'ファイルを入れ替えてください',
    '秋のご案内',
    '/files/media/4.png',
    '充電してください',
  ])
    expect(seen()).toContain(words);
});

it('[D-H12] of one that is away it is told since when, and nothing can be asked of it', async () => {
  await openHealth({ health: { is: 'away', since: '2026-11-16T09:30:00+09:00' } });
  expect(seen()).toContain('2026/11/16 09:30 から接続が切れています');
  for (const name of ['再読み込みする', '再起動する', '画面の写しを撮る'])
    expect(button(name).hasAttribute('disabled')).toBe(true);
});

it('[D-H13] of a screen that is away nothing can be asked, and why is said once for both deeds', async () => {
  await openHealth({ health: { is: 'away', since: '2026-11-16T09:00:00+09:00' } });
  const off = ['再読み込みする', '再起動する', '画面の写しを撮る'].map((name) => screen.getByRole('button', { name }));
  expect(off.map((one) => one.hasAttribute('disabled'))).toEqual([true, true, true]);
  expect(screen.getAllByText('接続が切れているため、操作できません。')).toHaveLength(1);
  expect(screen.getAllByText('接続が切れているため、撮れません。')).toHaveLength(1);
});

it('[D-H13] asks before a page begins anew, and tells why it does not', async () => {
  await openHealth();
  wire().answers(beginScreenAnew, { result: 'Error', code: 'SVER-43', msg: '応対中のため行えません。' });
  await press('再起動する');
  expect(screen.getByRole('dialog').textContent).toContain('端末に保存した内容を消してから始まります');
  expect(wire().sentTo(beginScreenAnew)).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: '再起動する', hidden: true });
  confirm?.click();
  await screen.findByText('応対中のため行えません。');
  expect(wire().sentTo(beginScreenAnew)).toEqual([{ targetId: 7, how: 'restart' }]);
});

it('[D-H14] a picture is asked for, and one that the browser cannot make is told as such', async () => {
  const pictureId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  await openHealth({ failedPicture: pictureId });
  wire().answers(askScreenPicture, { result: 'OK', pictureId });
  await press('画面の写しを撮る');
  await screen.findByText('画面の写しを作れませんでした。お客様が来られたか、端末のブラウザーが対応していません。');
  expect(wire().sentTo(askScreenPicture)).toEqual([{ targetId: 7 }]);
});

it('[D-H30] while a visitor is at the screen no picture is asked for, and it is said why', async () => {
  wire().answers(signageCalls.getSignage, { ...someWholeSignage, status: 'Active' });
  await openHealth();
  expect(button('画面の写しを撮る').hasAttribute('disabled')).toBe(true);
  expect(seen()).toContain('お客様の応対中は、画面の写しを撮れません。');
});
