import { describe, expect, it } from 'vitest';
import type { OpeningHours, OpenTime } from '../hours/openingHours';
import { answerVariables, variableNames } from './variableNames';
import { filledIn, unknownVariables } from './variables';

const daily = (time: OpenTime | null, closedOn: string[] = []): OpeningHours => ({
  week: { mon: time, tue: time, wed: time, thu: time, fri: time, sat: time, sun: time },
  closedOn,
});
const shop = daily({ opens: '10:00', closes: '20:30' });

/** Said in the shop of Ginza, at a moment in Japan. */
const said = (
  text: string,
  openingHours: OpeningHours | null = shop,
  written = '2026-11-18T11:00',
  store = '銀座店',
) => {
  const place = { store, openingHours, now: new Date(`${written}+09:00`) };
  return { ja: filledIn(text, place, 'ja'), en: filledIn(text, place, 'en') };
};

describe('a variable in an answer', () => {
  it('[D-AT09] is filled in: the store, its hours of the day, and the day', () => {
    expect(said('{店名}の営業時間は{営業時間}です。本日は{今日}です。').ja).toBe(
      '銀座店の営業時間は10時から20時30分までです。本日は11月18日（水）です。',
    );
    expect(said('Today is {today}. {store} is open {hours}.').en).toBe(
      'Today is Wednesday, 18 November. 銀座店 is open from 10:00 to 20:30.',
    );
  });

  it('[D-AT09] is understood by either name, in wide braces, with spaces and in capitals', () => {
    for (const name of ['{店名}', '｛店名｝', '{ 店名 }', '{store}', '{STORE}', '{Ｓｔｏｒｅ}']) {
      expect(said(`ここは${name}です`).ja).toBe('ここは銀座店です');
    }
    const names = answerVariables.flatMap((variable) => [variableNames[variable].ja, variableNames[variable].en]);
    expect(names.map((name) => said(`{${name}}`).ja)).not.toContainEqual(expect.stringContaining('{'));
  });

  it('[D-AT09] that nobody knows stays as it was written, and is told to whoever writes the answer', () => {
    const text = '{営業日}は{店名}へ。{Tel}または{営業日}、{}や{';
    expect(said(text).ja).toBe('{営業日}は銀座店へ。{Tel}または{営業日}、{}や{');
    expect(unknownVariables(text)).toEqual(['{営業日}', '{Tel}']);
    expect(unknownVariables('{店名}は{hours}です')).toEqual([]);
  });

  it('[D-AT09] is filled in once: a store that is called like a variable is called so', () => {
    expect(said('{店名}です', shop, '2026-11-18T11:00', '{今日}の店 $&').ja).toBe('{今日}の店 $&です');
  });
});

describe('the opening hours in an answer', () => {
  it.each([
    ['whole hours', { opens: '09:00', closes: '18:00' }, '9時から18時まで', 'from 9:00 to 18:00'],
    ['past midnight', { opens: '18:00', closes: '02:30' }, '18時から翌2時30分まで', 'from 18:00 to 2:30'],
    ['until midnight', { opens: '10:00', closes: '00:00' }, '10時から24時まで', 'from 10:00 to midnight'],
    ['around the clock', { opens: '00:00', closes: '00:00' }, '24時間', '24 hours'],
  ])('[D-AT09] are said as people say them: %s', (_, time, ja, en) => {
    expect(said('{hours}', daily(time))).toEqual({ ja, en });
  });

  it('[D-AT09] are those of the evening before for as long as they run', () => {
    const { week } = daily({ opens: '10:00', closes: '17:00' });
    const bar: OpeningHours = { week: { ...week, tue: { opens: '18:00', closes: '02:00' } }, closedOn: [] };
    expect(said('{営業時間}', bar, '2026-11-18T01:59').ja).toBe('18時から翌2時まで');
    expect(said('{営業時間}', bar, '2026-11-18T02:00').ja).toBe('10時から17時まで');
  });

  it('[D-AT09] on a closed day make another sentence instead, with the next day that is open', () => {
    const text = 'はい。{店名}の営業時間は{営業時間}です。お待ちしております。';
    const closed = daily({ opens: '10:00', closes: '20:00' }, ['2026-11-18']);
    expect(said(text, closed).ja).toBe('はい。本日はお休みです。あすは10時から営業いたします。お待ちしております。');
    expect(said('Yes. We are open {hours}. Welcome!', closed).en).toBe(
      'Yes. We are closed today. We are open again tomorrow from 10:00. Welcome!',
    );
    const longer = daily({ opens: '09:30', closes: '20:00' }, ['2026-11-18', '2026-11-19']);
    expect(said('{hours}', longer)).toEqual({
      ja: '本日はお休みです。11月20日（金）は9時30分から営業いたします。',
      en: 'We are closed today. We are open again on Friday, 20 November from 9:30.',
    });
    expect(said('{hours}', daily(null))).toEqual({ ja: '本日はお休みです。', en: 'We are closed today.' });
  });

  it('[D-AT09] that nobody has set are no sentence with a hole: staff is asked, once', () => {
    expect(said('営業時間は{営業時間}です。レストランも{営業時間}です。\n{店名}です', null).ja).toBe(
      '営業時間は、係の者におたずねください。\n銀座店です',
    );
    expect(said('Welcome. We are open {hours}.\nSee you', null).en).toBe(
      'Welcome. Please ask our staff about the opening hours.\nSee you',
    );
  });
});
