import { describe, expect, it } from 'vitest';
import { choices, moreOfIt, someDialogue, stroller, strollerAnswer } from './testing/someDialogue';

const hush = { do: 'hush' };
const askedWith = (text: string) => expect.objectContaining({ do: 'ask', question: { text } });

function greeted() {
  const dialogue = someDialogue();
  dialogue.happens({ type: 'touched' });
  dialogue.speaks();
  dialogue.deeds();
  return dialogue;
}

describe('what a visitor says', () => {
  it('[O-AI02] is asked when it is certain and longer than one character', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.happens({ type: 'heard', text: 'ベビー', isFinal: false });
    expect(dialogue.state()).toMatchObject({ at: 'listening', heard: 'ベビー', certain: '' });
    dialogue.happens({ type: 'heard', text: 'ベビーカーは借り', certain: 'ベビーカーは', isFinal: false });
    expect(dialogue.state()).toMatchObject({ heard: 'ベビーカーは借り', certain: 'ベビーカーは' });
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.happens({ type: 'heard', text: stroller.ja, isFinal: true });
    expect(dialogue.at()).toBe('thinking');
    expect(dialogue.deeds()).toContainEqual(askedWith(stroller.ja));
  });

  it.each(['あ', ' あ ', '', '👨‍👩‍👧'])('[O-AI02] is a noise when it is shorter: %j', (text) => {
    const dialogue = greeted();
    const before = dialogue.state();
    dialogue.happens({ type: 'heard', text, isFinal: true });
    expect(dialogue.state()).toBe(before);
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.happens({ type: 'heard', text, isFinal: true });
    expect(dialogue.at()).toBe('listening');
    expect(dialogue.deeds()).toEqual([]);
  });

  it('[D-AS10] is asked as it was heard where the recogniser never becomes certain', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.happens({ type: 'heard', text: stroller.ja, isFinal: false });
    dialogue.passes(14_999);
    expect(dialogue.at()).toBe('listening');
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.passes(3_000);
    expect(dialogue.deeds()).toContainEqual(askedWith(stroller.ja));
  });

  it('[D-AS10] takes the place of what was asked before it was answered', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'heard', text: 'すみません', isFinal: true });
    const earlier = dialogue.turn();
    dialogue.happens({ type: 'heard', text: stroller.ja, isFinal: true });
    dialogue.answers({ is: 'sentence', ja: 'はい。', en: 'Yes.' }, earlier);
    expect(dialogue.state()).toMatchObject({ at: 'thinking', asked: stroller.ja });
  });
});

describe('listening', () => {
  it('[D-AS10] goes back to the greeting after 6 s without a word, without another word of hers', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'spoke' });
    dialogue.passes(6_000);
    expect(dialogue.at()).toBe('greeting');
    expect(dialogue.deeds()).toEqual([]);
  });

  it('[D-AS10] does not take what goes on for ever for a voice', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.passes(15_000);
    expect(dialogue.at()).toBe('greeting');
  });

  it('[D-AS10] ends when the visitor has changed her mind, whatever it had come into', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'typed', text: stroller.ja });
    dialogue.says(strollerAnswer);
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.happens({ type: 'stopped' });
    expect(dialogue.at()).toBe('greeting');
    expect(dialogue.deeds().at(-1)).toEqual({ do: 'drop' });
  });
});

describe('somebody who talks nearby, and has neither touched anything nor been understood', () => {
  const overheard = (
    dialogue: ReturnType<typeof someDialogue>,
    kind: 'answer' | 'choices' | 'handover',
    text = 'そういえば昨日さ',
  ) => {
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.happens({ type: 'heard', text, isFinal: true });
    dialogue.says(strollerAnswer);
    dialogue.ends({ kind, choices });
  };

  it('[D-AS01] is asked back without a sound, however often, and it does not count', () => {
    const dialogue = someDialogue();
    for (let time = 0; time < 5; time += 1) {
      overheard(dialogue, 'choices');
      expect(dialogue.state()).toMatchObject({ at: 'unsure', visitor: { misses: 0 }, answer: { isSilent: true } });
    }
  });

  it('[D-AO01] [D-AS01] is asked as somebody who was overheard, and forgotten only when she has gone', () => {
    const dialogue = someDialogue();
    const asked = (text: string) => ({ do: 'ask', turn: dialogue.turn(), question: { text, isOverheard: true } });
    overheard(dialogue, 'choices', '予約した者ですが');
    const deeds = dialogue.deeds();
    expect(deeds).toContainEqual(asked('予約した者ですが'));
    expect(deeds).not.toContainEqual({ do: 'forget' });
    dialogue.happens({ type: 'touched' });
    dialogue.happens({ type: 'heard', text: stroller.ja, isFinal: true });
    expect(dialogue.deeds()).toContainEqual(askedWith(stroller.ja));
    dialogue.happens({ type: 'closed' });
    expect(dialogue.deeds()).toContainEqual({ do: 'forget' });
  });

  it('[D-AS01] has no person called, unless she asks for one', () => {
    const dialogue = someDialogue();
    overheard(dialogue, 'handover');
    expect(dialogue.at()).toBe('idle');
    overheard(dialogue, 'handover', 'スタッフを呼んでください');
    expect(dialogue.at()).toBe('handingOver');
  });

  it('[D-AS01] is a visitor as soon as she touches something, or is understood', () => {
    for (const begins of [
      (dialogue: ReturnType<typeof someDialogue>) => overheard(dialogue, 'answer'),
      (dialogue: ReturnType<typeof someDialogue>) => dialogue.happens({ type: 'touched' }),
    ]) {
      const dialogue = someDialogue();
      begins(dialogue);
      overheard(dialogue, 'choices');
      expect(dialogue.state()).toMatchObject({ at: 'unsure', visitor: { misses: 1 }, answer: { isSilent: false } });
    }
  });
});

describe('a voice that comes while she thinks', () => {
  const thinks = () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'heard', text: stroller.ja, isFinal: true });
    dialogue.deeds();
    dialogue.happens({ type: 'voiceBegan' });
    return dialogue;
  };
  const isSaidAloud = { do: 'say', line: { words: strollerAnswer, isAloud: true } };

  it('[D-AS02] is not spoken over: what it says is asked, and the answer that came meanwhile is never said', () => {
    const dialogue = thinks();
    dialogue.says(strollerAnswer);
    dialogue.says(moreOfIt);
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.ends({ choices });
    expect([dialogue.at(), dialogue.deeds()]).toEqual(['listening', []]);
    dialogue.happens({ type: 'heard', text: '駐車場はどこですか', isFinal: true });
    expect(dialogue.state()).toMatchObject({ at: 'thinking', asked: '駐車場はどこですか' });
    expect(dialogue.deeds()).toContainEqual(askedWith('駐車場はどこですか'));
  });

  it('[D-AS02] and said nothing leaves the answer, which is said then', () => {
    const dialogue = thinks();
    dialogue.answers({ is: 'understood', language: 'en' });
    dialogue.says(strollerAnswer);
    dialogue.ends({ choices });
    dialogue.happens({ type: 'nothingHeard' });
    expect(dialogue.state()).toMatchObject({ at: 'answering', visitor: { language: 'en', isAsking: true } });
    expect(dialogue.deeds()).toMatchObject([isSaidAloud]);
    dialogue.speaks();
    dialogue.passes(8_000);
    expect(dialogue.at()).toBe('followUp');
  });

  it('[D-AS02] and said nothing before the answer came leaves her thinking', () => {
    const dialogue = thinks();
    dialogue.happens({ type: 'nothingHeard' });
    expect(dialogue.at()).toBe('thinking');
    dialogue.says(strollerAnswer);
    expect(dialogue.deeds()).toMatchObject([isSaidAloud]);
  });

  it('[D-AS10] hears her apology once it has said nothing, where no answer could come', () => {
    const dialogue = thinks();
    dialogue.happens({ type: 'answerOver', turn: dialogue.turn() });
    expect([dialogue.at(), dialogue.deeds()]).toEqual(['listening', []]);
    dialogue.happens({ type: 'nothingHeard' });
    dialogue.passes(0);
    expect(dialogue.at()).toBe('failed');
    expect(dialogue.deeds().at(-1)).toMatchObject({ do: 'say', line: { words: 'apology' } });
  });

  it('[D-AS02] hears no word to gain a moment', () => {
    const dialogue = thinks();
    dialogue.answers({ is: 'filler', ja: '少々お待ちください。', en: 'One moment, please.' });
    dialogue.happens({ type: 'nothingHeard' });
    expect([dialogue.at(), dialogue.deeds()]).toEqual(['thinking', []]);
  });
});

describe('a voice that comes into her words', () => {
  it('[D-AS02] silences her at once, and is heard', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'typed', text: stroller.ja });
    dialogue.says(strollerAnswer);
    dialogue.deeds();
    dialogue.happens({ type: 'voiceBegan' });
    expect(dialogue.at()).toBe('listening');
    expect(dialogue.deeds()).toEqual([hush]);
    dialogue.happens({ type: 'heard', text: '駐車場はどこですか', isFinal: false });
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.happens({ type: 'heard', text: '駐車場はどこですか', isFinal: true });
    expect(dialogue.deeds()).toContainEqual(askedWith('駐車場はどこですか'));
  });

  it('[D-AS02] silences the greeting as well, and what she says to gain a moment', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'touched' });
    dialogue.deeds();
    dialogue.happens({ type: 'voiceBegan' });
    expect(dialogue.deeds()).toEqual([hush]);
    dialogue.happens({ type: 'heard', text: stroller.ja, isFinal: false });
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.happens({ type: 'heard', text: stroller.ja, isFinal: true });
    dialogue.answers({ is: 'filler', ja: '少々お待ちください。', en: 'One moment, please.' });
    dialogue.deeds();
    dialogue.happens({ type: 'voiceBegan' });
    expect(dialogue.deeds()).toEqual([hush]);
    expect(dialogue.at()).toBe('listening');
  });

  it('[D-AS10] leaves the answer there when there is nothing to it: the rest passes by, to be read and not to be heard', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'typed', text: stroller.ja });
    dialogue.says(strollerAnswer);
    dialogue.speaks();
    dialogue.says(moreOfIt);
    dialogue.happens({ type: 'voiceBegan' });
    // The rest of the answer comes meanwhile.
    dialogue.says(moreOfIt);
    dialogue.ends({ choices });
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.deeds();
    dialogue.passes(6_000);
    expect(dialogue.at()).toBe('answering');
    const passingBy = { words: moreOfIt, isAloud: false };
    expect(dialogue.deeds()).toMatchObject([
      { do: 'say', line: { ...passingBy, place: 1 } },
      { do: 'say', line: { ...passingBy, place: 2 } },
    ]);
    dialogue.speaks(1);
    dialogue.speaks(2);
    dialogue.passes(8_000);
    expect(dialogue.at()).toBe('followUp');
  });

  it('[D-AS02] twice for nothing does so no more, until something was asked', () => {
    const dialogue = greeted();
    const isInterrupted = () => {
      dialogue.happens({ type: 'again' });
      dialogue.deeds();
      dialogue.happens({ type: 'voiceBegan' });
      dialogue.happens({ type: 'voiceEnded' });
      dialogue.happens({ type: 'nothingHeard' });
      const wasHushed = dialogue.deeds().some(({ do: deed }) => deed === 'hush');
      dialogue.speaks();
      return wasHushed;
    };
    dialogue.isAnswered();
    expect([isInterrupted(), isInterrupted(), isInterrupted()]).toEqual([true, true, false]);
    expect(dialogue.at()).toBe('answering');
    dialogue.isAnswered();
    expect(isInterrupted()).toBe(true);
  });

  it('[D-AT05] does not hinder her in calling a person when it said nothing', () => {
    const dialogue = greeted();
    dialogue.happens({ type: 'typed', text: '人と話したい' });
    dialogue.says({ ja: 'お呼びします。', en: 'I am calling.' });
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.ends({ kind: 'handover' });
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.happens({ type: 'nothingHeard' });
    expect(dialogue.deeds()).not.toContainEqual({ do: 'callStaff' });
    dialogue.speaks();
    expect(dialogue.deeds()).toContainEqual({ do: 'callStaff' });
  });
});
