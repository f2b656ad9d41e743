import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import { sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { minutesLeft, sceneWords, soonWords, waitWords } from '@mukae/contract/domain/scene/sceneWords';
import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawnScene, type SceneProps } from './DrawnScene';
import { probeMedia } from './probeMedia';
import type { ActiveState } from './sceneState';

vi.mock('./probeMedia');
const probing = vi.mocked(probeMedia);

const actions = { touch: vi.fn(), callStaff: vi.fn(), cancel: vi.fn(), end: vi.fn(), leaveMessage: vi.fn() };
const button = (text: string) => ({ text, fontSize: 24, backgroundColour: '#125a4e', isShown: true });
const template: SceneTemplate = {
  ...bareTemplate,
  telop: 'いらっしゃいませ',
  showsTelop: true,
  touchButtons: [button('受付'), { ...button('隠れたボタン'), isShown: false }],
};
const talking: ActiveState = {
  scene: 'Active',
  share: null,
  caption: null,
  staff: 'there',
  canEnd: true,
  voices: null,
};
const props: SceneProps = {
  template,
  state: { scene: 'Standby' },
  size: { width: 1080, height: 1920 },
  character: { kind: 'builtIn', id: 'kei' },
  actions,
};
const show = (changes: Partial<SceneProps> = {}) => render(<DrawnScene {...props} {...changes} />);
const named = ({ ja }: { ja: string }) => ({ name: new RegExp(ja) });

/** What is read: the innermost elements with words. */
const leavesOf = (container: Element) =>
  [...container.querySelectorAll('p, span')].filter(
    ({ childElementCount, textContent }) => childElementCount === 0 && textContent,
  );
const isJapanese = ({ textContent }: Element) =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(textContent ?? '');
/** The English stands behind the Japanese, or in it: of a figure only its name is said twice. */
function hasEnglish(element: Element): boolean {
  const said = element.closest('[lang="ja"]');
  const english = said?.querySelector('[lang="en"]') ?? said?.nextElementSibling;
  return english?.getAttribute('lang') === 'en' && english.textContent !== '';
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Scene', () => {
  it('[O-T01] offers the touch buttons that are shown, and the staff; a second touch within a second is the same', () => {
    vi.useFakeTimers();
    show();
    expect(screen.queryByText('隠れたボタン')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '受付' }));
    fireEvent.click(screen.getByRole('button', named(sceneWords.callStaff)));
    expect(actions.touch).toHaveBeenCalledExactlyOnceWith(template.touchButtons[0]);
    expect(actions.callStaff).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    fireEvent.click(screen.getByRole('button', named(sceneWords.callStaff)));
    expect(actions.callStaff).toHaveBeenCalledOnce();
  });

  it('[O-T01] has no touch buttons on a lying screen, only the staff call', () => {
    show({ size: { width: 1920, height: 1080 } });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('[O-L50] [O-T01] who is watched may call all the same, unless the reception is suspended', () => {
    show({ state: { scene: 'Monitoring', canCall: true } });
    fireEvent.click(screen.getByRole('button', { name: '受付' }));
    expect(actions.touch).toHaveBeenCalledExactlyOnceWith(template.touchButtons[0]);
    expect(screen.getByRole('button', named(sceneWords.callStaff))).toBeTruthy();
    const { watched, inUse } = sceneWords;
    expect(screen.getByText(watched.en).parentElement?.textContent).toBe(`${watched.ja}　${inUse.ja}${watched.en}`);
    cleanup();
    show({ state: { scene: 'Monitoring', canCall: false } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(sceneWords.watched.ja)).toBeTruthy();
    expect(screen.getByText(sceneWords.inUse.ja)).toBeTruthy();
  });

  it('[O-T01] a caller, and whoever waits, can leave', () => {
    show({ state: { scene: 'Calling' } });
    fireEvent.click(screen.getByRole('button', named(sceneWords.cancel)));
    expect(actions.cancel).toHaveBeenCalledOnce();
    cleanup();
    show({ state: { scene: 'Crowded', place: 3, minutes: null, absence: null } });
    expect(screen.getByText('3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', named(sceneWords.cancel)));
    expect(actions.cancel).toHaveBeenCalledTimes(2);
  });

  it('[D-A28] who waits while all are busy reads how long that may take, or soon while nobody can tell', () => {
    const busy = { scene: 'Crowded', place: 3, absence: null } as const;
    const { rerender } = show({ state: { ...busy, minutes: null } });
    for (const words of [soonWords.label, soonWords.value])
      for (const said of [words.ja, words.en]) expect(screen.getByText(said)).toBeTruthy();
    rerender(<DrawnScene {...props} state={{ ...busy, minutes: 4 }} />);
    expect(screen.getByText(waitWords.label.ja).closest('p')?.textContent).toContain('約4分');
    expect(screen.queryByText(soonWords.value.ja)).toBeNull();
  });

  it('[D-A25] where nobody is at work it says so and not that it is crowded: when somebody will be there, and what to do instead', () => {
    const crowded = { ...template, telop: 'ただいま混み合っています' };
    const back = { ja: 'あす 9:00 から受付いたします', en: 'We are back tomorrow at 9:00.' };
    const words = { ja: '外出しています', en: 'We are out.' };
    const absent = { scene: 'Crowded', place: 1, minutes: null, absence: { back, words } } as const;
    show({ template: crowded, state: absent });
    for (const said of [sceneWords.absent.ja, sceneWords.absent.en, back.ja, back.en, '不在', 'Away'])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByText(/外出しています\s+We are out\./)).toBeTruthy();
    for (const untrue of [/混み合って/, '混雑中', 'Busy', '1']) expect(screen.queryByText(untrue)).toBeNull();
    fireEvent.click(screen.getByRole('button', named(sceneWords.leaveMessage)));
    expect(actions.leaveMessage).toHaveBeenCalledOnce();
    cleanup();
    show({ template: crowded, state: absent });
    fireEvent.click(screen.getByRole('button', named(sceneWords.later)));
    expect(actions.cancel).toHaveBeenCalledOnce();
    cleanup();
    show({ template: crowded, state: { ...absent, absence: { back, words: null } } });
    expect(screen.queryByText(/混み合って|外出/)).toBeNull();
  });

  it('[D-A27] a visitor leaves a few words by touch alone, or types them', async () => {
    const letter = { send: vi.fn(async () => false), close: vi.fn() };
    show({ letter });
    const send = () => screen.getByRole('button', named(letterWords.send));
    expect(send().hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /折り返し/ }));
    fireEvent.click(screen.getByRole('button', { name: /お届け物/ }));
    fireEvent.click(screen.getByRole('button', { name: /お届け物/ }));
    for (const key of ['0', '9', '9', letterWords.erase.ja]) fireEvent.click(screen.getByRole('button', { name: key }));
    fireEvent.change(screen.getByLabelText(letterWords.about.ja), { target: { value: ' 午後に ' } });
    fireEvent.click(send());
    expect(letter.send).toHaveBeenCalledExactlyOnceWith({ text: '折り返しご連絡ください\n午後に', contact: '09' });
    expect(await screen.findByText(letterWords.failed.ja)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', named(letterWords.close)));
    expect(letter.close).toHaveBeenCalledOnce();
  });

  it('[D-A27] what a visitor writes is counted as people count; too much is told in both languages and cut by nobody', () => {
    const letter = { send: vi.fn(async () => true), close: vi.fn() };
    const family = '👨‍👩‍👧';
    show({ letter });
    const write = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const send = () => screen.getByRole('button', named(letterWords.send));
    const told = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
    write(letterWords.about.ja, 'あ'.repeat(201));
    expect(told()).toBe('ご用件は200文字までお預かりできます。We can take up to 200 characters.');
    expect(send().hasAttribute('disabled')).toBe(true);
    write(letterWords.about.ja, family.repeat(200));
    write(letterWords.contact.ja, family.repeat(60));
    fireEvent.click(screen.getByRole('button', { name: '9' }));
    expect(told()).toContain('60文字まで');
    expect(send().hasAttribute('disabled')).toBe(true);
    for (const _ of ['the digit', 'a whole family'])
      fireEvent.click(screen.getByRole('button', { name: letterWords.erase.ja }));
    expect(told()).toContain(letterWords.kept.ja);
    fireEvent.click(send());
    expect(letter.send).toHaveBeenCalledExactlyOnceWith({ text: family.repeat(200), contact: family.repeat(59) });
  });

  it('[D-A27] the sheet for a few words takes the focus, says what need not be told, and stays while they are on their way', async () => {
    let answer = (_isTaken: boolean) => {};
    const send = () => new Promise<boolean>((resolve) => (answer = resolve));
    show({ letter: { send, close: vi.fn() } });
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: letterWords.title.ja }));
    expect(screen.getByText('お名前・ご連絡先（任意）')).toBeTruthy();
    const close = () => screen.getByRole('button', named(letterWords.close));
    const field = screen.getByLabelText(letterWords.about.ja);
    field.focus();
    fireEvent.change(field, { target: { value: '午後に' } });
    expect(document.activeElement).toBe(field);
    fireEvent.click(screen.getByRole('button', named(letterWords.send)));
    expect(close().hasAttribute('disabled')).toBe(true);
    await act(async () => answer(false));
    expect(close().hasAttribute('disabled')).toBe(false);
  });

  describe.each<[string, Partial<SceneProps>, string]>([
    ['that waits', { state: { scene: 'Standby' } }, 'いらっしゃいませ'],
    ['that calls', { state: { scene: 'Calling' } }, 'お呼び出ししています\n少々お待ちください'],
    [
      'that is busy',
      { state: { scene: 'Crowded', place: 2, minutes: 4, absence: null } },
      'ただいま混み合っています\n順番にご案内いたします',
    ],
    [
      'that is busy for nobody knows how long',
      { state: { scene: 'Crowded', place: 2, minutes: null, absence: null } },
      'ただいま混み合っています',
    ],
    [
      'at which nobody is',
      {
        state: {
          scene: 'Crowded',
          place: 1,
          minutes: null,
          absence: { back: { ja: 'あす 9:00 から受付いたします', en: 'We are back tomorrow at 9:00.' }, words: null },
        },
      },
      'ただいま混み合っています',
    ],
    ['of a conversation', { state: talking }, '担当者がご案内しています'],
    ['of a conversation that is interrupted', { state: { ...talking, staff: 'gone' } }, 'そのままお待ちください'],
    [
      'of a link whose host is awaited',
      { state: { ...talking, staff: 'awaited' } },
      '担当者がまいります\nそのままお待ちください',
    ],
    [
      'on which something will be shown',
      { state: { ...talking, share: { stream: null } } },
      '担当者がご案内しています',
    ],
    ['that is watched and may call', { state: { scene: 'Monitoring', canCall: true } }, 'スタッフが見守っています'],
    ['that is watched', { state: { scene: 'Monitoring', canCall: false } }, 'スタッフが見守っています'],
    ['that is paused', { state: { scene: 'Suspended' } }, 'ただいま受付を休止しています'],
    ['without a server', { state: { scene: 'Offline', isLong: false } }, '少々お待ちください'],
    ['without a server for long', { state: { scene: 'Offline', isLong: true } }, '少々お待ちください'],
    ['whose visitor was missed', { notice: { kind: 'missed' } }, 'いらっしゃいませ'],
    ['that took a message', { notice: { kind: 'messageLeft' } }, 'いらっしゃいませ'],
    [
      'whose time runs out',
      { state: talking, notice: { kind: 'minutesLeft', minutes: 5 } },
      '担当者がご案内しています',
    ],
    ['that takes a message', { letter: { send: async () => true, close: () => {} } }, 'いらっしゃいませ'],
  ])('a screen %s', (_, changes, telop) => {
    it.each([
      ['upright', props.size],
      ['lying', { width: 1920, height: 1080 }],
    ])('[D-A28] says no sentence twice, and each with its English: %s', (_, size) => {
      const { container } = show({ ...changes, size, template: { ...template, telop } });
      const read = leavesOf(container);
      const said = read
        .flatMap((element) => (element.textContent ?? '').split(/[\n。　]/))
        .filter((sentence) => sentence.length > 7);
      for (const [place, sentence] of said.entries())
        expect(said.slice(place + 1).filter((other) => other.includes(sentence) || sentence.includes(other))).toEqual(
          [],
        );
      const companys = [...telop.split('\n'), '受付'];
      const alone = read.filter((element) => isJapanese(element) && !hasEnglish(element));
      const words = alone.flatMap((element) => element.textContent?.split('\n') ?? []);
      expect(words.filter((line) => !companys.includes(line))).toEqual([]);
    });
  });

  it('[D-A28] names the company where there is no logo, or where it cannot be shown', () => {
    const host = '青葉ホーム株式会社';
    const { container, rerender } = show({ template: { ...template, showsLogo: true, host } });
    expect(screen.getByText(host)).toBeTruthy();
    rerender(<DrawnScene {...props} template={{ ...template, showsLogo: true, host, logo: '/logo.webp' }} />);
    expect(screen.queryByText(host)).toBeNull();
    const logo = container.querySelector('img[src="/logo.webp"]');
    if (logo) fireEvent.error(logo);
    expect(screen.getByText(host)).toBeTruthy();
    rerender(<DrawnScene {...props} template={{ ...template, showsLogo: false, host }} />);
    expect(screen.queryByText(host)).toBeNull();
  });

  it('[D-A28] a notice is said instead of the telop that it would lie on', () => {
    show({ notice: { kind: 'missed' } });
    expect(screen.getByText(sceneWords.missed.ja)).toBeTruthy();
    expect(screen.queryByText('いらっしゃいませ')).toBeNull();
  });

  it('[O-T01] a visitor ends her conversation where she may, and reads what is said', () => {
    show({ state: { ...talking, caption: 'こちらへどうぞ。' } });
    expect(screen.getByText('こちらへどうぞ。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', named(sceneWords.end)));
    expect(actions.end).toHaveBeenCalledOnce();
    cleanup();
    show({ state: { ...talking, canEnd: false } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[D-L02] a visitor whom nobody hears is not told to speak, but that the staff is reconnected', async () => {
    const { rerender } = show({ state: { ...talking, staff: 'gone' } });
    expect(screen.getByText(sceneWords.staffGone.ja)).toBeTruthy();
    expect(screen.getByText(sceneLooks.Offline.word.ja)).toBeTruthy();
    expect(screen.queryByText(sceneLooks.Active.word.ja)).toBeNull();
    expect(screen.getByText(sceneWords.holdOn.ja)).toBeTruthy();
    expect(screen.queryByText(sceneWords.speak.ja)).toBeNull();
    rerender(<DrawnScene {...props} state={talking} />);
    expect(screen.getByText(sceneWords.speak.ja)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(sceneWords.staffGone.ja)).toBeNull());
  });

  it('[D-L02] [D-A28] a visitor whose host is awaited reads so in both languages, under no ribbon of a conversation', () => {
    show({ state: { ...talking, staff: 'awaited' } });
    const { hostAwaited, holdOn } = sceneWords;
    for (const said of [hostAwaited, holdOn, sceneLooks.Offline.word])
      for (const words of [said.ja, said.en]) expect(screen.getByText(words)).toBeTruthy();
    for (const untrue of [sceneLooks.Active.word, sceneWords.speak, sceneWords.staffGone])
      expect(screen.queryByText(untrue.ja)).toBeNull();
  });

  it('[D-L02] a visitor is told to speak once the line stands, and not before', () => {
    const { rerender } = show({ state: { ...talking, staff: 'joining' } });
    expect(screen.getByText(sceneWords.holdOn.ja)).toBeTruthy();
    expect(screen.queryByText(sceneWords.speak.ja)).toBeNull();
    expect(screen.queryByText(sceneWords.staffGone.ja)).toBeNull();
    rerender(<DrawnScene {...props} state={talking} />);
    expect(screen.getByText(sceneWords.speak.ja)).toBeTruthy();
    expect(screen.queryByText(sceneWords.holdOn.ja)).toBeNull();
  });

  it('[O-T01] while the staff shows something the telop is hidden, and the screen says to wait until there is a picture', () => {
    const { rerender, container } = show({ state: { ...talking, share: { stream: null } } });
    expect(screen.queryByText('いらっしゃいませ')).toBeNull();
    expect(screen.getByText(sceneWords.screenAwaited.ja)).toBeTruthy();
    const stream = new MediaStream();
    rerender(<DrawnScene {...props} state={{ ...talking, share: { stream } }} />);
    expect(screen.queryByText(sceneWords.screenAwaited.ja)).toBeNull();
    expect(container.querySelector('video')?.srcObject).toBe(stream);
  });

  it('[O-L33] [D-L01] tells when a picture of what the staff shows stands there, and when none does any more', () => {
    const onSeen = vi.fn();
    const share = { stream: new MediaStream(), onSeen };
    const { rerender, container } = show({ state: { ...talking, share } });
    expect(onSeen).not.toHaveBeenCalled();
    const video = container.querySelector('video');
    if (video) fireEvent.loadedData(video);
    expect(onSeen).toHaveBeenLastCalledWith(true);
    rerender(<DrawnScene {...props} state={{ ...talking, share: { ...share, stream: null } }} />);
    expect(onSeen).toHaveBeenLastCalledWith(false);
  });

  it('[O-T01] says that nobody answered, and that time runs out', () => {
    const { rerender } = show({ notice: { kind: 'missed' } });
    expect(screen.getByText(sceneWords.missed.ja)).toBeTruthy();
    rerender(<DrawnScene {...props} notice={{ kind: 'minutesLeft', minutes: 5 }} />);
    expect(screen.getByRole('alert').textContent).toContain(minutesLeft(5).ja);
  });

  it('[O-T01] lights up with a voice, without being rendered anew', () => {
    let speak = (_: number): void => undefined;
    const silent = () => () => undefined;
    const voices = {
      staff: (onLevel: (level: number) => void) => {
        speak = onLevel;
        return () => undefined;
      },
      visitor: silent,
    };
    const { container } = show({ state: { ...talking, voices } });
    const levels = () =>
      [...container.querySelectorAll<HTMLElement>('*')].map((e) => e.style.getPropertyValue('--level'));
    speak(0.5);
    expect(levels()).toContain('0.5');
    // What nobody sees is not painted.
    speak(0.51);
    expect(levels()).toContain('0.5');
    speak(7);
    expect(levels()).toContain('1');
  });

  it('[O-T01] a film plays silently without end, and stands still in a thumbnail', async () => {
    const film = { ...template, layout: 'wipe', showsMedia: true, media: { kind: 'film', url: '/a.mp4' } } as const;
    probing.mockResolvedValue({ width: 1600, height: 900 });
    const { container, rerender } = show({ template: film });
    const playing = await waitFor(() => container.querySelector('video') ?? Promise.reject(new Error('no film yet')));
    expect(playing).toMatchObject({ loop: true, muted: true, autoplay: true });
    rerender(<DrawnScene {...props} template={film} isStill />);
    expect(container.querySelector('video')?.autoplay).toBe(false);
  });

  it('[O-T01] a medium that cannot be read is never seen, and is back once it can', async () => {
    vi.useFakeTimers();
    const picture = {
      ...template,
      layout: 'onlyMedia',
      showsMedia: true,
      media: { kind: 'picture', url: '/a.png' },
    } as const;
    probing.mockRejectedValue(new Error('not there'));
    const { container } = show({ template: picture });
    const shows = (url: string) => container.querySelector(`img[src="${url}"]`) !== null;
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([shows('/a.png'), shows('/characters/kei/fold.webp')]).toEqual([false, true]);
    probing.mockResolvedValue({ width: 1600, height: 900 });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect([shows('/a.png'), shows('/characters/kei/fold.webp')]).toEqual([true, false]);
  });

  it('[O-T01] nothing can be touched in a preview', () => {
    const { actions: _, ...preview } = props;
    const { container } = render(<DrawnScene {...preview} />);
    expect(container.firstElementChild?.hasAttribute('inert')).toBe(true);
  });

  it('[O-T01] what draws the character stays while the scenes change', () => {
    const figure = { is: 'filmed', film: new MediaStream() } as const;
    const { container, rerender } = show({ figure });
    const before = container.querySelector('video');
    rerender(<DrawnScene {...props} figure={figure} state={talking} />);
    rerender(<DrawnScene {...props} figure={figure} state={{ ...talking, share: { stream: null } }} />);
    expect([before === null, container.querySelector('video') === before]).toEqual([false, true]);
  });
});
