import { added } from '@mukae/contract/calls/answers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { mediaQuota } from '@mukae/contract/domain/media/media';
import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { someCompany } from '@/features/companies/testing/someCompany';
import { mediaTexts } from '@/features/media';
import { type FakeSendings, fakeSendings } from '@/features/media/testing/fakeSendings';
import { draftTexts } from '@/features/signages/templates/draft/draft.texts';
import { box, button, give, isThere, press, tick, told, type } from '@/testing/hands';
import { settled } from '@/testing/settled';
import { drawersTexts } from '../drawers.texts';
import { drawersForFile, film, medium } from '../testing/drawersForFile';
import { mediaDrawerTexts } from './mediaDrawer.texts';

const { wire, openDrawer } = drawersForFile();
const { all, library, upload } = drawersTexts.ja;
const t = mediaDrawerTexts.ja;
const leavingDraft = draftTexts.ja.leaving;
const leavingFiles = mediaTexts.ja.leaving;
const said = () => document.querySelector('aside')?.textContent;
const picture = (name: string, type = 'image/png') => new File(['x'.repeat(200)], name, { type });
let sendings: FakeSendings;

beforeEach(() => {
  sendings = fakeSendings();
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
const ids = ({ playlist }: { playlist: readonly { mediaId: number }[] }) => playlist.map(({ mediaId }) => mediaId);

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
  expect(ids(scene())).toEqual([1, 3, 2]);
  expect(document.activeElement).toBe(button(t.move('画像3')));
  await press(t.remove('画像1'));
  expect(ids(scene())).toEqual([3, 2]);
  await undo();
  await undo();
  expect(ids(scene())).toEqual([1, 2, 3]);
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
  expect(ids(scene())).toEqual([1, 2, 3]);
  await pull(() => undefined);
  expect(ids(scene())).toEqual([2, 1, 3]);
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
  expect(ids(scene())).toEqual([1]);
  expect(said()).not.toContain(t.gone);
});

it('[D-T26] the first medium of a scene with the avatar alone makes room for itself and says so, in one step; chosen again, that layout is told of with a way out', async () => {
  const { scene, undo, change } = await openDrawer('media', [medium(1), medium(2)]);
  expect(scene().layout).toBe('onlyAvatar');
  await chooseFromLibrary('画像1');
  expect(scene().layout).toBe('mediaAndAvatar');
  expect(told('status')).toContain(t.relaid);
  await undo();
  expect([scene().layout, ids(scene())]).toEqual(['onlyAvatar', []]);
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
  expect(scenes().map((one) => ids(one).length)).toEqual([1, 0, 0, 0, 0, 0]);
});

it('[D-T28] files are dropped onto the drawer or chosen, say how far they have come, can be called off, and stand in the list once they arrived', async () => {
  const { scene } = await openDrawer('media', []);
  const drawer = document.querySelector('aside h2') ?? document.body;
  await act(
    async () => void fireEvent.drop(drawer, { dataTransfer: { types: ['Files'], files: [picture('置いた.png')] } }),
  );
  await sendings.advance(0.3);
  expect(said()).toContain('30%');
  await give(picture('やめる.png'));
  await press('やめる.png の追加を中止する');
  wire()
    .answers(mediaCalls.listMedia, [medium(5)])
    .answers(mediaCalls.getMedia, medium(5));
  await sendings.answer(added(5), 0);
  await settled();
  expect(ids(scene())).toEqual([5]);
  expect(said()).toContain('中止しました');
});

it('[D-T28] what cannot be used is refused in place: another kind, an empty file, more than there is room for, which is told', async () => {
  await openDrawer('media', [], { ...someCompany, mediaUsed: mediaQuota - 100 });
  expect(said()).toContain('残り 100 B');
  await give(picture('絵.gif', 'image/gif'));
  expect(told('alert')).toContain('追加できるのはpng、jpg、mp4のファイルのみです');
  await give(new File([], '空.png', { type: 'image/png' }));
  expect(told('alert')).toContain('中身のない');
  await give(picture('大きい.png'));
  expect(told('alert')).toContain('ファイルサイズが上限を超えるため');
  expect(sendings.count()).toBe(0);
});

it('[D-T29] a list has 30 media at most: what is more is left out and told, and a full list takes no more', async () => {
  const { scene, change } = await openDrawer('media', [medium(1)]);
  const many = (count: number) => Array.from({ length: count }, () => ({ mediaId: 1, seconds: 10 }));
  await change({ playlist: many(29) });
  await press(library);
  expect(told('dialog')).toContain('あと 1 件まで選べます。');
  await press('やめる');
  await give(picture('一.png'), picture('二.png'), picture('三.png'));
  expect(told('alert')).toContain(t.leftOut(30, 2));
  expect(sendings.count()).toBe(1);
  wire()
    .answers(mediaCalls.listMedia, [medium(1), medium(2)])
    .answers(mediaCalls.getMedia, medium(2));
  await sendings.answer(added(2));
  expect(scene().playlist).toHaveLength(30);
  expect(said()).toContain(t.full(30));
  expect([button(library).disabled, button(upload).disabled]).toEqual([true, true]);
});

it('[D-T102] files that are sent at once stand in the list in the order in which they were chosen, whichever arrives first', async () => {
  const { scene } = await openDrawer('media', [medium(1)]);
  await chooseFromLibrary('画像1');
  await give(picture('一.png'), picture('二.png'), picture('三.png'));
  const arrives = async (id: number, underway: number) => {
    wire()
      .answers(mediaCalls.listMedia, [medium(1), medium(11), medium(12), medium(13)])
      .answers(mediaCalls.getMedia, medium(id));
    await sendings.answer(added(id), underway);
    await settled();
  };
  await arrives(12, 1);
  expect(ids(scene())).toEqual([1, 12]);
  await arrives(13, 2);
  await arrives(11, 0);
  expect(ids(scene())).toEqual([1, 11, 12, 13]);
});

it('[D-T29] what is on its way to another scene takes no place in this list', async () => {
  const { change, goTo } = await openDrawer('media', [medium(1)]);
  await give(picture('途中.png'));
  await goTo('2');
  await change({ playlist: Array.from({ length: 29 }, () => ({ mediaId: 1, seconds: 10 })) });
  expect(button(upload).disabled).toBe(false);
});

it('[D-T28] a medium and a logo that are found in the library at the same moment are both used', async () => {
  const { scene, open } = await openDrawer('media', []);
  await give(picture('案内.png'));
  await open('logo');
  await give(picture('ロゴ.png'));
  wire().answers(mediaCalls.getMedia, medium(11));
  await sendings.answer(added(11), 0);
  wire()
    .answers(mediaCalls.listMedia, [medium(11), medium(12)])
    .answers(mediaCalls.getMedia, medium(12));
  await sendings.answer(added(12), 1);
  await settled();
  expect([ids(scene()), scene().logoId]).toEqual([[11], 12]);
});

it('[D-T101] who leaves while a file is on its way is asked once, about the file and the draft, and again about the draft alone when it has arrived', async () => {
  const { change, leave, isLeft } = await openDrawer('media', [medium(1)]);
  await change({ telop: '下書き' });
  await give(picture('途中.png'));
  await leave();
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
  expect(told('dialog')).toContain(leavingFiles.text);
  expect(told('dialog')).toContain(leavingDraft.text);
  await press(leavingFiles.cancel);
  expect([told('dialog'), isLeft()]).toEqual(['', false]);
  wire()
    .answers(mediaCalls.listMedia, [medium(1), medium(5)])
    .answers(mediaCalls.getMedia, medium(5));
  await sendings.answer(added(5));
  await leave();
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
  expect(told('dialog')).not.toContain(leavingFiles.text);
  await press(leavingDraft.confirm);
  expect([told('dialog'), isLeft()]).toEqual(['', true]);
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
