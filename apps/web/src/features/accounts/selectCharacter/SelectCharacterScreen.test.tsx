import { accountCalls } from '@mukae/contract/calls/accounts';
import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { someCast } from '@/features/characters/testing/someCast';
import { box, button, press, tick } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someUser } from '../testing/someUser';

const { wire, open } = pagesForFile();
const { getUser, changeUser } = accountCalls;
const operator = { ...someUser, role: 'operator' } as const;

beforeEach(() => {
  wire().answers(getUser, operator).answers(characterCalls.listCharacters, someCast).answers(changeUser, ok);
});

const openChoice = () => open('/app/select-character', 'operator');
const film = () => document.querySelector('video')?.getAttribute('src');

describe('the choice of a character', () => {
  it('[O-U14] is undecided at first, which means the first: it waits in the film', async () => {
    await openChoice();
    expect(document.querySelectorAll('input[type=radio]')).toHaveLength(someCast.length + 1);
    expect(box('未定').checked).toBe(true);
    expect(film()).toBe('/characters/kei/standby.mp4');
    expect(screen.getByText('未定のときは Yukika になります。')).toBeTruthy();
    expect(button('保存する').disabled).toBe(true);
  });

  it('[O-U14] is seen at once, sent alone and told', async () => {
    await openChoice();
    await tick('Kento');
    expect(film()).toBe('/characters/kento/standby.mp4');
    wire().answers(getUser, { ...operator, characterId: 2 });
    await press('保存する');
    expect(wire().sentTo(changeUser)).toMatchObject([{ targetUserId: 'SELF', character_id: '2' }]);
    expect(await screen.findByText('キャラクターを変更しました')).toBeTruthy();
    expect(screen.getByText('変更はまだありません')).toBeTruthy();
  });

  it('[O-U14] is given up again', async () => {
    wire().answers(getUser, { ...operator, characterId: 2 });
    await openChoice();
    expect(box('Kento').checked).toBe(true);
    await tick('未定');
    await press('保存する');
    expect(wire().sentTo(changeUser)).toMatchObject([{ targetUserId: 'SELF', character_id: '0' }]);
  });
});
