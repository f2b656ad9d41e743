import { talkingCalls } from '@mukae/contract/calls/talking';
import { ownLines } from '@mukae/contract/domain/dialogue/ownWords';
import type { OwnState } from '@mukae/contract/realtime/messageFields';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCall } from '@/live/testing/someCall';
import { LineSpeaker } from '@/speaking/lineSpeaker';
import { isWritingLetter } from '../stage/writing';
import { active, calling, requestId, standby, told } from '../station/testing/stationForFile';
import { expectedLanguage } from '../station/visitorEar';
import { answering, followUps, own, receptionistForFile, strollers } from './testing/receptionistForFile';

const at = receptionistForFile();
const { page, pass } = at;

const unattended: OwnState = { at: 'Crowded', requestId, turn: 1, minutes: null, isAttended: false };

/** Longer than it takes to read any answer here. */
const readMs = 20_000;

describe('a screen on Standby', () => {
  it('[D-AS01] is asked by a touch, greets in the words of the company, and is idle again after 30 s', async () => {
    expect(at.shown()).toMatchObject({ canAsk: true });
    expect(at.dialogue()).toBeNull();
    at.actions().ask();
    await pass(10);
    expect(at.dialogue()).toMatchObject({
      is: 'greeting',
      leading: 'ja',
      words: { ja: own.greeting, en: own.greetingEn },
      suggestions: [{ id: '11', words: { ja: 'ベビーカーを借りたい', en: 'Borrow a stroller' } }, { id: '12' }],
    });
    const forgotten = at.timesForgotten();
    await pass(30_000);
    expect(at.dialogue()).toBeNull();
    expect(at.timesForgotten()).toBe(forgotten + 1);
  });

  it('[D-AS01] begins without what was said to it before', () => {
    expect(at.timesForgotten()).toBe(1);
  });

  it('[D-AS01] wakes by a voice, unless its company does not want that', async () => {
    page.ear.tell({ is: 'speechBegan' });
    await pass(10);
    expect(at.is()).toBe('listening');
    page.ear.tell({ is: 'nothing' });
    await pass(10);
    expect(at.is()).toBeNull();
    await at.isSetUp({ wakesByVoice: false });
    expect(page.ear.isListening).toBe(false);
  });

  it('[D-AS01] wakes when somebody steps up, where its company wants that, and looks no further then', async () => {
    expect(at.isWatched()).toBe(false);
    await at.isSetUp({ wakesByMotion: true });
    expect(at.isWatched()).toBe(true);
    await at.stepsUp();
    expect([at.is(), at.isWatched()]).toEqual(['greeting', false]);
  });

  it('[D-AS01] is not woken by a voice while nobody understands, and answers what is typed', async () => {
    page.ear.engine.set('none');
    page.ear.tell({ is: 'speechBegan' });
    await pass(10);
    expect([at.is(), at.shown().hears]).toEqual([null, false]);
    await at.types('ベビーカー');
    expect(at.is()).toBe('answering');
  });

  it('[D-AS01] wakes by a voice as soon as somebody understands, without a touch: the ear finds that out while it is wanted', async () => {
    page.ear.engine.set('none');
    await pass(60_000);
    expect(page.ear.isListening).toBe(true);
    page.ear.engine.set('server');
    page.ear.tell({ is: 'speechBegan' });
    await pass(10);
    expect(at.is()).toBe('listening');
  });

  it.each([
    ['is off', { isOn: false }],
    [
      'has other hours',
      {
        hours: { week: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }, closedOn: [] },
      },
    ],
  ])('[D-AX01] cannot be asked while its receptionist %s', async (_, changed) => {
    await at.isSetUp(changed);
    expect(at.shown().canAsk).toBe(false);
    at.actions().ask();
    await at.says('ベビーカー');
    await at.types('ベビーカー');
    expect([at.is(), at.asked(), page.ear.isListening]).toEqual([null, [], false]);
    await at.isSetUp({});
    expect(at.shown().canAsk).toBe(true);
  });

  it('[D-AX01] ends a dialogue when its receptionist is switched off', async () => {
    at.actions().ask();
    await at.isSetUp({ isOn: false });
    expect(at.is()).toBeNull();
  });
});

describe('a question', () => {
  it('[D-AS03] is typed or touched without camera, microphone and voice', async () => {
    at.actions().type();
    await pass(10);
    expect(at.is()).toBe('typing');
    await at.types('ベビーカーは借りられますか');
    expect(at.dialogue()).toMatchObject({
      is: 'answering',
      hears: false,
      heard: 'ベビーカーは借りられますか',
      words: strollers,
      gesture: 'showRight',
    });
    await pass(readMs);
    expect(at.dialogue()).toMatchObject({ followUps: [{ id: '21', words: { ja: 'いつまでに返しますか' } }] });
    at.actions().choose('21');
    await pass(10);
    expect(at.asked()).toEqual([{ msg: 'ベビーカーは借りられますか' }, { answerId: 21, language: 'ja' }]);
    expect(at.dialogue()).toMatchObject({ heard: 'いつまでに返しますか' });
  });

  it('[D-AS01] [D-AS03] keeps the screen for whoever writes it, by keys or without any, and for nobody else', async () => {
    at.actions().type();
    for (const sign of ['keydown', 'input'] as const) {
      await pass(29_000);
      window.dispatchEvent(new Event(sign));
    }
    await pass(29_000);
    expect(at.is()).toBe('typing');
    await pass(1_010);
    expect(at.is()).toBeNull();
  });

  it('[O-AI02] is asked when it is heard, and a noise of one character is not', async () => {
    at.actions().ask();
    await at.says('あ');
    expect(at.asked()).toEqual([]);
    await at.says('ベビーカーは借りられますか');
    expect(at.asked()).toEqual([{ msg: 'ベビーカーは借りられますか' }]);
    expect(at.dialogue()).toMatchObject({ is: 'answering', words: strollers });
  });

  it('[O-AI02] is seen while it is being heard', async () => {
    page.ear.tell({ is: 'speechBegan' });
    page.ear.tell({ is: 'partial', text: 'ベビー', certain: '' });
    await pass(10);
    expect(at.dialogue()).toMatchObject({ is: 'listening', heard: '', uncertain: 'ベビー' });
    page.ear.tell({ is: 'partial', text: 'ベビーカーは借り', certain: 'ベビーカーは' });
    await pass(10);
    expect(at.dialogue()).toMatchObject({ is: 'listening', heard: 'ベビーカーは', uncertain: '借り' });
  });

  it('[D-AT06] is shown without a word that the company forbids, while it is heard, thought about, answered and passed on', async () => {
    const seen: unknown[] = [];
    let answer = () => {};
    const awaited = new Promise<void>((resolve) => {
      answer = resolve;
    });
    at.wire().streams(talkingCalls.talk, async function* () {
      await awaited;
      yield* answering(undefined, { kind: 'handover', choices: [] });
    });
    await at.isSetUp({ forbidden: ['競合商店'] });
    at.actions().ask();
    page.ear.tell({ is: 'speechBegan' });
    for (const certain of ['', '競合', '競合商店']) {
      page.ear.tell({ is: 'partial', text: '競合商店の方', certain });
      await pass(10);
      seen.push(at.dialogue());
    }
    page.ear.tell({ is: 'final', text: '競合商店の方が安いですか', language: null });
    await pass(10);
    seen.push(at.dialogue());
    answer();
    await pass(10);
    seen.push(at.dialogue());
    await pass(5_000);
    seen.push(at.shown().handedOver);
    expect(at.asked()).toMatchObject([{ msg: '競合商店の方が安いですか' }]);
    expect(seen).toMatchObject([
      { is: 'listening', heard: '', uncertain: '○○の方' },
      { is: 'listening', heard: '', uncertain: '○○の方' },
      { is: 'listening', heard: '○○', uncertain: 'の方' },
      { is: 'thinking', heard: '○○の方が安いですか' },
      { is: 'handingOver', told: '○○の方が安いですか' },
      { told: '○○の方が安いですか' },
    ]);
    expect(JSON.stringify(seen)).not.toContain('競合');
  });

  it.each([
    ['answer', 'answering'],
    ['choices', 'unsure'],
  ] as const)('[D-AT06] is shown without a forbidden word above what she says to it: %s', async (kind, is) => {
    await at.isSetUp({ forbidden: ['競合商店'] });
    at.wire().streams(talkingCalls.talk, () => answering(undefined, { kind }));
    await at.types('競合商店の方が安いですか');
    expect(at.dialogue()).toMatchObject({ is, heard: '○○の方が安いですか' });
  });

  it('[D-AT08] in English is answered with English first, and the next one is listened to in English, until somebody else comes', async () => {
    at.wire().streams(talkingCalls.talk, () => answering(strollers, {}, 'en'));
    await at.says('Where can I get a stroller?');
    expect(at.dialogue()).toMatchObject({ is: 'answering', leading: 'en' });
    expect(expectedLanguage.get()).toBe('en');
    at.actions().closeDialogue();
    await pass(10);
    expect(expectedLanguage.get()).toBe('auto');
  });

  it('[D-AT08] in English that nobody has answered in English is answered in Japanese', async () => {
    at.wire().streams(talkingCalls.talk, () => answering({ ...strollers, en: '' }, {}, 'en'));
    await at.says('Where can I get a stroller?');
    expect(at.dialogue()).toMatchObject({ leading: 'ja' });
  });

  it('[D-AS08] with a long answer has it read page by page, as it is said', async () => {
    const sentences = [
      'ベビーカーは1階の総合案内でお貸ししています。',
      'ご利用は当日の閉店までです。',
      'お返しはどの階でもけっこうです。',
    ];
    at.wire().streams(talkingCalls.talk, () => answering({ ja: sentences.join(''), en: '' }));
    await at.types('ベビーカー');
    const spokenTo = () => at.shown().spokenTo;
    const read = [spokenTo()];
    for (let second = 0; second < 15; second += 1) {
      await pass(1000);
      if (spokenTo() !== read.at(-1)) read.push(spokenTo());
    }
    const [first = '', second = ''] = sentences;
    expect(read).toEqual([0, first.length, first.length + second.length]);
    await pass(readMs);
    at.actions().again();
    await pass(10);
    expect(spokenTo()).toBe(0);
  });
});

describe('a voice that comes into her words', () => {
  it('[D-AS02] silences her at once, and is heard', async () => {
    await at.types('ベビーカー');
    await pass(500);
    expect(at.is()).toBe('answering');
    page.ear.tell({ is: 'speechBegan' });
    await pass(10);
    expect([at.is(), at.movement().heard]).toEqual(['listening', null]);
    page.ear.tell({ is: 'final', text: '駐車場はどこですか', language: null });
    await pass(10);
    expect(at.asked().at(-1)).toEqual({ msg: '駐車場はどこですか' });
  });

  it('[D-AS02] asks nothing when it is her own, through the loudspeaker: the answer stands there again', async () => {
    await at.types('ベビーカー');
    await pass(500);
    await at.says('総合案内でお貸しして');
    expect(at.asked()).toHaveLength(1);
    expect(at.dialogue()).toMatchObject({ is: 'answering', heard: 'ベビーカー' });
  });

  it('[D-AS10] does not silence her where nobody would understand it', async () => {
    page.ear.engine.set('none');
    await at.types('ベビーカー');
    page.ear.tell({ is: 'speechBegan' });
    await pass(10);
    expect(at.is()).toBe('answering');
  });

  it('[D-AS10] again and again, and says nothing, is not listened to any more while she speaks; when she is through it is', async () => {
    const cough = async () => {
      page.ear.tell({ is: 'speechBegan' });
      await pass(10);
      const wasHushed = at.is() === 'listening';
      page.ear.tell({ is: 'nothing' });
      await pass(10);
      return wasHushed;
    };
    const hushed: boolean[] = [];
    await at.types('ベビーカー');
    for (let time = 0; time < 3; time += 1) {
      at.actions().again();
      await pass(100);
      hushed.push(await cough());
      await pass(6_000);
    }
    expect(hushed).toEqual([true, true, false]);
    at.actions().again();
    await pass(100);
    await at.says('駐車場はどこですか');
    expect(at.asked()).toHaveLength(1);
    await pass(5_000);
    await at.says('駐車場はどこですか');
    expect(at.asked()).toHaveLength(2);
  });
});

describe('the end of a dialogue', () => {
  it('[D-AT05] calls a person by itself when the answer says so, once that was said, and tells what the visitor wants', async () => {
    const calls = { ja: '担当の者におつなぎします。', en: 'I am calling a person.' };
    at.wire().streams(talkingCalls.talk, () => answering(calls, { kind: 'handover', choices: [] }));
    await at.types('ベビーカーを2台借りたい');
    expect(at.dialogue()).toMatchObject({ is: 'handingOver', told: 'ベビーカーを2台借りたい' });
    expect(page.said('receptionRequest')).toEqual([]);
    await pass(5_000);
    expect(page.said('receptionRequest')).toMatchObject([{ requestId, touchButton: '' }]);
    expect(page.scene()).toBe('Calling');
    expect(at.shown().handedOver).toEqual({ leading: 'ja', words: calls, told: 'ベビーカーを2台借りたい' });
  });

  it('[O-T01] [D-AT05] before a person is called is a touch: nobody is rung, and the screen is idle', async () => {
    at.wire().streams(talkingCalls.talk, () => answering(undefined, { kind: 'handover', choices: [] }));
    await at.types('人と話したい');
    expect(at.is()).toBe('handingOver');
    at.cancel();
    await pass(10_000);
    expect([at.is(), page.said('receptionRequest'), page.said('Standby')]).toEqual([null, [], []]);
  });

  it('[O-T01] [D-AT05] after a person was called is the same touch: the call is taken back', async () => {
    at.wire().streams(talkingCalls.talk, () => answering(undefined, { kind: 'handover', choices: [] }));
    await at.types('人と話したい');
    await pass(5_000);
    expect(page.scene()).toBe('Calling');
    at.cancel();
    await pass(10);
    expect(page.said('Standby')).toMatchObject([{ requestId }]);
    expect([at.is(), page.scene()]).toEqual([null, 'Standby']);
  });

  it('[D-AO01] by the staff call leaves what was asked to whoever answers: it is not forgotten before the screen is free again', async () => {
    await at.types('ベビーカー');
    const forgotten = at.timesForgotten();
    page.station.press('');
    await pass(10);
    expect([at.is(), at.timesForgotten()]).toEqual([null, forgotten]);
    expect(at.shown().handedOver).toMatchObject({ told: 'ベビーカー' });
    page.channel().tell(told(active));
    await pass(1_000);
    page.channel().tell(told(standby));
    await pass(10);
    expect([at.timesForgotten(), at.shown().handedOver]).toEqual([forgotten + 1, null]);
  });

  it('[D-AO01] [D-AS01] by the staff call leaves what was only overheard and not understood as well', async () => {
    const unknown = { ja: '恐れ入ります、わかりかねます。', en: 'I am afraid I do not know.' };
    at.wire().streams(talkingCalls.talk, () => answering(unknown, { kind: 'choices' }));
    const forgotten = at.timesForgotten();
    await at.says('予約した者ですが');
    expect([at.is(), at.asked()]).toEqual(['unsure', [{ msg: '予約した者ですが', isOverheard: true }]]);
    page.station.press('');
    await pass(10);
    expect([at.timesForgotten(), at.shown().handedOver?.told]).toEqual([forgotten, '予約した者ですが']);
  });

  it.each([
    ['a call', told(active)],
    ['a request', told(calling)],
    ['a pause', told({ at: 'Suspended' })],
    ['monitoring', told({ at: 'Monitoring', call: { ...someCall, kind: 'monitoring' } })],
  ])('[D-AS11] is at once when the screen is needed for %s: nothing is heard or seen any more', async (_, message) => {
    await at.isSetUp({ wakesByMotion: true });
    await at.types('ベビーカー');
    page.channel().tell(message);
    expect([page.station.ear.engine.get(), page.ear.isListening, at.isWatched()]).toEqual([
      'browser',
      page.scene() === 'Active',
      false,
    ]);
    await pass(10);
    expect(at.is()).toBeNull();
    at.actions().send('駐車場');
    await pass(10);
    expect(at.asked()).toHaveLength(1);
    page.channel().tell(told(standby));
    await pass(10);
    expect([page.ear.isListening, at.isWatched()]).toEqual([true, true]);
  });

  it('[D-AS09] comes back when nobody was at work: she says so, and answers on', async () => {
    page.channel().tell(told(calling));
    page.channel().tell(told(unattended));
    page.channel().tell(told({ at: 'Standby', wasMissed: true }));
    await pass(10);
    expect(at.is()).toBe('absent');
    at.actions().ask();
    await pass(10);
    expect(at.is()).toBe('greeting');
  });

  it('[D-AS09] tells whoever waits for nobody, in her language and once, and is silent when the screen is needed or she is off', async () => {
    const said = vi.spyOn(LineSpeaker.prototype, 'say');
    const saidAloud = () => said.mock.calls.map(([words]) => words);
    at.wire().streams(talkingCalls.talk, () => answering(strollers, {}, 'en'));
    await at.says('Where can I get a stroller?');
    page.station.press('');
    await pass(10);
    said.mockClear();
    page.channel().tell(told(unattended));
    page.channel().tell(told({ ...unattended, turn: 2 }));
    await pass(10);
    expect(saidAloud()).toEqual([{ text: ownLines.absence.en, language: 'en' }]);

    const hushed = vi.spyOn(LineSpeaker.prototype, 'hush');
    page.channel().tell(told(active));
    expect(hushed).toHaveBeenCalled();
    page.channel().tell(told(standby));
    await at.isSetUp({ isOn: false });
    said.mockClear();
    page.channel().tell(told(unattended));
    await pass(10);
    expect(saidAloud()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('[D-AS09] she is asked by whoever waits for nobody: the call is taken back', async () => {
    page.channel().tell(told(unattended));
    await pass(10);
    at.actions().ask();
    await pass(10);
    expect(page.said('Standby')).toMatchObject([{ requestId }]);
    expect(at.is()).toBe('greeting');
  });

  describe('with a visitor who speaks English', () => {
    const asksInEnglish = async () => {
      at.wire().streams(talkingCalls.talk, () => answering(strollers, {}, 'en'));
      await at.types('Where can I get a stroller?');
      page.channel().tell(told(calling));
      await pass(10);
    };

    it('[D-AT08] by a call has her listened to in English until the screen is free again', async () => {
      await asksInEnglish();
      page.channel().tell(told(active));
      await pass(10);
      expect(expectedLanguage.get()).toBe('en');
      page.channel().tell(told(standby));
      await pass(10);
      expect(expectedLanguage.get()).toBe('auto');
    });

    it('[D-AT08] [D-AS09] by a call in vain is told in English, and the next visitor is greeted in Japanese', async () => {
      await asksInEnglish();
      page.channel().tell(told(unattended));
      page.channel().tell(told({ at: 'Standby', wasMissed: true }));
      await pass(10);
      expect(at.dialogue()).toMatchObject({ is: 'absent', leading: 'en' });
      at.actions().closeDialogue();
      at.actions().ask();
      await pass(10);
      expect(at.dialogue()).toMatchObject({ is: 'greeting', leading: 'ja' });
    });

    it('[D-AT08] [D-AS09] by a wait for nobody is greeted in English when she asks the receptionist instead', async () => {
      await asksInEnglish();
      page.channel().tell(told(unattended));
      at.actions().ask();
      await pass(10);
      expect(at.dialogue()).toMatchObject({ is: 'greeting', leading: 'en' });
    });
  });

  it('[D-AS11] is at once when the page is hidden: nothing is heard or seen until it is looked at again', async () => {
    await at.isSetUp({ wakesByMotion: true });
    await at.types('ベビーカー');
    at.looks('hidden');
    await pass(10);
    expect([at.is(), page.ear.isListening, at.isWatched()]).toEqual([null, false, false]);
    page.channel().tell(told(active));
    page.channel().tell(told(standby));
    await pass(60_000);
    expect([page.ear.isListening, at.isWatched()]).toEqual([false, false]);
    at.looks('visible');
    await pass(10);
    expect([page.ear.isListening, at.isWatched()]).toEqual([true, true]);
    at.actions().ask();
    await pass(10);
    expect(at.is()).toBe('greeting');
  });

  it('[D-AS11] leaves a call alone that goes on while its page is hidden', async () => {
    page.channel().tell(told(active));
    at.looks('hidden');
    await pass(10);
    expect([page.scene(), page.ear.isListening]).toEqual(['Active', true]);
  });

  it('[D-AS11] she lets a visitor write a message in peace', async () => {
    isWritingLetter.set(true);
    expect(page.ear.isListening).toBe(false);
    at.actions().ask();
    await pass(10);
    isWritingLetter.set(false);
    await pass(10);
    expect(page.ear.isListening).toBe(true);
  });
});

describe('what goes wrong', () => {
  const apologises = () => expect(at.dialogue()).toMatchObject({ is: 'unsure', heard: '', isAgain: true });

  it.each([
    ['the service is away', () => at.wire().fails(talkingCalls.talk)],
    ['it was asked too often', () => at.wire().streams(talkingCalls.talk, refusal('tooMany'))],
    [
      'a page comes instead of an answer',
      () => at.wire().answersInWords(talkingCalls.talk, '<html>Bad Gateway</html>'),
    ],
    ['there is no word in the answer', () => at.wire().streams(talkingCalls.talk, [])],
  ])('[D-AS10] is told once and politely when %s, and the screen is idle soon', async (_, goesWrong) => {
    goesWrong();
    await at.types('ベビーカー');
    apologises();
    await pass(readMs);
    expect(at.is()).toBeNull();
  });

  it('[D-AS10] is told after 12 s when no answer comes, and one that comes then is not given', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    at.wire().streams(talkingCalls.talk, async function* () {
      await late;
      yield* answering();
    });
    await at.types('ベビーカー');
    expect(at.is()).toBe('thinking');
    await pass(12_000);
    apologises();
    answer();
    await pass(10);
    apologises();
  });

  it('[D-AT03] leaves the half of an answer that came', async () => {
    at.wire().streams(talkingCalls.talk, answering().slice(0, 3), refusal('tooMany'));
    await at.types('ベビーカー');
    expect(at.dialogue()).toMatchObject({ is: 'answering', words: strollers });
    await pass(readMs);
    expect(at.is()).toBe('greeting');
  });

  it('[D-AT03] is bridged by a word while an engine is slow', async () => {
    at.wire().streams(talkingCalls.talk, async function* () {
      yield { is: 'filler', ja: '少々お待ちください。', en: 'One moment, please.' } as const;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      yield* answering();
    });
    await at.types('ベビーカー');
    expect(at.dialogue()).toMatchObject({
      is: 'thinking',
      filler: { ja: '少々お待ちください。', en: 'One moment, please.' },
    });
    await pass(5_000);
    expect(at.is()).toBe('answering');
  });

  it.each([-3_600_000, -20_000, 3_600_000])(
    '[D-AS10] is not that a clock is set (%d ms): the screen is idle as soon as ever',
    async (ms) => {
      at.actions().ask();
      await pass(10);
      vi.setSystemTime(Date.now() + ms);
      await pass(29_000);
      expect(at.is()).toBe('greeting');
      await pass(1_000);
      expect(at.is()).toBeNull();
    },
  );

  it('[D-AS10] ends the dialogue when the server is gone, and she is there again with it', async () => {
    await at.types('ベビーカー');
    page.channel().become({ is: 'connecting' });
    await pass(3_010);
    expect([at.is(), page.ear.isListening]).toEqual([null, false]);
    page.channel().become({ is: 'open' });
    await pass(10);
    at.actions().ask();
    await pass(10);
    expect(at.is()).toBe('greeting');
  });

  it('[D-AS10] is no more than a silence when noises come all the time', async () => {
    for (let time = 0; time < 20; time += 1) {
      page.ear.tell({ is: 'speechBegan' });
      await pass(500);
      page.ear.tell({ is: 'speechEnded' });
      await pass(700);
      page.ear.tell({ is: 'nothing' });
      await pass(10);
    }
    expect([at.is(), at.asked()]).toEqual([null, []]);
  });

  it('[D-AS10] is that the service is slow to forget: the next visitor is answered all the same', async () => {
    at.wire().answers(talkingCalls.restartTalk, () => new Promise(() => {}));
    at.actions().ask();
    await pass(30_000);
    await at.types('ベビーカー');
    expect(at.is()).toBe('thinking');
    await pass(2_000);
    expect(at.is()).toBe('answering');
  });

  it('[D-AS10] two people at once are answered one: the last', async () => {
    at.wire().streams(talkingCalls.talk, ({ msg }) => answering({ ja: `${msg}ですね。`, en: '' }));
    page.ear.tell({ is: 'final', text: 'ベビーカー', language: null });
    page.ear.tell({ is: 'final', text: '駐車場の料金', language: null });
    await pass(10);
    expect(at.dialogue()).toMatchObject({ heard: '駐車場の料金', words: { ja: '駐車場の料金ですね。' } });
  });

  it('[D-AS10] a receptionist whose settings cannot be read stays as she was', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    page.channel().tell({ type: 'config' });
    await pass(120_000);
    expect(at.shown().canAsk).toBe(true);
  });
});

it('[D-AS07] guides with the hand that goes with the answer, and smiles at thanks', async () => {
  await at.types('ベビーカー');
  expect(at.dialogue()).toMatchObject({ gesture: 'showRight', expression: 'plain' });
  await at.types('ありがとうございました');
  expect(at.dialogue()).toMatchObject({ expression: 'smile' });
});

it('[D-AS08] offers what may be asked next, three at most', async () => {
  const many = [...followUps, ...own.suggestions, { id: 31, ja: 'もう一つ', en: 'One more' }];
  at.wire().streams(talkingCalls.talk, () => answering(strollers, { choices: many }));
  await at.types('ベビーカー');
  await pass(readMs);
  const dialogue = at.dialogue();
  expect(dialogue?.is === 'answering' && dialogue.followUps).toHaveLength(3);
});
