import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { box, button, isThere, press, tick, told, type } from '@/testing/hands';
import { drawersTexts } from '../drawers.texts';
import { drawersForFile, film, medium } from '../testing/drawersForFile';
import { idsIn } from '../testing/idsIn';
import { mediaDrawerTexts } from './mediaDrawer.texts';

const { openDrawer } = drawersForFile();
const { all, library } = drawersTexts.ja;
const t = mediaDrawerTexts.ja;
const said = () => document.querySelector('aside')?.textContent;

beforeEach(() => {
  // A film of 24 seconds, as soon as it is looked at.
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(24.2);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
  });
});

async function chooseFromLibrary(...names: string[]) {
  await press(library);
  for (const name of names) await press(name);
  await press(`${names.length} 件を追加する`);
}

it('[D-T22] several media of the library at once follow one another in the order of the presses; pictures for 10 seconds, films for their own length', async () => {
  const { scene } = await openDrawer('media', [medium(1), film(2), medium(3)]);
  await chooseFromLibrary('画像3', '動画2', '画像1');
  expect(scene().playlist).toEqual([
    { mediaId: 3, seconds: 10 },
    { mediaId: 2, seconds: null },
    { mediaId: 1, seconds: 10 },
  ]);
  expect(box(t.secondsOf('動画2')).placeholder).toBe('24 秒');
  expect(said()).toContain('3 件　1 周 44 秒');
});

it('[D-T22] the library is searched by name, whatever the width of the letters', async () => {
  await openDrawer('media', [medium(1, { name: '秋のフェア' }), medium(2, { name: 'ＦＬＯＯＲ' })]);
  await press(library);
  await type('名前で探す', 'floor');
  expect([isThere('button', '秋のフェア'), isThere('button', 'ＦＬＯＯＲ')]).toEqual([false, true]);
  await type('名前で探す', 'なにもない');
  expect(told('dialog')).toContain('見つかりませんでした。');
});

it('[D-T23] a medium stands there for 3 to 3,600 seconds: what else is typed is told so and not taken; a film may have a time or none', async () => {
  const { scene } = await openDrawer('media', [medium(1), film(2)]);
  await chooseFromLibrary('画像1', '動画2');
  for (const wrong of ['2', '3601', '', '1.5', '長く']) {
    await type(t.secondsOf('画像1'), wrong);
    expect(told('alert')).toContain(t.secondsFault(3, 3600));
  }
  expect(scene().playlist[0]?.seconds).toBe(10);
  await type(t.secondsOf('画像1'), '3600');
  await type(t.secondsOf('動画2'), '5');
  expect(told('alert')).toBe('');
  expect(scene().playlist.map(({ seconds }) => seconds)).toEqual([3600, 5]);
  expect(said()).toContain('1 周 60 分 5 秒');
  await type(t.secondsOf('動画2'), '');
  expect(scene().playlist[1]?.seconds).toBeNull();
});

it('[D-T24] media change places by Alt and an arrow key, are removed, and come back', async () => {
  const { scene, undo } = await openDrawer('media', [medium(1), medium(2), medium(3)]);
  await chooseFromLibrary('画像1', '画像2', '画像3');
  const grip = button(t.move('画像3'));
  grip.focus();
  await act(async () => void fireEvent.keyDown(grip, { key: 'ArrowUp', altKey: true }));
  expect(idsIn(scene())).toEqual([1, 3, 2]);
  expect(document.activeElement).toBe(button(t.move('画像3')));
  await press(t.remove('画像1'));
  expect(idsIn(scene())).toEqual([3, 2]);
  await undo();
  await undo();
  expect(idsIn(scene())).toEqual([1, 2, 3]);
});

it('[D-T24] media change places as they are pulled by their grips, in one step; Escape lets go of them', async () => {
  const { scene } = await openDrawer('media', [medium(1), medium(2), medium(3)]);
  await chooseFromLibrary('画像1', '画像2', '画像3');
  const rows = [...(document.querySelector(`ul[aria-label="${t.playlist}"]`)?.children ?? [])];
  for (const [place, row] of rows.entries())
    vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, place * 70, 300, 64));
  const pull = async (end: () => unknown) => {
    await act(async () => void fireEvent.pointerDown(button(t.move('画像1')), { button: 0, clientY: 30 }));
    await act(async () => void fireEvent.pointerMove(window, { clientY: 110 }));
    await act(async () => void end());
    await act(async () => void fireEvent.pointerUp(window, { clientY: 110 }));
  };
  await pull(() => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(idsIn(scene())).toEqual([1, 2, 3]);
  await pull(() => undefined);
  expect(idsIn(scene())).toEqual([2, 1, 3]);
});

it('[D-T25] a medium that was deleted meanwhile stands in the list as gone, counts for nothing, and is removed by a press', async () => {
  const { scene, change } = await openDrawer('media', [medium(1)]);
  await change({
    playlist: [
      { mediaId: 99, seconds: 30 },
      { mediaId: 1, seconds: 10 },
    ],
  });
  expect(said()).toContain(t.gone);
  expect(said()).toContain(t.goneText);
  expect(said()).toContain('1 周 10 秒');
  await press(t.goneRemove);
  expect(idsIn(scene())).toEqual([1]);
  expect(said()).not.toContain(t.gone);
});

it('[D-T26] the first medium of a scene with the avatar alone makes room for itself and says so, in one step; chosen again, that layout is told of with a way out', async () => {
  const { scene, undo, change } = await openDrawer('media', [medium(1), medium(2)]);
  expect(scene().layout).toBe('onlyAvatar');
  await chooseFromLibrary('画像1');
  expect(scene().layout).toBe('mediaAndAvatar');
  expect(told('status')).toContain(t.relaid);
  await undo();
  expect([scene().layout, idsIn(scene())]).toEqual(['onlyAvatar', []]);
  await chooseFromLibrary('画像1');
  await change({ layout: 'onlyAvatar' });
  expect(told('alert')).toContain(t.hidden);
  await chooseFromLibrary('画像2');
  expect(scene().layout).toBe('onlyAvatar');
  await press(t.makeRoom);
  expect([scene().layout, told('alert')]).toEqual(['mediaAndAvatar', '']);
});

it('[D-T27] used in all scenes, the whole list is that of all of them, and so is every change of it; a scene without media makes room', async () => {
  const { scenes, undo } = await openDrawer('media', [medium(1), medium(2)]);
  await chooseFromLibrary('画像1');
  expect(box(all).checked).toBe(false);
  await tick(all);
  await type(t.secondsOf('画像1'), '25');
  await chooseFromLibrary('画像2');
  const lists = new Set(scenes().map(({ playlist, layout }) => JSON.stringify([playlist, layout])));
  expect([...lists]).toEqual([
    JSON.stringify([
      [
        { mediaId: 1, seconds: 25 },
        { mediaId: 2, seconds: 10 },
      ],
      'mediaAndAvatar',
    ]),
  ]);
  for (let step = 0; step < 3; step += 1) await undo();
  expect(box(all).checked).toBe(false);
  expect(scenes().map((one) => idsIn(one).length)).toEqual([1, 0, 0, 0, 0, 0]);
});

it('[D-T103] Alt and an arrow key carry one medium past another entry of the same medium, and the focus with it', async () => {
  const { scene, change } = await openDrawer('media', [medium(1), medium(2)]);
  await change({
    playlist: [
      { mediaId: 1, seconds: 10 },
      { mediaId: 1, seconds: 20 },
      { mediaId: 2, seconds: 30 },
    ],
  });
  const rowsNow = () => [...(document.querySelector(`ul[aria-label="${t.playlist}"]`)?.children ?? [])];
  const down = () =>
    act(
      async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown', altKey: true }),
    );
  rowsNow()[0]
    ?.querySelector<HTMLElement>(`[aria-label="${t.move('画像1')}"]`)
    ?.focus();
  for (const order of [
    [20, 10, 30],
    [20, 30, 10],
  ]) {
    await down();
    expect(scene().playlist.map(({ seconds }) => seconds)).toEqual(order);
    const focused = document.activeElement;
    expect(rowsNow().findIndex((row) => row.contains(focused))).toBe(order.indexOf(10));
    expect(focused?.getAttribute('aria-label')).toBe(t.move('画像1'));
  }
});
