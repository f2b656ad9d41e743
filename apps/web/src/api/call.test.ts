import { accountCalls } from '@mukae/contract/calls/accounts';
import { mediaCalls } from '@mukae/contract/calls/media';
import { sceneCalls } from '@mukae/contract/calls/scenes';
import { errorCodes, unreached } from '@mukae/contract/errors/codes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call';

const ok = { result: 'OK', code: '', msg: '' };
const sent: { path: string; body: unknown }[] = [];
let answer: object = ok;

beforeEach(() => {
  sent.length = 0;
  answer = ok;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData | string }) => {
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body) });
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('[O-K03] is written in the words of the specification', async () => {
    await call(accountCalls.changeUser, { target: 7, characterId: null, subjectName: 'iPad', isForced: true });
    const body = { targetUserId: '7', character_id: '0', subject_name: 'iPad', isForceSubmit: '1' };
    expect(sent).toEqual([{ path: '/api/updateUser', body }]);
  });

  it('[O-K08] says which of several it is, and carries a list in as many fields as it has items', async () => {
    const button = { fontSize: 20, backgroundColour: '#125a4e', isShown: true };
    const touchButtons = [
      { ...button, text: '受付' },
      { ...button, text: '相談' },
    ];
    await call(sceneCalls.changeScene, { signageId: 1, templateId: 2, showsLogo: false, touchButtons });
    expect(sent[0]?.body).toEqual({
      isUpdateTemplate: '1',
      templateTarget: 'template',
      signageId: '1',
      templateId: '2',
      is_view_logo: '0',
      'touch_buttons[0]': expect.stringContaining('"font_size":20'),
      'touch_buttons[1]': expect.stringContaining('相談'),
    });
  });

  it('[A-C05] is answered in the words of the page', async () => {
    answer = {
      userId: 7,
      login_id: 'a@demo.example',
      loginId: 'a@demo.example',
      name: '山田 花子',
      userName: '山田 花子',
      kana: 'やまだ',
      storeId: 0,
      role: 'operator',
      image: '',
      isOwnConfig: false,
      phone: '',
      address: '',
      character_id: 2,
      status: 'Leaving',
      avatarChId: null,
      subject_name: '',
      version: 1,
    };
    const user = await call(accountCalls.getUser, { targetUserId: 7 });
    expect(user).toMatchObject({ loginId: 'a@demo.example', storeId: null, characterId: 2, channelId: null });
    expect(user).not.toHaveProperty('login_id');
  });

  it('[W-09] names a field that was wrong as the page does', async () => {
    const faults = [{ field: 'login_id', fault: 'email' }];
    answer = { result: 'Error', code: errorCodes.badInput, msg: '', faults };
    const refused = await call(accountCalls.changeUser, { loginId: 'a@demo.example', isForced: false });
    expect(refused).toMatchObject({ faults: [{ field: 'loginId', fault: 'email' }] });
  });

  it('[W-09] that would not be taken is not even sent, and says why', async () => {
    const refused = await call(mediaCalls.updateMedia, { id: 7, name: 'あ'.repeat(101) });
    expect(refused).toEqual({
      result: 'Error',
      code: errorCodes.badInput,
      msg: '入力内容をご確認ください。（name: 文字数が上限を超えています）',
      faults: [{ field: 'name', fault: 'tooLong' }],
    });
    const user = await call(accountCalls.changeUser, { loginId: 'nobody', isForced: false });
    expect(user).toMatchObject({ faults: [{ field: 'loginId', fault: 'email' }] });
    expect(sent).toEqual([]);
  });

  it('[W-09] that is called off is answered at once, as if nobody was reached', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
    });
    const calling = new AbortController();
    const answered = call(accountCalls.getUser, { targetUserId: 7 }, {}, calling.signal);
    calling.abort();
    expect(await answered).toMatchObject({ result: 'Error', code: unreached.code });
  });
});
