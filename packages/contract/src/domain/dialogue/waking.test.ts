import { describe, expect, it } from 'vitest';
import { choices, someDialogue } from './testing/someDialogue';

const greets = { do: 'say', line: { turn: 1, place: 0, words: 'greeting', language: 'ja', isAloud: true } };

describe('a dialogue that nobody has begun', () => {
  it.each(['touched', 'steppedUp'] as const)('[D-AS01] greets whoever is there: %s', (type) => {
    const dialogue = someDialogue();
    dialogue.happens({ type });
    expect(dialogue.at()).toBe('greeting');
    expect(dialogue.deeds()).toContainEqual(greets);
  });

  it('[D-AS01] hears a voice at once and greets nobody for it; a noise leaves the screen as it was', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'voiceBegan' });
    expect(dialogue.at()).toBe('listening');
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.passes(5_999);
    expect(dialogue.at()).toBe('listening');
    dialogue.passes(1);
    expect(dialogue.at()).toBe('idle');
    expect(dialogue.deeds()).toEqual([]);
  });

  it('[D-AS01] is told by the recogniser that there was nothing, and does not wait for more', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'voiceBegan' });
    dialogue.happens({ type: 'voiceEnded' });
    dialogue.happens({ type: 'nothingHeard' });
    expect(dialogue.at()).toBe('idle');
  });

  it('[D-AS03] takes a typed question and one that is touched without being woken', () => {
    const typed = someDialogue();
    typed.happens({ type: 'writing' });
    typed.happens({ type: 'typed', text: '傘' });
    expect(typed.deeds().at(-1)).toEqual({ do: 'ask', turn: 2, question: { text: '傘' } });
    const chosen = someDialogue();
    const [choice] = choices;
    if (!choice) throw new Error('no choice');
    chosen.happens({ type: 'chose', choice });
    expect(chosen.deeds().at(-1)).toEqual({ do: 'ask', turn: 1, question: { choice, language: 'ja' } });
  });

  it('[D-AS01] takes no further notice of who comes and goes before a screen that somebody uses', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'writing' });
    const before = dialogue.state();
    dialogue.happens({ type: 'steppedUp' });
    expect(dialogue.state()).toBe(before);
  });
});

describe('a visitor who has gone', () => {
  it('[D-AS01] leaves an idle screen after 30 s, and nothing is known of her any more', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'touched' });
    dialogue.speaks();
    dialogue.deeds();
    dialogue.passes(29_999);
    expect(dialogue.at()).toBe('greeting');
    dialogue.passes(1);
    expect(dialogue.at()).toBe('idle');
    expect(dialogue.deeds()).toContainEqual({ do: 'forget' });
  });

  it('[D-AS01] has not gone while she touches something', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'writing' });
    for (let key = 0; key < 5; key += 1) {
      dialogue.passes(20_000);
      dialogue.happens({ type: 'stirred' });
    }
    expect(dialogue.at()).toBe('typing');
    dialogue.passes(30_000);
    expect(dialogue.at()).toBe('idle');
  });

  it('[D-AS01] says so herself', () => {
    const dialogue = someDialogue();
    dialogue.isAnswered();
    dialogue.happens({ type: 'closed' });
    expect(dialogue.at()).toBe('idle');
    expect(dialogue.deeds()).toContainEqual({ do: 'forget' });
  });

  it('[D-AS01] was thanked, and the screen is idle soon', () => {
    const dialogue = someDialogue();
    dialogue.isAnswered({ isOver: true });
    expect(dialogue.at()).toBe('answering');
    dialogue.passes(4_000);
    expect(dialogue.at()).toBe('idle');
  });
});

describe('something else that takes the screen', () => {
  it('[D-AS11] ends the dialogue at once, and what was said is kept for whoever answers', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'typed', text: '駐車場' });
    dialogue.deeds();
    dialogue.happens({ type: 'left' });
    expect(dialogue.at()).toBe('idle');
    expect(dialogue.deeds()).toEqual([{ do: 'hush' }, { do: 'drop' }]);
  });

  it('[D-AS11] leaves nothing behind that an answer which comes late could wake', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'typed', text: '駐車場' });
    dialogue.happens({ type: 'left' });
    dialogue.says({ ja: '地下です。', en: 'In the basement.' });
    dialogue.happens({ type: 'answerOver', turn: dialogue.turn() });
    expect(dialogue.at()).toBe('idle');
  });

  it.each([
    ['nobodyCame', 'absence'],
    ['touched', 'greeting'],
  ] as const)('[D-AT08] leaves a visitor who spoke English with English when she is back: %s', (type, words) => {
    const dialogue = someDialogue();
    dialogue.happens({ type, language: 'en' });
    expect(dialogue.deeds().at(-1)).toMatchObject({ do: 'say', line: { words, language: 'en' } });
    dialogue.happens({ type: 'closed' });
    dialogue.happens({ type: 'touched' });
    expect(dialogue.deeds().at(-1)).toMatchObject({ line: { words: 'greeting', language: 'ja' } });
  });

  it('[D-AS09] says that nobody is at work, once a person was called in vain, and answers on', () => {
    const dialogue = someDialogue();
    dialogue.happens({ type: 'nobodyCame' });
    expect(dialogue.at()).toBe('absent');
    expect(dialogue.deeds()).toContainEqual({
      do: 'say',
      line: { turn: 1, place: 0, words: 'absence', language: 'ja', isAloud: true },
    });
    dialogue.speaks();
    dialogue.happens({ type: 'touched' });
    expect(dialogue.at()).toBe('greeting');
  });
});
