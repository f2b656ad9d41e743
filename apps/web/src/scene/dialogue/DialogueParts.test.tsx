import { ownLines } from '@mukae/contract/domain/dialogue/ownWords';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { layouts } from '@mukae/contract/domain/template/template';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawnScene } from '../DrawnScene';
import { inDialogue, sampleAbsence, sampleChoices, sampleDialogues } from '../sampleDialogues';
import type { SceneDialogue } from '../sceneDialogue';
import type { SceneState } from '../sceneState';
import { actions, named, props, show, template } from '../testing/sceneShown';

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const lying = { width: 1920, height: 1080 };
const sizes = [
  ['upright', props.size],
  ['lying', lying],
] as const;
const talk = (dialogue: SceneDialogue, changes = {}) => show({ state: inDialogue(dialogue), ...changes });
const button = (words: { ja: string }) => screen.queryByRole('button', named(words));
const touch = (words: { ja: string }) => fireEvent.click(screen.getByRole('button', named(words)));
const reads = (words: { ja: string; en: string }) =>
  [words.ja, words.en].map((said) => screen.queryAllByText(said.replace('\n', ' ')).length > 0);
const both = [true, true];
const answersHere = () => reads(sceneWords.answersHere);

describe('before anybody talks', () => {
  it.each(layouts)('[D-AS05] [D-AS03] where the machine answers a plate says so and wakes it: %s', (layout) => {
    for (const [, size] of sizes) {
      show({ size, state: inDialogue(null), template: { ...template, layout } });
      expect(answersHere()).toEqual(both);
      touch(sceneWords.ask);
      expect(button(sceneWords.callStaff)).not.toBeNull();
      cleanup();
    }
    expect(actions.dialogue.ask).toHaveBeenCalledTimes(2);
  });

  it('[D-AS05] where it does not, nothing says that it would', () => {
    show();
    expect([answersHere(), button(sceneWords.ask)]).toEqual([[false, false], null]);
  });

  it('[O-AI01] what the company has on Standby makes way for a dialogue, and comes back', () => {
    vi.useFakeTimers();
    const { rerender } = show({ state: inDialogue(null) });
    const standing = () => [screen.queryByText(template.telop) !== null, button({ ja: '受付' }) !== null];
    expect(standing()).toEqual([true, true]);
    rerender(<DrawnScene {...props} state={inDialogue(sampleDialogues.greeting)} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(standing()).toEqual([false, false]);
    rerender(<DrawnScene {...props} state={inDialogue(null)} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(standing()).toEqual([true, true]);
  });
});

describe.each(sizes)('on a screen that is %s', (_, size) => {
  it('[D-AS04] the staff call keeps its place and size in every state, and calls', () => {
    vi.useFakeTimers();
    const { greeting, listening, typing, thinking, answering, unsure } = sampleDialogues;
    const showing = { ...answering, picture: '/map.png' };
    const places = [greeting, listening, typing, thinking, answering, showing, unsure].map((dialogue) => {
      talk(dialogue, { size });
      const call = screen.getByRole('button', named(sceneWords.callStaff));
      vi.advanceTimersByTime(2000);
      fireEvent.click(call);
      const { left, top, width, height, fontSize } = call.style;
      cleanup();
      return [left, top, width, height, fontSize].join(' ');
    });
    expect(new Set(places).size).toBe(1);
    expect(actions.callStaff).toHaveBeenCalledTimes(7);
  });

  it('[D-AS05] a word says that a machine answers, in both languages, until a person is called', () => {
    for (const dialogue of Object.values(sampleDialogues)) {
      talk(dialogue, { size });
      const isStaffs = dialogue.is === 'handingOver';
      expect([dialogue.is, answersHere()]).toEqual([dialogue.is, isStaffs ? [false, false] : both]);
      expect(reads(sceneWords.staffAnswers)).toEqual(isStaffs ? both : [false, false]);
      expect(reads(dialogueWords.notRecorded)).toEqual(isStaffs ? [false, false] : both);
      cleanup();
    }
  });

  it('[O-AI01] the ribbon tells what goes on', () => {
    const looks = {
      greeting: 'Standby',
      typing: 'Standby',
      listening: 'Listening',
      thinking: 'Answering',
      answering: 'Answering',
      unsure: 'Answering',
      handingOver: 'Calling',
      absent: 'StaffAway',
    } as const;
    for (const dialogue of Object.values(sampleDialogues)) {
      talk(dialogue, { size });
      expect([dialogue.is, reads(sceneLooks[looks[dialogue.is]].word)]).toEqual([dialogue.is, both]);
      cleanup();
    }
  });
});

describe('a greeting', () => {
  it('[D-AS03] offers questions to touch, to speak, and to write', () => {
    vi.useFakeTimers();
    talk(sampleDialogues.greeting);
    expect(reads(sampleDialogues.greeting.words)).toEqual(both);
    for (const { words } of sampleChoices) {
      touch(words);
      vi.advanceTimersByTime(1000);
    }
    touch(dialogueWords.speak);
    vi.advanceTimersByTime(1000);
    touch(dialogueWords.type);
    vi.advanceTimersByTime(1000);
    touch(dialogueWords.close);
    expect(actions.dialogue.choose.mock.calls).toEqual([['1'], ['2'], ['3']]);
    for (const done of [actions.dialogue.speak, actions.dialogue.type, actions.dialogue.closeDialogue])
      expect(done).toHaveBeenCalledOnce();
  });

  it('[D-AS03] a screen that does not hear offers no microphone, and everything else', () => {
    talk({ ...sampleDialogues.greeting, hears: false });
    expect([button(dialogueWords.speak), button(dialogueWords.type) !== null]).toEqual([null, true]);
    expect(sampleChoices.every(({ words }) => button(words) !== null)).toBe(true);
  });

  it('[D-AT08] who speaks English reads English first and large', () => {
    talk({ ...sampleDialogues.greeting, leading: 'en' });
    const { words } = sampleDialogues.greeting;
    const sizeOf = (text: string) => Number.parseFloat(screen.getByText(text.replace('\n', ' ')).style.fontSize);
    expect(sizeOf(words.en)).toBeGreaterThan(sizeOf(words.ja));
    const speak = button({ ja: dialogueWords.speak.en });
    expect(speak?.textContent).toBe(`${dialogueWords.speak.en}${dialogueWords.speak.ja}`);
  });
});

describe('listening', () => {
  it('[O-AI01] shows what was heard, what may change apart from what is certain', () => {
    talk(sampleDialogues.listening);
    const uncertain = screen.getByText('借りられ');
    expect(uncertain.parentElement?.textContent).toBe('すみません、ベビーカーは借りられ');
    touch(dialogueWords.stop);
    expect(actions.dialogue.stopListening).toHaveBeenCalledOnce();
  });

  it('[O-AI01] the microphone grows with the voice, without being drawn anew', () => {
    let speak = (_: number): void => undefined;
    const voice = (onLevel: (level: number) => void) => {
      speak = onLevel;
      return () => undefined;
    };
    const { container } = talk({ ...sampleDialogues.listening, voice });
    const levels = () =>
      [...container.querySelectorAll<HTMLElement>('*')].map((e) => e.style.getPropertyValue('--level'));
    speak(0.6);
    expect(levels()).toContain('0.6');
  });
});

describe('an answer', () => {
  const long = {
    ja: 'はい、1階の総合案内で無料でお貸ししています。ご利用は当日の閉店までです。',
    en: 'Yes, free of charge at Information on the 1st floor. Please return it by closing time.',
  };

  it('[O-AI01] stands below what was heard, with what may be asked next, and is said again on a touch', () => {
    vi.useFakeTimers();
    talk(sampleDialogues.answering);
    expect(screen.getByText('「ベビーカーは借りられますか」')).toBeTruthy();
    expect(reads(sampleDialogues.answering.words)).toEqual(both);
    touch(dialogueWords.again);
    vi.advanceTimersByTime(1000);
    touch(sampleChoices[1]?.words ?? { ja: '' });
    expect(actions.dialogue.again).toHaveBeenCalledOnce();
    expect(actions.dialogue.choose).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('[D-AS08] a long one turns its page when the next one is said, in both languages', () => {
    vi.useFakeTimers();
    const said = (spokenTo: number) => inDialogue({ ...sampleDialogues.answering, words: long, spokenTo });
    const { rerender } = show({ state: said(0) });
    const first = [/お貸ししています/, /1st floor/];
    const second = [/閉店まで/, /closing time/];
    const read = (lines: readonly RegExp[]) => lines.map((line) => screen.queryByText(line) !== null);
    expect([read(first), read(second)]).toEqual([both, [false, false]]);
    rerender(<DrawnScene {...props} state={said(long.ja.indexOf('ご利用'))} />);
    act(() => vi.advanceTimersByTime(1000));
    expect([read(first), read(second)]).toEqual([[false, false], both]);
  });

  it('[D-AS08] a picture of an answer stands beside her, and one that cannot be read leaves no frame', () => {
    const { container } = talk({ ...sampleDialogues.answering, picture: '/map.png' });
    const picture = () => container.querySelector('img[src="/map.png"]');
    expect(picture()?.getAttribute('alt')).toBe('ベビーカーは借りられますか');
    fireEvent.error(picture() ?? container);
    expect(container.querySelector('figure')).toBeNull();
  });

  it('[D-AT08] one that is known in one language alone is read in that one', () => {
    talk({ ...sampleDialogues.answering, words: { ja: 'はい。', en: '' } });
    const said = screen.getByText('はい。');
    expect(said.nextElementSibling?.getAttribute('lang')).not.toBe('en');
  });
});

it('[D-AT03] whoever waits for an answer reads that she is at it, and what she says when it takes longer', () => {
  const filler = { ja: '少々お待ちください。', en: 'One moment, please.' };
  talk(sampleDialogues.thinking);
  expect([reads(dialogueWords.thinking), reads(filler)]).toEqual([both, [false, false]]);
  cleanup();
  talk({ ...sampleDialogues.thinking, filler });
  expect([reads(dialogueWords.thinking), reads(filler)]).toEqual([[false, false], both]);
});

describe('whoever uses keys', () => {
  const focused = () => document.activeElement?.textContent;
  const goesOn = (state: SceneState, from: SceneState, words: { ja: string }) => {
    const { rerender } = show({ state: from, isStill: true });
    screen.getByRole('button', named(words)).focus();
    rerender(<DrawnScene {...props} state={state} isStill />);
  };

  it('[D-AS03] goes on with the first tool when the plate, a choice or the sheet is gone', () => {
    const { greeting, answering, typing } = sampleDialogues;
    goesOn(inDialogue(greeting), inDialogue(null), sceneWords.ask);
    expect(focused()).toContain(dialogueWords.speak.ja);
    cleanup();
    goesOn(inDialogue(answering), inDialogue(greeting), sampleChoices[0]?.words ?? { ja: '' });
    expect(focused()).toContain(dialogueWords.speak.ja);
    cleanup();
    goesOn(inDialogue({ ...greeting, hears: false }), inDialogue(typing), dialogueWords.stop);
    expect(focused()).toContain(dialogueWords.type.ja);
  });

  it('[D-AS03] goes on with the way out of what she has opened by the microphone', () => {
    goesOn(inDialogue(sampleDialogues.listening), inDialogue(sampleDialogues.greeting), dialogueWords.speak);
    expect(focused()).toContain(dialogueWords.stop.ja);
  });

  it('[D-AS03] keeps the focus where it is on something that stays', () => {
    const { rerender } = show({ state: inDialogue(sampleDialogues.greeting), isStill: true });
    const call = screen.getByRole('button', named(sceneWords.callStaff));
    call.focus();
    rerender(<DrawnScene {...props} state={inDialogue(sampleDialogues.answering)} isStill />);
    expect(document.activeElement).toBe(call);
  });
});

it('[D-AS03] a question back has choices to touch', () => {
  talk(sampleDialogues.unsure);
  expect(screen.getByText('「ちゅうしゃじょうは」')).toBeTruthy();
  touch(sampleChoices[0]?.words ?? { ja: '' });
  expect(actions.dialogue.choose).toHaveBeenCalledExactlyOnceWith('1');
});

describe('handing over', () => {
  it('[D-AO01] shows what is passed on, and looks the same while the machine fetches somebody and while that rings', () => {
    const { handingOver } = sampleDialogues;
    const { is: _, ...handedOver } = handingOver;
    const seen = [inDialogue(handingOver), { scene: 'Calling', handedOver } as const].map((state) => {
      const { container } = show({ state });
      expect([reads(sceneWords.calling), reads(dialogueWords.told)]).toEqual([both, both]);
      expect(screen.getByText('ベビーカーを 2 台借りたい')).toBeTruthy();
      const text = container.textContent;
      cleanup();
      return text;
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it('[O-T01] can be cancelled', () => {
    talk(sampleDialogues.handingOver);
    touch(sceneWords.cancel);
    expect(actions.cancel).toHaveBeenCalledOnce();
  });
});

describe('nobody at work', () => {
  it('[D-AS09] is said, with when somebody will be there; the machine goes on, and a message can be left', () => {
    vi.useFakeTimers();
    talk(sampleDialogues.absent);
    const told = [sampleDialogues.absent.words, dialogueWords.staffHours, sampleAbsence.opens];
    expect(told.map(reads)).toEqual([both, both, both]);
    expect(screen.getByText(sampleAbsence.hours)).toBeTruthy();
    for (const words of [dialogueWords.askInstead, sceneWords.leaveMessage, sceneWords.callStaff]) {
      touch(words);
      vi.advanceTimersByTime(1000);
    }
    for (const done of [actions.dialogue.ask, actions.leaveMessage, actions.callStaff])
      expect(done).toHaveBeenCalledOnce();
  });

  it('[D-AS09] the words of the company go before the hours', () => {
    const words = { ja: '外出しています', en: 'We are out.' };
    talk({ ...sampleDialogues.absent, absence: { ...sampleAbsence, words } });
    expect([reads(words), screen.queryByText(sampleAbsence.hours)]).toEqual([both, null]);
  });

  it('[D-AS09] where nobody knows the hours, it asks to call again later', () => {
    talk({ ...sampleDialogues.absent, absence: { ...sampleAbsence, opens: null, hours: null } });
    expect(reads(sampleAbsence.back)).toEqual(both);
  });

  it('[D-AT08] who spoke English and called in vain reads English first', () => {
    show({ state: { scene: 'Crowded', place: 1, minutes: null, absence: sampleAbsence, canAsk: true, leading: 'en' } });
    const sizeOf = (text: string) => Number.parseFloat(screen.getByText(text).style.fontSize);
    expect(sizeOf(ownLines.absence.en)).toBeGreaterThan(sizeOf(ownLines.absence.ja));
  });

  it('[D-AS09] who called in vain is offered the machine, a message, and a way out', () => {
    vi.useFakeTimers();
    show({ state: { scene: 'Crowded', place: 1, minutes: null, absence: sampleAbsence, canAsk: true, leading: 'ja' } });
    expect(reads(sampleAbsence.back)).toEqual(both);
    expect(button(sceneWords.callStaff)).toBeNull();
    for (const words of [dialogueWords.askInstead, sceneWords.later, sceneWords.leaveMessage]) {
      touch(words);
      vi.advanceTimersByTime(1000);
    }
    for (const done of [actions.dialogue.ask, actions.cancel, actions.leaveMessage])
      expect(done).toHaveBeenCalledOnce();
  });
});
