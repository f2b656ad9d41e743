import { accountCalls, type ListedUser } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { channelCalls } from '@mukae/contract/calls/channels';
import { characterCalls } from '@mukae/contract/calls/characters';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { box, choose, follow, isThere, press, rows, tick, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { pageOfUsers } = accountCalls;
const { changeStatus } = channelCalls;

const misaki: ListedUser = {
  userId: 2,
  name: '佐藤 美咲',
  role: 'operator',
  image: '',
  isOwnConfig: false,
  characterId: null,
  status: 'Logout',
};

const list = (...listed: ListedUser[]) =>
  wire().answers(pageOfUsers, { result: 'OK', rows: listed, total: listed.length });
const openList = () => open('/app/users/list', 'companyAdmin');
const heads = () => [...document.querySelectorAll('th')].map(({ textContent }) => textContent);

beforeEach(() => {
  wire().answers(characterCalls.listCharacters, []).answers(changeStatus, ok);
});

describe('the list of users', () => {
  const told = {
    loginId: 'operator1@demo.example',
    kana: 'さとう　みさき',
    storeName: '東京本店',
    companyName: '別会社',
  };
  beforeEach(() => list(someUser, { ...misaki, ...told }));

  it('[O-U01] shows an administrator everybody, with what can be done about them', async () => {
    await openList();
    expect(heads()).toEqual(['ユーザー', '役割', 'キャラクター', '状態', '状態の変更', '設定']);
    const [keiko, colleague] = rows();
    expect(keiko).toContain('管理者');
    for (const fact of ['operator1@demo.example', 'さとう　みさき', 'オペレーター東京本店', '未定', 'オフライン'])
      expect(colleague).toContain(fact);
  });

  it('[D-C02] is in the order in which names are read, and its head says so', async () => {
    await openList();
    expect(wire().sentTo(pageOfUsers)).toMatchObject([{ sort: 'kana' }]);
    expect(document.querySelector('th')?.getAttribute('aria-sort')).toBe('ascending');
    await press('ユーザー');
    expect(wire().sentTo(pageOfUsers).at(-1)).toMatchObject({ sort: '-kana' });
  });

  it('[D-C02] [D-E02] does not say a name twice where it stands in the place of its reading', async () => {
    list({ ...misaki, ...told, kana: misaki.name });
    await openList();
    expect(rows()[0]?.split(misaki.name)).toHaveLength(2);
  });

  it('[D-C02] tells whoever works on all companies of which each is', async () => {
    await open('/app/users/list', 'systemAdmin');
    expect(heads()).toContain('会社');
    expect(rows()[1]).toContain('別会社');
  });

  it.each([
    ['佐藤 美咲 の設定', '/app/users/update?id=2'],
    ['ユーザーを追加する', '/app/users/add'],
  ])('[O-U01] leads an administrator on: %s', async (name, path) => {
    const { place } = await openList();
    await follow(name);
    expect(place()).toBe(path);
  });

  it('[O-U01] is narrowed by avatar channel and role, and the address keeps it', async () => {
    const { place } = await openList();
    await tick('アバター未使用のみ');
    expect(wire().sentTo(pageOfUsers).at(-1)).toMatchObject({ isChannelUnused: true });
    await choose('役割', '管理者');
    expect(wire().sentTo(pageOfUsers).at(-1)).toMatchObject({ isChannelUnused: true, role: 'companyAdmin' });
    expect(place()).toBe('/app/users/list?channelUnused=1&role=companyAdmin');
  });

  it('[O-U01] is as narrow as its address says', async () => {
    await open('/app/users/list?channelUnused=1&role=companyAdmin&search=operator2', 'companyAdmin');
    expect(box('アバター未使用のみ').checked).toBe(true);
    expect(box('役割').value).toBe('管理者');
    expect(box('ユーザーを探す').value).toBe('operator2');
    const wanted = { isChannelUnused: true, role: 'companyAdmin', search: 'operator2' };
    expect(wire().sentTo(pageOfUsers)).toMatchObject([wanted]);
  });

  it('[O-U01] shows an operator her colleagues, and nothing that changes them', async () => {
    list({ ...misaki, isOwnConfig: true }, { ...misaki, userId: 3, name: '鈴木 健一' });
    await open('/app/users/list', 'operator');
    expect(heads()).toEqual(['ユーザー', '役割', 'キャラクター', '状態']);
    expect(rows()[1]).toContain('鈴木 健一');
    expect(document.querySelectorAll('a')).toHaveLength(0);
  });
});

describe('the state of somebody in the list', () => {
  it('[O-U16] is changed to away by an administrator, and to nothing else', async () => {
    list({ ...misaki, status: 'Standby' });
    await openList();
    expect(rows()[0]).toContain('待機中');
    list({ ...misaki, status: 'Leaving' });
    await press('佐藤 美咲: 離席にする');
    expect(wire().sentTo(changeStatus)).toEqual([{ targetUserId: 2, status: 'Leaving' }]);
    expect(rows()[0]).toContain('離席中');
    expect(document.querySelectorAll('tbody button')).toHaveLength(0);
  });

  it('[O-U16] is changed by herself to standby and back', async () => {
    list(someUser);
    await openList();
    list({ ...someUser, status: 'Standby' });
    await press('田中 恵子: 待機する');
    expect(rows()[0]).toContain('待機中');
    list(someUser);
    await press('田中 恵子: 離席する');
    expect(rows()[0]).toContain('離席中');
    expect(wire().sentTo(changeStatus)).toEqual([
      { targetUserId: 1, status: 'Standby' },
      { targetUserId: 1, status: 'Leaving' },
    ]);
  });

  it('[O-U16] stays without a free channel, and she is told why', async () => {
    list(someUser);
    wire().answers(changeStatus, refusal('noFreeChannel'));
    await openList();
    await press('田中 恵子: 待機する');
    expect(told('alert')).toContain('空いているアバターチャンネルがありません');
    expect(told('alert')).toContain('SVER-36');
    expect(rows()[0]).toContain('離席中');
    expect(isThere('button', '田中 恵子: 待機する')).toBe(true);
  });
});
