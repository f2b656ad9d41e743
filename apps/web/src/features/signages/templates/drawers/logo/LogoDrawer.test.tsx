import { added } from '@mukae/contract/calls/answers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { beforeEach, expect, it } from 'vitest';
import { type FakeSendings, fakeSendings } from '@/features/media/testing/fakeSendings';
import { box, button, give, isThere, press, tick, told } from '@/testing/hands';
import { drawersTexts } from '../drawers.texts';
import { drawersForFile, film, medium } from '../testing/drawersForFile';
import { logoTexts } from './logo.texts';

const { wire, openDrawer } = drawersForFile();
const { all, upload } = drawersTexts.ja;
const t = logoTexts.ja;
const said = () => document.querySelector('aside')?.textContent;
const file = (name: string, type: string) => new File(['x'.repeat(200)], name, { type });
let sendings: FakeSendings;

beforeEach(() => {
  sendings = fakeSendings();
});

it('[D-T15] the library of logos lists pictures and no film, and a press makes one the logo of the scene', async () => {
  const { scene, scenes } = await openDrawer('logo', [medium(1), medium(2, { kind: 'jpeg' }), film(3)]);
  expect([isThere('button', '画像1'), isThere('button', '画像2'), isThere('button', '動画3')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(said()).toContain('青葉ホーム株式会社');
  await press('画像2');
  expect(scene().logoId).toBe(2);
  expect(said()).toContain('画像2.jpg');
  expect(document.querySelector(`img[alt="${t.now}"]`)?.getAttribute('src')).toBe('/files/media/2.png');
  expect(scenes().filter(({ logoId }) => logoId === 2)).toHaveLength(1);
});

it('[D-T16] a logo that is taken away leaves that of the company, and can be had back', async () => {
  const { scene, undo } = await openDrawer('logo', [medium(1)]);
  await press('画像1');
  await press(t.remove);
  expect(scene().logoId).toBeNull();
  expect(said()).toContain(t.nameOfCompany);
  await undo();
  expect(scene().logoId).toBe(1);
});

it('[D-T17] a logo that was deleted meanwhile is told of in place, with a way to take it away', async () => {
  const { scene, change } = await openDrawer('logo', []);
  await change({ logoId: 99 });
  expect(told('alert')).toContain(t.gone);
  await press(t.remove);
  expect(scene().logoId).toBeNull();
  expect(told('alert')).toBe('');
});

it('[D-T18] used in all scenes, the logo is that of all of them, and so is the next one; one step back each', async () => {
  const { scenes, undo } = await openDrawer('logo', [medium(1), medium(2)]);
  const logos = () => new Set(scenes().map(({ logoId }) => logoId));
  await press('画像1');
  expect(box(all).checked).toBe(false);
  await tick(all);
  expect([[...logos()], box(all).checked]).toEqual([[1], true]);
  await press('画像2');
  expect([...logos()]).toEqual([2]);
  await undo();
  await undo();
  expect([[...logos()].toSorted(), box(all).checked]).toEqual([[1, null], false]);
});

it('[D-T19] switched off, a logo of all scenes stays where it is and the next one is for this scene alone', async () => {
  const { scenes } = await openDrawer('logo', [medium(1), medium(2)]);
  await tick(all);
  await press('画像1');
  expect(scenes().every(({ logoId }) => logoId === 1)).toBe(true);
  await tick(all);
  await press('画像2');
  expect(scenes().map(({ logoId }) => logoId)).toEqual([2, 1, 1, 1, 1, 1]);
  expect(box(all).checked).toBe(false);
});

it('[D-T20] an uploaded picture becomes the logo of the scene for which it was chosen, or of all', async () => {
  const { scenes, goTo } = await openDrawer('logo', []);
  const arrives = async (id: number) => {
    wire()
      .answers(mediaCalls.listMedia, [medium(1), medium(2)])
      .answers(mediaCalls.getMedia, medium(id));
    await sendings.answer(added(id));
  };
  await give(file('ロゴ.png', 'image/png'));
  await sendings.advance(0.4);
  expect(said()).toContain('40%');
  await goTo('3');
  await arrives(1);
  expect(scenes().map(({ logoId }) => logoId)).toEqual([1, null, null, null, null, null]);
  await tick(all);
  await give(file('別のロゴ.png', 'image/png'));
  await arrives(2);
  expect(new Set(scenes().map(({ logoId }) => logoId))).toEqual(new Set([2]));
});

it('[D-T21] a film or another file is refused as a logo in place, and not even sent', async () => {
  const { scene } = await openDrawer('logo', []);
  await give(file('動画.mp4', 'video/mp4'));
  expect(told('alert')).toContain('登録できるのは拡張子がpng、jpgの画像のみです');
  await give(file('絵.gif', 'image/gif'));
  expect(sendings.count()).toBe(0);
  expect(scene().logoId).toBeNull();
  expect(button(upload).disabled).toBe(false);
});

it('[D-T21] what calls itself a picture and is a film does not become the logo', async () => {
  const { scene } = await openDrawer('logo', []);
  await give(file('偽物.png', 'image/png'));
  wire()
    .answers(mediaCalls.listMedia, [film(7)])
    .answers(mediaCalls.getMedia, film(7));
  await sendings.answer(added(7));
  expect(told('alert')).toContain(drawersTexts.ja.misfit('動画7'));
  expect(scene().logoId).toBeNull();
});

it('[D-T16] the logo is hidden and shown', async () => {
  const { scene } = await openDrawer('logo');
  await tick('表示する');
  expect(scene().showsLogo).toBe(false);
});

it('[D-T135] what is changed elsewhere in the moment in which a logo is chosen stays', async () => {
  const { scene, changeDuring } = await openDrawer('logo', [medium(1)]);
  await changeDuring({ telop: '同時に' }, () => button('画像1').click());
  expect([scene().telop, scene().logoId]).toEqual(['同時に', 1]);
});
