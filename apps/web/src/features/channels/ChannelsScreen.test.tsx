import { ok } from '@mukae/contract/calls/answers';
import { type ChannelAnswer, channelCalls } from '@mukae/contract/calls/channels';
import { characterCalls } from '@mukae/contract/calls/characters';
import type { Role } from '@mukae/contract/domain/account/role';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { box, follow, isThere, partUnder, press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { listChannels, releaseChannel } = channelCalls;

const free = (number: number): ChannelAnswer => ({
  id: number + 10,
  number,
  name: `ch${number}`,
  companyName: '青葉ホーム株式会社',
  streaming_server_ip: '127.0.0.1',
  face_capture_port: 50_000 + number,
  face_capture: 'onlyHere',
  operator: null,
});
const misaki: ChannelAnswer['operator'] = {
  userId: 2,
  name: '佐藤 美咲',
  image: '',
  characterId: null,
  status: 'Standby',
  subjectName: '',
};

beforeEach(() => {
  wire().answers(listChannels, [{ ...free(1), operator: misaki }, free(2), free(3)]);
  wire().answers(characterCalls.listCharacters, []);
});

const openChannel = (number: number, role: Role = 'companyAdmin') => open(`/app/channel-operator/${number}`, role);
const doors = () => [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);

describe('the channels of the contract', () => {
  it('[O-C01] are listed with who is on them', async () => {
    await openChannel(1);
    expect(doors()).toEqual(['チャンネル 1佐藤 美咲', 'チャンネル 2空き', 'チャンネル 3空き']);
    expect(partUnder('チャンネル 1')).toContain('佐藤 美咲');
    expect(partUnder('チャンネル 1')).toContain('待機中');
  });

  it('[O-C01] say where nobody is, and have nothing to release there', async () => {
    await openChannel(2);
    expect(partUnder('チャンネル 2')).toContain('だれも待機していません');
    expect(isThere('button', '解放する')).toBe(false);
  });

  it('[O-C01] lead from one that is unknown to the first', async () => {
    const { place } = await openChannel(9);
    expect(screen.getByText('このチャンネルはありません')).toBeTruthy();
    await follow('チャンネル 1 を見る');
    expect(place()).toBe('/app/channel-operator/1');
  });

  it('[O-C02] tell what the display app has to know, and what is missing', async () => {
    await openChannel(1);
    await press('表示アプリ情報');
    const values = ['チャンネル名', 'IP', 'ポート', 'サブジェクト名'].map((label) => box(label).value);
    expect(values).toEqual(['ch1', '127.0.0.1', '50001', 'なし']);
    expect(screen.getAllByText('コピーする')).toHaveLength(3);
  });

  it('[O-C03] are released after a question', async () => {
    wire().answers(releaseChannel, ok);
    await openChannel(1);
    await press('解放する');
    expect(told('dialog')).toContain('チャンネル 1 を解放しますか');
    expect(told('dialog')).toContain('佐藤 美咲 さんは離席中になります。');
    wire().answers(listChannels, [free(1), free(2), free(3)]);
    await press('解放する');
    expect(wire().sentTo(releaseChannel)).toEqual([{ targetId: 11 }]);
    expect(doors()[0]).toBe('チャンネル 1空き');
    expect(await screen.findByText('チャンネル 1 を解放しました')).toBeTruthy();
  });

  it('[O-C03] are seen by an operator, who releases none', async () => {
    await openChannel(1, 'operator');
    expect(isThere('button', '表示アプリ情報')).toBe(true);
    expect(isThere('button', '解放する')).toBe(false);
  });
});
