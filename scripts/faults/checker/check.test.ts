import { describe, expect, it } from 'vitest';
import type { Harm } from '../faults/fault';
import type { Told, WrittenRecord } from '../history/entry';
import { acceptedOnce } from './acceptedOnce';
import { agreement } from './agreement';
import { answeredInTime } from './answeredInTime';
import { callsKept } from './callsKept';
import { check, windowAround } from './check';
import { noPressLost } from './noPressLost';
import { notRefused } from './notRefused';
import { notSentAway } from './notSentAway';
import { recordedOnce } from './recordedOnce';
import { rungInTime } from './rungInTime';
import { seatsBelieved } from './seatsBelieved';
import { seatsHeldOnce } from './seatsHeldOnce';
import { Story } from './story';
import { streamGrows } from './streamGrows';

const record = (id: string, more: Partial<WrittenRecord> = {}): WrittenRecord => ({
  id,
  requestId: null,
  signageId: 1,
  userId: null,
  outcome: 'operatorEnded',
  ...more,
});

const says = (rule: (told: Told) => { says: string }[], told: Told): string[] => rule(told).map((one) => one.says);

describe('a request that is accepted', () => {
  const raced = (...answers: string[]) =>
    answers.reduce(
      (story, answer, index) =>
        story.operator(0, index + 1).says(10, `operator ${index + 1}`, 'acceptRequest', 'r', answer),
      new Story(),
    );
  const of = (userId: number | null) => ({ records: [record('c', { requestId: 'r', userId })] });

  it('is fine when one is told so, and the record names her', () => {
    expect(acceptedOnce(raced('OK', 'SVER-100').ends(20, of(1)))).toEqual([]);
  });

  it('is fine while its call goes on', () => {
    const calls = [{ id: 'c', requestId: 'r', userId: 2 }];
    expect(acceptedOnce(raced('SVER-100', 'OK').ends(20, { calls }))).toEqual([]);
  });

  it('is fine when who has it is told, saying it again, that the call is over already', () => {
    const over = raced('SVER-100', 'SVER-100').add(11, {
      is: 'heard',
      page: 'screen 1',
      epoch: 'e',
      seq: 1,
      type: 'serviceClosed',
      about: 'c',
      because: 'visitorEnded',
    });
    expect(acceptedOnce(over.ends(20, of(1)))).toEqual([]);
  });

  it.each([
    ['two are told so', ['OK', 'OK'], 1, 'users 1 and 2 were each told'],
    ['the record names another one', ['OK', 'SVER-100'], 2, 'user 1 was told that she has it; the database says 2'],
    ['nobody has it', ['OK'], null, 'the database says nobody'],
    ['who has it was refused', ['SVER-100', 'SVER-100'], 1, 'user 1 has it and was told SVER-100'],
  ])('is found when %s', (_, answers, userId, expected) => {
    expect(says(acceptedOnce, raced(...answers).ends(20, of(userId)))).toEqual([expect.stringContaining(expected)]);
  });
});

describe('a press that was taken', () => {
  const pressed = (answer = 'OK') => new Story().screen(0, 1).says(10, 'screen 1', 'receptionRequest', 'r', answer);

  it('is fine when it is recorded, when it is open, and when it was refused', () => {
    expect(noPressLost(pressed().ends(20, { records: [record('r', { requestId: 'r' })] }))).toEqual([]);
    expect(noPressLost(pressed().ends(20, { requests: ['r'] }))).toEqual([]);
    expect(noPressLost(pressed('SVER-105').ends(20))).toEqual([]);
  });

  it('is found when nothing is known of it, and when it is open and over', () => {
    expect(says(noPressLost, pressed().ends(20))).toEqual(['nothing is known of it']);
    const twice = { requests: ['r'], records: [record('r', { requestId: 'r' })] };
    expect(says(noPressLost, pressed().ends(20, twice))).toEqual(['it stands in 2 places']);
  });
});

describe('a visitor who waits', () => {
  const waiting = () =>
    new Story()
      .screen(0, 1)
      .operator(0, 1)
      .operatorIs(0, 1, {})
      .says(10, 'screen 1', 'receptionRequest', 'r')
      .screenIs(20, 1, { at: 'Crowded', requestId: 'r' });
  const rung = { isFree: true, rings: ['r'] };

  it('is fine when whoever is free is rung soon', () => {
    expect(rungInTime(waiting().operatorIs(9_000, 1, rung).ends(60_000))).toEqual([]);
  });

  it('is found when whoever is free hears nothing', () => {
    expect(says(rungInTime, waiting().operatorIs(11_000, 1, rung).ends(60_000))).toEqual([
      expect.stringContaining('operator 1 was free for 10980 ms'),
    ]);
  });

  it('is fine when she declined, when her page had heard nothing, and when the screen was away', () => {
    expect(rungInTime(waiting().says(30, 'operator 1', 'rejectRequest', 'r').ends(60_000))).toEqual([]);
    expect(rungInTime(waiting().loses(12_000, 'operator 1', 5_000).ends(60_000))).toEqual([]);
    expect(rungInTime(waiting().loses(5_000, 'screen 1').ends(60_000))).toEqual([]);
  });

  it('has its time anew when something breaks and when it is mended, and is not looked at while nothing can ring', () => {
    const broken = (harm: Harm) =>
      waiting()
        .add(8_000, { is: 'broke', fault: 1, name: 'killed', harm })
        .add(28_000, { is: 'mended', fault: 1, name: 'killed' })
        .operatorIs(35_000, 1, rung)
        .ends(60_000);
    expect(rungInTime(broken('nobodyRings'))).toEqual([]);
    expect(says(rungInTime, broken('someAreRefused'))).toEqual([expect.stringContaining('20000 ms')]);
  });
});

describe('what a page says', () => {
  const asked = () => new Story().operator(0, 1).asks(1_000, 'operator 1', 'acceptRequest', 'r');

  it('is fine when it is answered or refused in time, and when the page is cut off and asks again', () => {
    expect(answeredInTime(asked().hearsAnswer(10_500, 'operator 1').ends(60_000))).toEqual([]);
    expect(answeredInTime(asked().hearsAnswer(10_500, 'operator 1', 'SVER-100').ends(60_000))).toEqual([]);
    const cutOff = asked().loses(18_000, 'operator 1', 9_000).opens(20_000, 'operator 1');
    expect(answeredInTime(cutOff.hearsAnswer(29_000, 'operator 1').ends(60_000))).toEqual([]);
  });

  it('is found when no answer comes, or a late one, though the page hears the server all the time', () => {
    const late = 'operator 1 said acceptRequest and heard no answer for 10500 ms';
    expect(says(answeredInTime, asked().hearsAnswer(11_500, 'operator 1').ends(60_000))).toEqual([late]);
    expect(says(answeredInTime, asked().ends(11_500))).toEqual([late]);
  });

  it('is found when a page that came back hears no answer there either', () => {
    const back = asked().loses(9_000, 'operator 1').opens(10_000, 'operator 1').ends(21_000);
    expect(says(answeredInTime, back)).toEqual([expect.stringContaining('no answer for 11000 ms')]);
  });

  it('has its time anew when something breaks and is mended, and waits for the database while that is away', () => {
    const broken = (harm: Harm) =>
      asked()
        .add(8_000, { is: 'broke', fault: 1, name: 'PostgreSQL stands still', harm })
        .add(20_000, { is: 'mended', fault: 1, name: 'PostgreSQL stands still' })
        .hearsAnswer(29_000, 'operator 1')
        .ends(60_000);
    expect(answeredInTime(broken('nobodyRings'))).toEqual([]);
    expect(says(answeredInTime, broken('someAreRefused'))).toEqual([expect.stringContaining('no answer for 12000 ms')]);
  });
});

describe('a seat', () => {
  const held = (...seats: [number, number][]) =>
    new Story()
      .add(10, { is: 'seated', seats: seats.map(([userId, channelId]) => ({ companyId: 1, userId, channelId })) })
      .ends(20);
  const standingBy = (until: number) =>
    [1, 2, 3]
      .reduce((story, id) => story.operator(0, id).operatorIs(0, id, {}), new Story())
      .operatorIs(until, 3, { status: 'Leaving' })
      .ends(60_000);

  it('is fine when everybody has one of her own', () => {
    expect(seatsHeldOnce(held([1, 1], [2, 2]))).toEqual([]);
  });

  it('is found when two hold it, and when there are not so many', () => {
    expect(says(seatsHeldOnce, held([1, 1], [2, 1]))).toEqual(['channel 1 is held by users 1 and 2']);
    expect(says(seatsHeldOnce, held([1, 1], [2, 2], [3, 3]))).toEqual(['company 1 has 2 seats, and 3 are held']);
  });

  it('is found when more people believe for long that they stand by, and not when it is for a moment', () => {
    expect(seatsBelieved(standingBy(9_000))).toEqual([]);
    expect(says(seatsBelieved, standingBy(11_000))).toEqual(['company 1 has 2']);
  });
});

describe('a call that ended because a side was lost', () => {
  const talking = () => {
    const story = new Story().screen(0, 1).operator(0, 1);
    return story.screenIs(10, 1, { at: 'Active', callId: 'c' }).operatorIs(10, 1, { status: 'Active', callId: 'c' });
  };
  const over = (story: Story, outcome: string) =>
    story
      .screenIs(40_000, 1, {})
      .operatorIs(40_000, 1, {})
      .ends(41_000, { records: [record('c', { outcome })] });

  it('is fine when that side was away for as long as it is waited for, counted from the last word', () => {
    const away = talking().loses(15_000, 'operator 1', 5_000).opens(20_500, 'operator 1');
    expect(callsKept(over(away, 'operatorLost'))).toEqual([]);
    expect(callsKept(over(talking(), 'visitorEnded'))).toEqual([]);
  });

  it('is found when that side was there, or came back in time, whatever the other one did', () => {
    const back = () => talking().loses(5_000, 'operator 1').opens(14_000, 'operator 1');
    expect(says(callsKept, over(back(), 'operatorLost'))).toEqual(['operatorLost, but operator 1 was there']);
    const other = talking().loses(5_000, 'operator 1').opens(35_000, 'operator 1');
    expect(says(callsKept, over(other, 'signageLost'))).toEqual(['signageLost, but screen 1 was there']);
  });

  it('is fine when she logged out', () => {
    expect(callsKept(over(talking().says(20_000, 'operator 1', 'logout', ''), 'operatorLeft'))).toEqual([]);
  });
});

describe('what is said while all nodes are replaced', () => {
  const updated = (harm: Harm, answer: string, at = 8_500) =>
    new Story()
      .screen(0, 1)
      .add(8_000, { is: 'broke', fault: 1, name: 'replaced', harm })
      .asks(at, 'screen 1', 'receptionRequest', 'r')
      .hearsAnswer(9_000, 'screen 1', answer)
      .add(30_000, { is: 'mended', fault: 1, name: 'replaced' })
      .ends(60_000);

  it('is fine when it is done, or refused for what it is', () => {
    expect(notRefused(updated('none', 'OK'))).toEqual([]);
    expect(notRefused(updated('none', 'SVER-105'))).toEqual([]);
  });

  it('is found when it is refused for the update', () => {
    expect(says(notRefused, updated('none', 'SVER-18'))).toEqual([
      'screen 1 said receptionRequest and was told SVER-18',
    ]);
  });

  it('is fine when something breaks that may be noticed', () => {
    expect(notRefused(updated('someAreRefused', 'SVER-18'))).toEqual([]);
  });
});

describe('a call that somebody was in', () => {
  const seen = () => new Story().operator(0, 1).operatorIs(10, 1, { callId: 'c' }).operatorIs(20, 1, {});

  it('is fine with one record, or while it goes on', () => {
    expect(recordedOnce(seen().ends(30, { records: [record('c')] }))).toEqual([]);
    expect(recordedOnce(seen().ends(30, { calls: [{ id: 'c', requestId: null, userId: 1 }] }))).toEqual([]);
  });

  it.each([
    ['without a record', [], false, 'it is over and has no record'],
    ['with two', [record('c'), record('c')], false, 'it has 2 records'],
    ['that goes on with a record', [record('c')], true, 'it has a record and goes on'],
  ])('is found %s', (_, records, goesOn, expected) => {
    const calls = goesOn ? [{ id: 'c', requestId: null, userId: 1 }] : [];
    expect(says(recordedOnce, seen().ends(30, { records, calls }))).toEqual([expected]);
  });
});

describe('the numbers of a stream', () => {
  const read = (...numbers: number[]) =>
    numbers.reduce((story, seq) => story.hears(seq, 'screen 1', seq), new Story().screen(0, 1).opens(1, 'screen 1', 4));

  it('are fine when they grow, also after a page came back, and when a new stream begins', () => {
    expect(streamGrows(read(5, 7).opens(10, 'screen 1', 7).hears(11, 'screen 1', 8).ends(20))).toEqual([]);
    expect(streamGrows(read(5, 7).hears(11, 'screen 1', 1, 'another').ends(20))).toEqual([]);
  });

  it('are found when one comes twice, and when a page is set back', () => {
    expect(says(streamGrows, read(5, 7, 7).ends(20))).toEqual(['screen 1 was at 7 and heard 7 in e']);
    expect(streamGrows(read(5, 7).opens(10, 'screen 1', 6).ends(20))).toHaveLength(1);
  });
});

describe('a connection that ends', () => {
  const ends = (code: number) =>
    new Story().screen(0, 1).add(10, { is: 'lost', page: 'screen 1', node: 'ap1', code, heardAt: 9 }).ends(20);

  it('is fine when its page may come back, and found when the page is sent away', () => {
    expect(notSentAway(ends(1001))).toEqual([]);
    expect(says(notSentAway, ends(4001))).toEqual(['screen 1 was told alreadyExist']);
  });
});

describe('everybody who was compared', () => {
  const compared = (differences: string[]) =>
    new Story().add(10, { is: 'compared', fault: 1, tookMs: 5, differences }).ends(20);

  it('is fine when all agree, and found when somebody does not', () => {
    expect(agreement(compared([]))).toEqual([]);
    expect(says(agreement, compared(['screen 1 says Calling']))).toEqual(['screen 1 says Calling']);
  });
});

describe('what was found', () => {
  it('comes in the order of time, each with what happened around it and nothing else', () => {
    const told = new Story()
      .screen(0, 1)
      .screen(0, 2)
      .says(20_000, 'screen 2', 'receptionRequest', 'second')
      .says(10_000, 'screen 1', 'receptionRequest', 'first')
      .says(11_000, 'screen 2', 'talkLog', 'other')
      .ends(30_000);
    const [first, second] = check(told);
    expect([first?.about, second?.about]).toEqual([['first'], ['second']]);
    expect(first && windowAround(told.history, first).map(({ at }) => at)).toEqual([10_000]);
  });
});
