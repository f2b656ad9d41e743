import { accountCalls } from '@mukae/contract/calls/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someUser } from '@/features/accounts/testing/someUser';
import { button, give, press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getUser, changeUser } = accountCalls;

const picture = (name: string, type: string) => new File(['x'], name, { type });

beforeEach(async () => {
  wire().answers(getUser, someUser);
  await open('/app/users/profile', 'companyAdmin');
});

describe('a picture of oneself', () => {
  it('[A-V13] that is a gif is refused in words, and not taken', async () => {
    await give(picture('face.gif', 'image/gif'));
    expect(document.body.textContent).toContain('登録できるのは拡張子がpng、jpgの画像のみです');
    expect(button('保存する').disabled).toBe(true);
  });

  it('[A-V13] can be taken back before it is sent', async () => {
    await give(picture('face.jpg', 'image/jpeg'));
    expect(document.body.textContent).toContain('face.jpg を選択中です');
    await press('取り消す');
    expect(document.body.textContent).not.toContain('face.jpg を選択中です');
    expect(button('保存する').disabled).toBe(true);
    expect(wire().sentTo(changeUser)).toEqual([]);
  });

  it('[A-V13] that only calls itself a png is refused by the server, and that is told with its code', async () => {
    wire().answers(changeUser, refusal('imageType'));
    const image = picture('face.png', 'image/png');
    await give(image);
    await press('保存する');
    expect(wire().sentTo(changeUser)).toEqual([{ targetUserId: 'SELF', isForceSubmit: '0', image }]);
    expect(told('alert')).toContain('登録できるのは拡張子がpng、jpgの画像のみです');
    expect(told('alert')).toContain('SVER-25');
  });
});
