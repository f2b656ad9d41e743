import { describe, expect, it } from 'vitest';
import { choices, moreOfIt, someDialogue, stroller, strollerAnswer } from './testing/someDialogue';

function asked() {
  const dialogue = someDialogue();
  dialogue.happens({ type: 'typed', text: stroller.ja });
  dialogue.deeds();
  return dialogue;
}
const said = (turn: number, place: number | null, words: unknown) => ({
  do: 'say',
  line: { turn, place, words, language: 'ja', isAloud: true },
});
const apology = (turn: number) => said(turn, 0, 'apology');

describe('an answer', () => {
  it('[D-AT01] is said sentence by sentence as it comes', () => {
    const dialogue = asked();
    dialogue.answers({ is: 'understood', language: 'ja' });
    dialogue.answers({ is: 'answering', gesture: 'showRight', picture: 'map.png' });
    dialogue.says(strollerAnswer);
    dialogue.says(moreOfIt);
    expect(dialogue.deeds()).toEqual([said(1, 0, strollerAnswer), said(1, 1, moreOfIt)]);
    expect(dialogue.state()).toMatchObject({
      at: 'answering',
      answer: { asked: stroller.ja, gesture: 'showRight', picture: 'map.png', spoken: 0 },
    });
    dialogue.speaks();
    expect(dialogue.state()).toMatchObject({ answer: { sentences: [strollerAnswer, moreOfIt], spoken: 1 } });
  });

  it('[D-AS08] stays 8 s after it was spoken, then what may be asked next 20 s, then the greeting', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.ends({ choices });
    dialogue.passes(20_000);
    dialogue.speaks();
    dialogue.passes(7_999);
    expect(dialogue.at()).toBe('answering');
    dialogue.passes(1);
    expect(dialogue.state()).toMatchObject({ at: 'followUp', choices });
    dialogue.passes(20_000);
    expect(dialogue.at()).toBe('greeting');
    dialogue.passes(30_000);
    expect(dialogue.at()).toBe('idle');
  });

  it('[D-AS08] is said once more when the visitor wants to hear it again', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.says(moreOfIt);
    dialogue.ends({ choices });
    dialogue.speaks(0);
    dialogue.speaks(1);
    dialogue.deeds();
    dialogue.passes(8_000);
    dialogue.happens({ type: 'again' });
    expect(dialogue.deeds()).toEqual([{ do: 'hush' }, said(2, 0, strollerAnswer), said(2, 1, moreOfIt)]);
    dialogue.speaks(0);
    dialogue.speaks(1);
    dialogue.passes(8_000);
    expect(dialogue.state()).toMatchObject({ at: 'followUp', choices });
  });

  it('[D-AS08] begins anew where the visitor wants to hear it again while it is spoken', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.says(moreOfIt);
    dialogue.ends({ choices });
    dialogue.speaks(0);
    dialogue.deeds();
    dialogue.happens({ type: 'again' });
    expect(dialogue.deeds()).toEqual([{ do: 'hush' }, said(2, 0, strollerAnswer), said(2, 1, moreOfIt)]);
    dialogue.speaks(0);
    dialogue.speaks(1);
    dialogue.passes(8_000);
    expect(dialogue.state()).toMatchObject({ at: 'followUp', choices });
  });

  it('[D-AS08] is said once more to who did not catch it and says so, while it is spoken or afterwards', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.ends({ choices });
    for (const turn of [2, 3]) {
      dialogue.happens({ type: 'voiceBegan' });
      dialogue.deeds();
      dialogue.happens({ type: 'heard', text: 'もう一度言ってください', isFinal: true });
      expect(dialogue.deeds()).toEqual([{ do: 'hush' }, said(turn, 0, strollerAnswer)]);
      dialogue.speaks(0);
      dialogue.passes(8_000);
      expect(dialogue.state()).toMatchObject({ at: 'followUp', choices });
    }
  });

  it('[D-AS08] is asked for like anything else where nothing was said that could be said again', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'touched' });
    dialogue.happens({ type: 'heard', text: 'もう一度言ってください', isFinal: true });
    expect(dialogue.at()).toBe('thinking');
  });

  it('[D-AS08] begins anew with what there is of it where more is still to come, and goes on with that', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.deeds();
    dialogue.happens({ type: 'again' });
    expect(dialogue.deeds()).toEqual([{ do: 'hush' }, said(1, 0, strollerAnswer)]);
    dialogue.says(moreOfIt);
    dialogue.ends({ choices });
    expect(dialogue.deeds()).toEqual([said(1, 1, moreOfIt)]);
    dialogue.speaks(0);
    dialogue.speaks(1);
    dialogue.passes(8_000);
    expect(dialogue.state()).toMatchObject({ at: 'followUp', choices });
  });

  it('[D-AT02] asks back with choices that stand there for 30 s', () => {
    const dialogue = asked();
    dialogue.says({ ja: 'どのことをお知りになりたいですか。', en: 'Which of these?' });
    dialogue.ends({ kind: 'choices', choices });
    expect(dialogue.state()).toMatchObject({ at: 'unsure', choices });
    dialogue.speaks();
    dialogue.passes(29_999);
    expect(dialogue.at()).toBe('unsure');
    dialogue.passes(1);
    expect(dialogue.at()).toBe('idle');
  });

  it('[D-AT02] counts how often in a row it asked back', () => {
    const dialogue = someDialogue();
    const askedBack = (kind: 'choices' | 'answer') => {
      dialogue.happens({ type: 'typed', text: stroller.ja });
      dialogue.says(strollerAnswer);
      dialogue.ends({ kind });
      return dialogue.state();
    };
    expect(askedBack('choices')).toMatchObject({ at: 'unsure', visitor: { misses: 1 } });
    expect(askedBack('choices')).toMatchObject({ at: 'unsure', visitor: { misses: 2 } });
    askedBack('answer');
    expect(askedBack('choices')).toMatchObject({ at: 'unsure', visitor: { misses: 1 } });
  });

  it('[D-AT05] calls a person by itself, after it was said and not before', () => {
    const dialogue = asked();
    dialogue.says({ ja: 'お呼びします。', en: 'I am calling.' });
    dialogue.ends({ kind: 'handover' });
    expect(dialogue.at()).toBe('handingOver');
    expect(dialogue.deeds()).not.toContainEqual({ do: 'callStaff' });
    dialogue.speaks();
    expect(dialogue.deeds()).toEqual([{ do: 'callStaff' }]);
    dialogue.passes(60_000);
    expect(dialogue.at()).toBe('idle');
    expect(dialogue.deeds()).not.toContainEqual({ do: 'callStaff' });
  });

  it('[D-AT05] calls a person at once where there is nothing to say', () => {
    const dialogue = asked();
    dialogue.ends({ kind: 'handover' });
    expect(dialogue.deeds()).toEqual([{ do: 'callStaff' }]);
  });

  it('[D-AT08] is in the language of the visitor from when it is understood on', () => {
    const dialogue = asked();
    dialogue.answers({ is: 'understood', language: 'en' });
    dialogue.says(strollerAnswer);
    expect(dialogue.deeds()).toEqual([
      { do: 'say', line: { turn: 1, place: 0, words: strollerAnswer, language: 'en', isAloud: true } },
    ]);
    const [choice] = choices;
    if (!choice) throw new Error('no choice');
    dialogue.happens({ type: 'chose', choice });
    expect(dialogue.deeds().at(-1)).toEqual({ do: 'ask', turn: 2, question: { choice, language: 'en' } });
    expect(dialogue.state()).toMatchObject({ asked: 'When to return it' });
  });

  it('[D-AT08] is forgotten with its language when somebody else comes', () => {
    const dialogue = asked();
    dialogue.answers({ is: 'understood', language: 'en' });
    dialogue.happens({ type: 'closed' });
    dialogue.deeds();
    dialogue.happens({ type: 'touched' });
    expect(dialogue.deeds().at(-1)).toMatchObject({ line: { words: 'greeting', language: 'ja' } });
  });
});

describe('an answer that is slow, or none', () => {
  it('[D-AT03] is bridged by a word, which is said once', () => {
    const dialogue = asked();
    const filler = { ja: '少々お待ちください。', en: 'One moment, please.' };
    dialogue.answers({ is: 'filler', ...filler });
    dialogue.answers({ is: 'filler', ...filler });
    expect(dialogue.deeds()).toEqual([said(1, null, filler)]);
    expect(dialogue.state()).toMatchObject({ at: 'thinking', filler });
  });

  it('[D-AS10] ends in one apology after 12 s, and in an idle screen', () => {
    const dialogue = asked();
    dialogue.passes(11_999);
    expect(dialogue.at()).toBe('thinking');
    dialogue.passes(1);
    expect(dialogue.at()).toBe('failed');
    expect(dialogue.deeds()).toEqual([{ do: 'hush' }, { do: 'drop' }, apology(2)]);
    dialogue.speaks();
    dialogue.passes(8_000);
    expect(dialogue.at()).toBe('idle');
  });

  it('[D-AS10] is an apology at once when it cannot come', () => {
    const dialogue = asked();
    dialogue.happens({ type: 'answerOver', turn: 1 });
    expect(dialogue.at()).toBe('failed');
    dialogue.happens({ type: 'answerOver', turn: 1 });
    expect(dialogue.deeds().filter((deed) => deed.do === 'say')).toEqual([apology(2)]);
  });

  it('[D-AT03] counts as whole when it breaks off in the middle', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.happens({ type: 'answerOver', turn: 1 });
    dialogue.speaks();
    dialogue.passes(7_999);
    expect(dialogue.at()).toBe('answering');
    dialogue.passes(1);
    expect(dialogue.at()).toBe('greeting');
  });

  it('[D-AS10] is not waited for when it stops in the middle and nobody says why', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.speaks();
    dialogue.passes(12_000);
    expect(dialogue.deeds()).toContainEqual({ do: 'drop' });
    dialogue.passes(8_000);
    expect(dialogue.at()).toBe('greeting');
  });

  it('[D-AS10] is only read when her voice never comes to its end', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.says(moreOfIt);
    dialogue.ends();
    dialogue.passes(90_000);
    expect(dialogue.state()).toMatchObject({ at: 'answering', answer: { spoken: 2 } });
    dialogue.passes(8_000);
    expect(dialogue.at()).toBe('greeting');
  });
});

describe('events that come in a wrong order', () => {
  it('[D-AS10] belong to an earlier question, and mean nothing', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.happens({ type: 'typed', text: '駐車場' });
    const state = dialogue.state();
    dialogue.answers({ is: 'sentence', ...moreOfIt }, 1);
    dialogue.answers({ is: 'end', kind: 'handover', choices: [], isOver: false }, 1);
    dialogue.happens({ type: 'answerOver', turn: 1 });
    dialogue.happens({ type: 'sentenceSpoken', turn: 1, place: 0 });
    expect(dialogue.state()).toBe(state);
  });

  it('[D-AS10] tell the end before the first sentence, which is waited for', () => {
    const dialogue = asked();
    dialogue.ends({ choices });
    dialogue.passes(1_999);
    dialogue.says(strollerAnswer);
    dialogue.speaks();
    dialogue.passes(8_000);
    expect(dialogue.state()).toMatchObject({ at: 'followUp', choices });
  });

  it('[D-AS10] tell the end and nothing else, which is no answer', () => {
    const dialogue = asked();
    dialogue.ends();
    dialogue.passes(2_000);
    expect(dialogue.at()).toBe('failed');
  });

  it('[D-AS10] tell of sentences that nobody said, or that were spoken before', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    const state = dialogue.state();
    dialogue.happens({ type: 'sentenceSpoken', turn: 1, place: 7 });
    expect(dialogue.state()).toBe(state);
    dialogue.speaks();
    const spoken = dialogue.state();
    dialogue.happens({ type: 'sentenceSpoken', turn: 1, place: 0 });
    expect(dialogue.state()).toBe(spoken);
  });

  it('[D-AS10] have a sentence without words among them', () => {
    const dialogue = asked();
    dialogue.says({ ja: ' ', en: '' });
    expect(dialogue.at()).toBe('thinking');
  });
});

describe('a question while she speaks', () => {
  it('[D-AS03] silences her when it is typed or touched, and is asked', () => {
    const dialogue = asked();
    dialogue.says(strollerAnswer);
    dialogue.deeds();
    dialogue.happens({ type: 'typed', text: '駐車場' });
    expect(dialogue.deeds()).toEqual([
      { do: 'hush' },
      { do: 'drop' },
      { do: 'ask', turn: 2, question: { text: '駐車場' } },
    ]);
  });

  it('[D-AS03] is not taken any more when a person is called', () => {
    const dialogue = asked();
    dialogue.says({ ja: 'お呼びします。', en: 'I am calling.' });
    dialogue.ends({ kind: 'handover' });
    const state = dialogue.state();
    dialogue.happens({ type: 'typed', text: '駐車場' });
    dialogue.happens({ type: 'writing' });
    dialogue.happens({ type: 'heard', text: '駐車場', isFinal: true });
    expect(dialogue.state()).toBe(state);
  });
});
