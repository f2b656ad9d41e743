import { ok } from '@mukae/contract/calls/answers';
import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { signageCalls } from '@mukae/contract/calls/signages';
import { voiceCalls } from '@mukae/contract/calls/voices';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCast } from '@/features/characters/testing/someCast';
import { chooseCompany } from '@/features/companies/companyScope';
import { someSignage } from '@/features/signages/testing/someSignage';
import { rememberLanguage } from '@/language/chosenLanguage';
import {
  box,
  button,
  choose,
  everyWord,
  faultOf,
  isThere,
  offered,
  partUnder,
  press,
  tick,
  told,
  type,
} from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';
import { someReceptionist } from '../testing/someReceptionist';

const { wire, open } = pagesForFile();
const { getReceptionist, changeReceptionist, changeSignageReceptionist, changeCharacterVoice, deleteTalk } =
  receptionistCalls;

const entrance = { ...someSignage, id: 7, name: '1F 正面口', storeName: '本店' };
const lounge = { ...someSignage, id: 8, name: 'ラウンジ', storeName: '本店' };

beforeEach(() => {
  wire()
    .answers(getReceptionist, someReceptionist)
    .answers(changeReceptionist, ok)
    .answers(changeSignageReceptionist, ok)
    .answers(changeCharacterVoice, ok)
    .answers(characterCalls.listCharacters, someCast)
    .answers(signageCalls.listSignages, [entrance, lounge]);
});

const openSettings = () => open('/app/receptionist/settings', 'companyAdmin');
const flip = (label: string) => act(async () => void fireEvent.click(screen.getByLabelText(new RegExp(`^${label}`))));
const usual = { opens: '09:00', closes: '18:00' };
const usualWeek = { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: null, sun: null };

describe('the settings of a company', () => {
  it('[D-AX01] send what was changed alone, with the state that was seen', async () => {
    await openSettings();
    expect(button('保存する').disabled).toBe(true);
    await flip('AI受付を使う');
    await flip('AIが答える時間を決める');
    await type('金曜日の終わり', '20:00');
    await type('あいさつ（日本語）', 'ようこそ。\nご用件をお話しください。');
    await type('あいさつ（英語）', '');
    await flip('前に立ったお客様に声をかける');
    wire().answers(getReceptionist, { ...someReceptionist, isOn: false, version: 4 });
    await press('保存する');
    expect(wire().sentTo(changeReceptionist)).toEqual([
      {
        is_on: false,
        hours: { week: { ...usualWeek, fri: { ...usual, closes: '20:00' } }, closedOn: [] },
        greeting: 'ようこそ。\nご用件をお話しください。',
        greeting_en: '',
        wakes_by_motion: true,
        version: 3,
      },
    ]);
    expect(wire().sentTo(changeCharacterVoice)).toEqual([]);
    expect(told('status')).toContain('AI受付の設定を保存しました');
    expect(screen.getByText('変更はまだありません')).toBeTruthy();
  });

  it('[D-AX01] tell from how sure on she answers, moved by the keys, and within its bounds', async () => {
    await openSettings();
    const thumb = screen.getByLabelText('そのまま答える確かさ');
    expect([thumb.getAttribute('aria-valuemin'), thumb.getAttribute('aria-valuemax')]).toEqual(['60', '95']);
    expect(thumb.getAttribute('aria-valuetext')).toBe('75 % から');
    await act(async () => void fireEvent.keyDown(thumb, { key: 'ArrowRight' }));
    expect(document.body.textContent).toContain('76 % から');
    await press('保存する');
    expect(wire().sentTo(changeReceptionist)).toEqual([{ answers_from: 76, version: 3 }]);
  });

  it('[D-AX01] tell what is missing at its field, and send nothing', async () => {
    await openSettings();
    await type('あいさつ（日本語）', ' ');
    await type('あいさつ（英語）', 'a'.repeat(61));
    await press('保存する');
    expect(faultOf('あいさつ（日本語）')).toBe('必須項目です');
    expect(faultOf('あいさつ（英語）')).toBe('文字数が上限を超えています');
    expect(told('alert')).toContain('あいさつ（日本語）あいさつ（英語）');
    expect(wire().sentTo(changeReceptionist)).toEqual([]);
  });

  it('[D-AX01] that were changed meanwhile are told, kept as typed, and read anew when that is wished', async () => {
    wire().answers(changeReceptionist, refusal('changedMeanwhile'));
    await openSettings();
    await type('あいさつ（英語）', 'Hello.');
    await press('保存する');
    expect(told('alert')).toContain('SVER-28');
    expect(box('あいさつ（英語）').value).toBe('Hello.');
    wire().answers(getReceptionist, { ...someReceptionist, greetingEn: 'Good day.', version: 4 });
    await press('新しい内容を読み込む');
    expect(box('あいさつ（英語）').value).toBe('Good day.');
    expect(told('alert')).toBe('');
  });

  it('[D-AX01] stay as they were typed where they could not be saved', async () => {
    wire().fails(changeReceptionist);
    await openSettings();
    await type('あいさつ（英語）', 'Hello.');
    await press('保存する');
    expect(told('alert')).not.toBe('');
    expect(box('あいさつ（英語）').value).toBe('Hello.');
    expect(button('保存する').disabled).toBe(false);
  });

  it('[D-AX01] say why they could not be read, and are read again', async () => {
    wire().answers(getReceptionist, refusal('unknownError'));
    await openSettings();
    expect(told('alert')).toContain('SVER-99');
    wire().answers(getReceptionist, someReceptionist);
    await press('もう一度読み込む');
    expect(isThere('h2', 'あいさつ')).toBe(true);
  });

  it('[D-AX01] are asked of a system administrator for the company that she has chosen', async () => {
    wire().answers(companyCalls.getCompanies, { result: 'OK', companies: [], total: 0 });
    await open('/app/receptionist/settings', 'systemAdmin');
    expect(document.body.textContent).toContain('会社を選んでください');
    expect(wire().sentTo(getReceptionist)).toEqual([]);
    await act(async () => chooseCompany(4));
    await vi.waitFor(() => expect(isThere('h2', 'あいさつ')).toBe(true));
    await flip('AI受付を使う');
    await press('保存する');
    expect(wire().sentTo(getReceptionist)[0]).toEqual({ companyId: 4 });
    expect(wire().sentTo(changeReceptionist)).toEqual([{ companyId: 4, is_on: false, version: 3 }]);
  });

  it('[D-AX01] [W-12] speak English to who has chosen it', async () => {
    rememberLanguage('en');
    wire().answers(signageCalls.listSignages, []);
    await openSettings();
    const read = everyWord().replaceAll(
      /いらっしゃいませ。|ご用件をお聞かせください。|ふつう|お手洗い|トイレ|化粧室|日向|ひなた/g,
      '',
    );
    expect(read).toContain('There are no signages yet.');
    expect(read).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
  });
});

describe('what a screen has of its own', () => {
  const openScreen = async (name: string) => {
    await openSettings();
    await choose('画面を選ぶ', name);
  };

  it('[D-AX01] is told beside its name, and leads to its settings', async () => {
    const own = { signageId: 8, name: 'ラウンジ', storeName: '本店', isOn: false, hours: null, version: 2 };
    wire().answers(getReceptionist, {
      ...someReceptionist,
      signages: [{ ...own, greeting: 'ラウンジへようこそ。', greetingEn: null }],
    });
    await openSettings();
    expect(await offered('画面を選ぶ')).toEqual(['本店 1F 正面口', '本店 ラウンジ']);
    await press('本店 ラウンジ使わない・あいさつ');
    expect(box('あいさつ（日本語）').value).toBe('ラウンジへようこそ。');
    await tick('会社と同じ');
    await press('保存する');
    expect(wire().sentTo(changeSignageReceptionist)).toEqual([{ signageId: 8, is_on: null, version: 2 }]);
  });

  it('[D-AX01] is sent alone: whether she answers there, hours, a greeting in both languages', async () => {
    await openScreen('本店 1F 正面口');
    expect(told('dialog')).toContain('本店 1F 正面口');
    await tick('使わない');
    await flip('この画面だけの時間を決める');
    await type('金曜日の終わり', '17:00');
    await type('あいさつ（日本語）', 'ようこそ。');
    await type('あいさつ（英語）', 'Welcome.');
    await press('保存する');
    expect(wire().sentTo(changeSignageReceptionist)).toEqual([
      {
        signageId: 7,
        is_on: false,
        hours: { week: { ...usualWeek, fri: { ...usual, closes: '17:00' } }, closedOn: [] },
        greeting: 'ようこそ。',
        greeting_en: 'Welcome.',
        version: 1,
      },
    ]);
    expect(wire().sentTo(changeReceptionist)).toEqual([]);
    expect(told('dialog')).toBe('');
    expect(told('status')).toContain('画面の設定を保存しました');
  });

  it('[D-AX01] is wrong where its greeting is in English alone, or an hour is missing: told at the field', async () => {
    await openScreen('本店 ラウンジ');
    await type('あいさつ（英語）', 'Welcome.');
    await flip('この画面だけの時間を決める');
    await type('月曜日の始まり', '');
    await press('保存する');
    expect(faultOf('あいさつ（日本語）')).toBe('必須項目です');
    expect(faultOf('月曜日の始まり')).not.toBeUndefined();
    expect(wire().sentTo(changeSignageReceptionist)).toEqual([]);
  });

  it('[D-AX01] is forgotten when the dialog is closed, and takes nothing from what stands in the page', async () => {
    await openSettings();
    await type('あいさつ（英語）', 'Hello.');
    await choose('画面を選ぶ', '本店 ラウンジ');
    await type('あいさつ（日本語）', 'ようこそ。');
    await press('やめる');
    await choose('画面を選ぶ', '本店 ラウンジ');
    expect(box('あいさつ（日本語）').value).toBe('');
    await type('あいさつ（日本語）', 'ようこそ。');
    wire().answers(getReceptionist, { ...someReceptionist, greetingEn: 'Good day.', version: 4 });
    await press('保存する');
    expect(box('あいさつ（英語）').value).toBe('Hello.');
    await press('保存する');
    expect(wire().sentTo(changeReceptionist)).toEqual([{ greeting_en: 'Hello.', version: 3 }]);
  });

  it('[D-AX01] that was changed meanwhile is told in its dialog, and read anew', async () => {
    wire().answers(changeSignageReceptionist, refusal('changedMeanwhile'));
    await openScreen('本店 ラウンジ');
    await tick('使う');
    await press('保存する');
    expect(told('dialog')).toContain('SVER-28');
    const changed = { signageId: 8, name: 'ラウンジ', storeName: '本店', isOn: false, hours: null };
    wire().answers(getReceptionist, {
      ...someReceptionist,
      signages: [{ ...changed, greeting: null, greetingEn: null, version: 2 }],
    });
    await press('新しい内容を読み込む');
    expect(box('使わない').checked).toBe(true);
    expect(told('dialog')).not.toContain('SVER-28');
  });
});

describe('the voice of a character', () => {
  /** On a machine without a loudspeaker. */
  class SilentAudio {
    src = '';
    onended = () => {};
    async play(): Promise<void> {}
    pause(): void {}
  }

  it('[D-AX02] is saved with the page: which, how fast, how high', async () => {
    await openSettings();
    await choose('キャラクター', 'Kento');
    await choose('声の種類', 'Mei（ふつう / normal）');
    await act(async () => void fireEvent.keyDown(screen.getByLabelText('話す速さ'), { key: 'ArrowLeft' }));
    await act(async () => void fireEvent.keyDown(screen.getByLabelText('声の高さ'), { key: 'ArrowRight' }));
    expect(partUnder('声')).toContain('5 % ゆっくり');
    expect(partUnder('声')).toContain('1 段高く');
    await press('保存する');
    expect(wire().sentTo(changeCharacterVoice)).toEqual([
      { characterId: 2, voice: 'openJtalk:mei_normal', speed: 95, pitch: 1 },
    ]);
    expect(told('status')).toContain('AI受付の設定を保存しました');
  });

  it('[D-AX02] is heard before it is saved, in the language that it speaks, with the greeting as it stands', async () => {
    vi.stubGlobal('Audio', SilentAudio);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:voice');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    wire().answers(voiceCalls.speak, {
      result: 'OK',
      spoken: { sound: btoa('RIFF'), seconds: 1.2, visemes: [{ at: 0, viseme: 'aa' }] },
    });
    await openSettings();
    await type('あいさつ（日本語）', 'ようこそ。');
    await press('聞く');
    expect(isThere('button', '止める')).toBe(true);
    await choose('声の種類', 'flite slt');
    expect(isThere('button', '聞く')).toBe(true);
    await press('聞く');
    const how = { characterId: 1, speed: 100, pitch: 0 };
    expect(wire().sentTo(voiceCalls.speak)).toEqual([
      { ...how, voice: null, language: 'ja', text: 'ようこそ。' },
      { ...how, voice: 'flite:slt', language: 'en', text: 'Welcome. How can I help you?' },
    ]);
    await press('止める');
    expect(isThere('button', '聞く')).toBe(true);
    expect(wire().sentTo(changeCharacterVoice)).toEqual([]);
  });

  it('[D-AX02] is not heard any more where the page was left while it was made', async () => {
    let make = () => {};
    const isMade = new Promise<void>((resolve) => {
      make = resolve;
    });
    const play = vi.spyOn(SilentAudio.prototype, 'play');
    vi.stubGlobal('Audio', SilentAudio);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:voice');
    const spoken = { sound: btoa('RIFF'), seconds: 1.2, visemes: [] };
    wire().answers(voiceCalls.speak, () => isMade.then(() => ({ result: 'OK', spoken })));
    await openSettings();
    await press('聞く');
    expect(wire().sentTo(voiceCalls.speak)).toHaveLength(1);
    cleanup();
    make();
    await settled();
    expect(play).not.toHaveBeenCalled();
  });

  it('[D-AX02] that nothing here can speak with is told, and so is a refusal', async () => {
    wire().answers(voiceCalls.speak, { result: 'OK', spoken: null });
    await openSettings();
    await press('聞く');
    expect(told('status')).toContain('サイネージではブラウザーの声で話します。');
    wire().answers(voiceCalls.speak, refusal('tooMany'));
    await press('聞く');
    expect(await screen.findByText(refusal('tooMany').msg)).toBeTruthy();
    expect(told('status')).not.toContain('サイネージではブラウザーの声で話します。');
  });

  it('[D-AX02] that was chosen and is not there any more is still told', async () => {
    wire().answers(getReceptionist, {
      ...someReceptionist,
      characterVoices: [{ characterId: 1, voice: 'voicevox:3', speed: 110, pitch: 0 }],
    });
    await openSettings();
    expect(box('声の種類').value).toBe('選んだ声（いまは使えません）');
    expect(partUnder('声')).toContain('10 % はやく');
  });

  it('[D-AX02] that could not be saved keeps the rules back as well, so that all of it is sent once more', async () => {
    wire().answers(changeCharacterVoice, refusal('unknownError'));
    await openSettings();
    await flip('AI受付を使う');
    await act(async () => void fireEvent.keyDown(screen.getByLabelText('声の高さ'), { key: 'ArrowRight' }));
    await press('保存する');
    expect(told('alert')).toContain('SVER-99');
    expect(wire().sentTo(changeReceptionist)).toEqual([]);
    wire().answers(changeCharacterVoice, ok);
    await press('保存する');
    expect(wire().sentTo(changeReceptionist)).toEqual([{ is_on: false, version: 3 }]);
  });
});

describe('what visitors said', () => {
  it('[D-AX03] is kept from one to ninety days', async () => {
    await openSettings();
    expect(box('文字の記録を残す日数').value).toBe('30');
    await type('文字の記録を残す日数', '91');
    await press('保存する');
    expect(faultOf('文字の記録を残す日数')).toBe('入力できる範囲の数値を入力してください');
    await type('文字の記録を残す日数', '1');
    await press('保存する');
    expect(wire().sentTo(changeReceptionist)).toEqual([{ keep_days: 1, version: 3 }]);
  });

  it('[D-AX03] is deleted at once after a question, and told when it was', async () => {
    wire().answers(deleteTalk, ok);
    await openSettings();
    await press('記録をいますぐ消す');
    expect(told('dialog')).toContain('お客様のことばの記録を、すべて消しますか');
    await press('やめる');
    expect(wire().sentTo(deleteTalk)).toEqual([]);
    await press('記録をいますぐ消す');
    await press('すべて消す');
    expect(wire().sentTo(deleteTalk)).toEqual([{}]);
    expect(await screen.findByText('記録を消しました')).toBeTruthy();
  });

  it('[D-AX03] is still there where the deletion was refused, which is told', async () => {
    wire().answers(deleteTalk, refusal('unknownError'));
    await openSettings();
    await press('記録をいますぐ消す');
    await press('すべて消す');
    expect(told('alert')).toContain('SVER-99');
  });
});

describe('words of the company', () => {
  it('[D-AX04] are lists, a line for each, and are sent as such', async () => {
    await openSettings();
    expect(box('同じ意味のことば').value).toBe('お手洗い = トイレ');
    expect(box('読みかた').value).toBe('日向 = ひなた');
    await type('同じ意味のことば', 'お手洗い = トイレ\nロッカー ＝ 荷物入れ = 手荷物');
    await type('読みかた', '');
    await type('使わないことば', 'ばか\n\nあほ');
    await press('保存する');
    expect(wire().sentTo(changeReceptionist)).toEqual([
      {
        synonyms: [
          ['お手洗い', 'トイレ'],
          ['ロッカー', '荷物入れ', '手荷物'],
        ],
        readings: [],
        forbidden: ['ばか', 'あほ'],
        version: 3,
      },
    ]);
  });

  it('[D-AX04] that say nothing are told with their line, until they are mended', async () => {
    await openSettings();
    await type('同じ意味のことば', 'お手洗い = トイレ\nロッカー');
    await type('読みかた', '日向');
    await type('使わないことば', 'あ'.repeat(41));
    await press('保存する');
    expect(faultOf('同じ意味のことば')).toBe('2 行目：同じ意味のことばを = でつないで、2 つ以上書いてください');
    expect(faultOf('読みかた')).toBe('1 行目：「日向 = ひなた」のように、= を 1 つ入れて読みを書いてください');
    expect(faultOf('使わないことば')).toBe('1 行目：1 つのことばは 40 文字までです');
    expect(told('alert')).toContain('同じ意味のことば読みかた使わないことば');
    expect(wire().sentTo(changeReceptionist)).toEqual([]);
    await type('同じ意味のことば', 'お手洗い = トイレ');
    expect(faultOf('同じ意味のことば')).toBeUndefined();
  });

  it('[D-AX04] that are too many are told without a line', async () => {
    await openSettings();
    await type('使わないことば', Array.from({ length: 201 }, (_, at) => `ことば${at}`).join('\n'));
    await press('保存する');
    expect(faultOf('使わないことば')).toBe('200 行までです');
  });
});

describe('what the receptionist works with', () => {
  it('[D-AX05] is told, also that nothing of it costs money', async () => {
    await openSettings();
    const panel = partUnder('しくみと利用量');
    for (const words of [
      '答え登録した答えから',
      '聞き取りサイネージのブラウザー',
      '翻訳なし（そのまま見せます）',
      '日本語の声このサーバー（Open JTalk）',
      '英語の声このサーバー（Flite）',
      '外部のサービスは使っていません。費用はかかりません。',
    ])
      expect(panel).toContain(words);
  });

  it('[D-AX05] [D-AT07] is counted for the month where others are asked, with what was over the limit', async () => {
    const use = { refused: 0, tokensIn: 0, tokensOut: 0 };
    wire().answers(getReceptionist, {
      ...someReceptionist,
      engines: { ...someReceptionist.engines, talk: 'outside', hearing: 'server' },
      outsideUses: [
        { service: 'talk', asked: 12_840, refused: 12, tokensIn: 1_234_567, tokensOut: 98_765 },
        { service: 'hearing', asked: 3, ...use },
      ],
    });
    await openSettings();
    const panel = partUnder('しくみと利用量');
    expect(panel).toContain(
      '答え12,840 回入力 1,234,567・出力 98,765 トークン上限を超えたため、使わなかった回数 12 回',
    );
    expect(panel).toContain('聞き取り3 回');
    expect(panel).toContain('外部のAIに聞くのは 1 台につき 1 分 10 回までです。');
  });
});
