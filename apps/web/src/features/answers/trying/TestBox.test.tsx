import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { follow, isThere, search, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someAnswer, someMatch } from '../testing/someAnswer';

const { wire, open } = pagesForFile();
const { pageOfAnswers, getAlikeAnswers, matchAnswers } = companyAnswerCalls;

beforeEach(() => {
  wire()
    .answers(pageOfAnswers, { result: 'OK', rows: [someAnswer], total: 1, categories: [], all: 1 })
    .answers(getAlikeAnswers, { result: 'OK', pairs: [] });
});

const near = (answerId: number, question: string, sureness: number) => ({
  ...someMatch,
  answerId,
  question,
  answer: `${question}の答え`,
  sureness,
});
const wheelchair = near(8, '車いすはありますか', 41);
const nursery = near(9, '授乳室はどこですか', 18);
const locker = near(10, 'ロッカーはどこですか', 2);

const openList = () => open('/app/receptionist/answers', 'companyAdmin');
const ask = (question: string) => search('お客様のことば', question);
const bar = () => document.querySelector<HTMLElement>('[data-level] [style]')?.style;
const linkToWrite = 'この質問の答えを書く';

describe('the box to try a question in', () => {
  it('[D-AA02] says that she answers, how sure she is, the answer as it is given, and the two next ones', async () => {
    wire().answers(matchAnswers, {
      result: 'OK',
      verdict: 'answer',
      answersFrom: 80,
      matches: [someMatch, wheelchair, nursery, locker],
    });
    await openList();
    await ask(' べびーかーかりたい ');
    const said = told('status');
    expect(said).toContain('そのまま答えます');
    expect(said).toContain('92 %');
    expect(said).toContain(someMatch.answer);
    expect(said).toContain(someMatch.answerEn);
    expect(said).toContain('右へ案内する');
    expect(said).toMatch(/車いすはありますか41 %授乳室はどこですか18 %$/);
    expect(bar()?.getPropertyValue('--asks-from')).toBe('50%');
    expect(bar()?.getPropertyValue('--answers-from')).toBe('80%');
    expect(isThere('a', linkToWrite)).toBe(false);
    expect(wire().sentTo(matchAnswers)).toEqual([{ msg: 'べびーかーかりたい' }]);
  });

  it('[D-AA02] names what a visitor would choose from, and leads to an answer that is still to be written', async () => {
    const matches = [near(7, 'A', 52), near(8, 'B', 36), near(9, 'C', 9), near(10, 'D', 4)];
    wire().answers(matchAnswers, { result: 'OK', verdict: 'choices', answersFrom: 75, matches });
    const { place, state } = await openList();
    await ask('場所');
    expect(told('status')).toContain('聞き返します');
    expect(told('status')).toMatch(/お客様に選んでいただく答えA52 %B36 %C9 %/);
    expect(told('status')).not.toMatch(/Aの答え|もう一つの答え/);
    await follow(linkToWrite);
    expect([place(), state()]).toEqual(['/app/receptionist/answers/add', { question: '場所' }]);
  });

  it('[D-AA02] says why she asks back although she is sure: another answer is as near', async () => {
    const matches = [near(7, 'A', 88), near(8, 'B', 86)];
    wire().answers(matchAnswers, { result: 'OK', verdict: 'choices', answersFrom: 75, matches });
    await openList();
    await ask('料金');
    expect(told('status')).toContain('もう一つの答えも近いため、どちらかをお客様に選んでいただきます。');
  });

  it('[D-AA02] says that a person is offered where nothing is near; who may not write answers is led nowhere', async () => {
    wire().answers(matchAnswers, { result: 'OK', verdict: 'offer', answersFrom: 75, matches: [] });
    await open('/app/receptionist/answers', 'operator');
    await ask('宇宙の果て');
    expect(told('status')).toContain('スタッフをご案内します');
    expect(told('status')).toContain('近い答えが見つかりません。');
    expect(told('status')).not.toContain('%');
    expect(isThere('a', linkToWrite)).toBe(false);
  });

  it('[D-AA02] says that a person is called or a fixed line said, without an answer, and that an outside AI is given the nearest', async () => {
    await openList();
    const foresees = async (verdict: 'person' | 'reply' | 'outside') => {
      wire().answers(matchAnswers, { result: 'OK', verdict, answersFrom: 75, matches: [someMatch] });
      await ask(`料金${verdict}`);
      return told('status');
    };
    expect(await foresees('person')).toMatch(/スタッフを呼びます$/);
    expect(await foresees('reply')).toMatch(/決まったことばで応じます$/);
    expect(isThere('a', linkToWrite)).toBe(false);
    expect(await foresees('outside')).toMatch(/外部のAIが答えます.*92 %.*AIに渡す近い答え/);
  });

  it('[D-AA02] asks nothing as long as nothing is typed, and the same once more when it is asked again', async () => {
    wire().answers(matchAnswers, { result: 'OK', verdict: 'offer', answersFrom: 75, matches: [] });
    await openList();
    await ask('　 ');
    expect(wire().sentTo(matchAnswers)).toEqual([]);
    await ask('料金');
    await ask('料金');
    expect(wire().sentTo(matchAnswers)).toHaveLength(2);
  });

  it('[D-AA02] tells what the server had against it', async () => {
    wire().answers(matchAnswers, refusal('unknownError'));
    await openList();
    await ask('料金');
    expect(told('alert')).toContain('SVER-99');
    wire().answers(matchAnswers, { result: 'OK', verdict: 'answer', answersFrom: 75, matches: [someMatch] });
    await ask('料金');
    expect(told('alert')).toBe('');
    expect(told('status')).toContain('そのまま答えます');
  });
});
