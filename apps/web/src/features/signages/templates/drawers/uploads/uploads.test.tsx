import { added } from '@mukae/contract/calls/answers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { mediaQuota } from '@mukae/contract/domain/media/media';
import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { someCompany } from '@/features/companies/testing/someCompany';
import { mediaTexts } from '@/features/media';
import { type FakeSendings, fakeSendings } from '@/features/media/testing/fakeSendings';
import { draftTexts } from '@/features/signages/templates/draft/draft.texts';
import { button, give, press, told } from '@/testing/hands';
import { settled } from '@/testing/settled';
import { drawersTexts } from '../drawers.texts';
import { mediaDrawerTexts } from '../media/mediaDrawer.texts';
import { drawersForFile, medium } from '../testing/drawersForFile';
import { idsIn } from '../testing/idsIn';

const { wire, openDrawer } = drawersForFile();
const { library, upload } = drawersTexts.ja;
const t = mediaDrawerTexts.ja;
const leavingDraft = draftTexts.ja.leaving;
const leavingFiles = mediaTexts.ja.leaving;
const said = () => document.querySelector('aside')?.textContent;
const picture = (name: string, type = 'image/png') => new File(['x'.repeat(200)], name, { type });
let sendings: FakeSendings;

beforeEach(() => {
  sendings = fakeSendings();
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
  expect(idsIn(scene())).toEqual([5]);
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
  const { scene, change } = await openDrawer('media', [medium(1)]);
  await change({ playlist: [{ mediaId: 1, seconds: 10 }] });
  await give(picture('一.png'), picture('二.png'), picture('三.png'));
  const arrives = async (id: number, underway: number) => {
    wire()
      .answers(mediaCalls.listMedia, [medium(1), medium(11), medium(12), medium(13)])
      .answers(mediaCalls.getMedia, medium(id));
    await sendings.answer(added(id), underway);
    await settled();
  };
  await arrives(12, 1);
  expect(idsIn(scene())).toEqual([1, 12]);
  await arrives(13, 2);
  await arrives(11, 0);
  expect(idsIn(scene())).toEqual([1, 11, 12, 13]);
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
  expect([idsIn(scene()), scene().logoId]).toEqual([[11], 12]);
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
