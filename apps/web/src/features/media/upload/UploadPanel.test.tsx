import { added } from '@mukae/contract/calls/answers';
import { companyCalls } from '@mukae/contract/calls/companies';
import { mediaCalls } from '@mukae/contract/calls/media';
import { mediaQuota } from '@mukae/contract/domain/media/media';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCompany } from '@/features/companies/testing/someCompany';
import { drop, give, isThere, partUnder, press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { type FakeSendings, fakeSendings } from '../testing/fakeSendings';
import { someMedium } from '../testing/someMedium';

const { wire, open } = pagesForFile();
let sendings: FakeSendings;

beforeEach(() => {
  sendings = fakeSendings();
  wire().answers(mediaCalls.pageOfMedia, { result: 'OK', rows: [], total: 0 });
  wire().answers(mediaCalls.getMedia, someMedium).answers(companyCalls.getCompany, someCompany);
});

const openMedia = () => open('/app/media/list', 'companyAdmin');

const picture = (name: string, content = 'x'.repeat(200)) => new File([content], name, { type: 'image/png' });
const chooseFile = (name: string, content?: string) => give(picture(name, content));
const lines = () =>
  [...document.querySelectorAll('ul[aria-label="追加するファイル"] li')].map(({ textContent }) => textContent);
const leaving = 'ファイルの追加を中止して離れますか';

describe('a file that is added', () => {
  it('[O-M02] [O-M04] says how far it has come, arrives, and counts towards the storage', async () => {
    await openMedia();
    await chooseFile('店内図.png');
    await sendings.advance(0.42);
    expect(lines()).toEqual([expect.stringContaining('42%')]);
    wire().answers(companyCalls.getCompany, { ...someCompany, mediaUsed: 2048 });
    await sendings.answer(added(3));
    expect(lines()).toEqual([expect.stringContaining('追加しました')]);
    expect(partUnder('保管容量')).toContain('使用中 2 KB');
    expect(partUnder('保管容量')).toContain('/ 2 GB');
  });

  it('[O-M04] may be dropped, too', async () => {
    await openMedia();
    await drop('ファイルを置く・選ぶ', new File(['x'], '置いた画像.png', { type: 'image/png' }));
    await sendings.answer(added(3));
    expect(lines()).toEqual([expect.stringMatching(/置いた画像\.png.*追加しました/)]);
  });

  it('[O-M01] of a web-reservation user arrives as well', async () => {
    await open('/app/media/list', 'webReservationUser');
    await chooseFile('私の画像.png');
    await sendings.answer(added(3));
    expect(lines()).toEqual([expect.stringContaining('追加しました')]);
  });

  it('[O-M05] that only bears the name of a picture is refused with the reason, and not offered again', async () => {
    await openMedia();
    await chooseFile('ページ.png');
    await sendings.answer(refusal('mediaType'));
    expect(told('alert')).toContain('追加できるのはpng、jpg、mp4のファイルのみです（200');
    expect(isThere('button', 'もう一度')).toBe(false);
  });

  it('[D-E12] that fails stands above one that was chosen before it, on its way or arrived', async () => {
    await openMedia();
    await give(picture('無事.png'), picture('途中.png'));
    expect(lines()).toEqual([expect.stringContaining('無事.png'), expect.stringContaining('途中.png')]);
    await sendings.answer(refusal('fileBroken'), 1);
    const failedFirst = [expect.stringContaining('途中.png'), expect.stringContaining('無事.png')];
    expect(lines()).toEqual(failedFirst);
    await sendings.answer(added(3), 0);
    expect(lines()).toEqual(failedFirst);
    expect(lines()[1]).toContain('追加しました');
  });

  it('[D-E09] [D-E12] that fails has its own reason, and those that ended go together', async () => {
    await openMedia();
    await chooseFile('無事.png');
    await sendings.answer(added(3));
    await chooseFile('途中.png');
    await sendings.answer(refusal('fileBroken'));
    await chooseFile('空.png', '');
    expect(lines()).toEqual([
      expect.stringMatching(/途中\.png.*壊れているか、途中で切れている/),
      expect.stringMatching(/空\.png.*0バイト/),
    ]);
    await press('終わった 2 件の表示をまとめて消す');
    expect(lines()).toEqual([]);
  });

  it('[O-M05] that is empty is not even sent, and not offered again', async () => {
    await openMedia();
    await chooseFile('空.png', '');
    expect(told('alert')).toContain('中身のない（0バイトの）ファイルです');
    expect(isThere('button', 'もう一度')).toBe(false);
    expect(sendings.count()).toBe(0);
  });

  it('[O-M06] that does not fit any more is not even sent', async () => {
    wire().answers(companyCalls.getCompany, { ...someCompany, mediaUsed: mediaQuota - 100 });
    await openMedia();
    expect(partUnder('保管容量')).toContain('残り 100 B');
    await chooseFile('大きい.png');
    expect(told('alert')).toContain('ファイルサイズが上限を超えるため、メディアを追加できません（200');
    expect(sendings.count()).toBe(0);
  });

  it('[O-M06] that the server has no room for may be sent again', async () => {
    await openMedia();
    await chooseFile('大きい.png');
    await sendings.answer(refusal('quotaExceeded'));
    expect(told('alert')).toContain('ファイルサイズが上限を超えるため、メディアを追加できません（200');
    await press('もう一度');
    await sendings.answer(added(3));
    expect(lines()).toEqual([expect.stringContaining('追加しました')]);
    expect(sendings.count()).toBe(2);
  });
});

describe('leaving while a file is on its way', () => {
  const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('[O-M04] is asked about, also by the browser; who stays lets it arrive', async () => {
    const { place, go } = await openMedia();
    expect(mayUnload()).toBe(true);
    await chooseFile('長い動画.mp4');
    expect(mayUnload()).toBe(false);
    await go('/app/store/list');
    expect(told('dialog')).toContain(leaving);
    expect(told('dialog')).toContain('まだ送り終えていないファイルは追加されません。');
    await press('やめる');
    expect([told('dialog'), place()]).toEqual(['', '/app/media/list']);
    await sendings.answer(added(3));
    await go('/app/store/list');
    expect(place()).toBe('/app/store/list');
  });

  it('[O-M04] [O-M09] all the same takes the file back', async () => {
    const { place, go } = await openMedia();
    await chooseFile('長い動画.mp4');
    await go('/app/store/list');
    await press('離れる');
    expect(place()).toBe('/app/store/list');
    expect(sendings.calledOff()).toBe(1);
  });

  it('[O-M04] is no question any more once the file has arrived', async () => {
    const { place, go } = await openMedia();
    await chooseFile('長い動画.mp4');
    await go('/app/store/list');
    expect(told('dialog')).toContain(leaving);
    await sendings.answer(added(3));
    expect(place()).toBe('/app/store/list');
    expect(sendings.calledOff()).toBe(0);
  });
});
