import { minutesLeft, sceneWords, waitWords } from '@mukae/contract/domain/scene/sceneWords';
import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawnScene, type SceneProps } from './DrawnScene';
import { probeMedia } from './probeMedia';
import type { ActiveState } from './sceneState';

vi.mock('./probeMedia');
const probing = vi.mocked(probeMedia);

const actions = { touch: vi.fn(), callStaff: vi.fn(), cancel: vi.fn(), end: vi.fn() };
const button = (text: string) => ({ text, fontSize: 24, backgroundColour: '#125a4e', isShown: true });
const template: SceneTemplate = {
  ...bareTemplate,
  telop: 'いらっしゃいませ',
  showsTelop: true,
  touchButtons: [button('受付'), { ...button('隠れたボタン'), isShown: false }],
};
const talking: ActiveState = { scene: 'Active', share: null, caption: null, canEnd: true, voices: null };
const props: SceneProps = {
  template,
  state: { scene: 'Standby' },
  size: { width: 1080, height: 1920 },
  character: { kind: 'builtIn', id: 'kei' },
  actions,
};
const show = (changes: Partial<SceneProps> = {}) => render(<DrawnScene {...props} {...changes} />);
const named = ({ ja }: { ja: string }) => ({ name: new RegExp(ja) });

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
    for (const said of [sceneWords.watched.ja, sceneWords.inUse.ja, sceneWords.watched.en]) {
      expect(screen.getByText(said)).toBeTruthy();
    }
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
    show({ state: { scene: 'Crowded', place: 3, minutes: null } });
    expect(screen.getByText('3')).toBeTruthy();
    expect(screen.queryByText(waitWords.label)).toBeNull();
    fireEvent.click(screen.getByRole('button', named(sceneWords.cancel)));
    expect(actions.cancel).toHaveBeenCalledTimes(2);
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

  it('[O-T01] while the staff shows something the telop is hidden, and the screen says to wait until there is a picture', () => {
    const { rerender, container } = show({ state: { ...talking, share: { stream: null } } });
    expect(screen.queryByText('いらっしゃいませ')).toBeNull();
    expect(screen.getByText(sceneWords.screenAwaited.ja)).toBeTruthy();
    const stream = new MediaStream();
    rerender(<DrawnScene {...props} state={{ ...talking, share: { stream } }} />);
    expect(screen.queryByText(sceneWords.screenAwaited.ja)).toBeNull();
    expect(container.querySelector('video')?.srcObject).toBe(stream);
  });

  it('[O-T01] says that nobody answered, that time runs out, and what it is told to say', () => {
    const { rerender } = show({ notice: { kind: 'missed' } });
    expect(screen.getByText(sceneWords.missed.ja)).toBeTruthy();
    rerender(<DrawnScene {...props} notice={{ kind: 'minutesLeft', minutes: 5 }} />);
    expect(screen.getByRole('alert').textContent).toContain(minutesLeft(5).ja);
    rerender(<DrawnScene {...props} notice={{ kind: 'message', text: 'まもなくまいります' }} />);
    expect(screen.getByText('まもなくまいります')).toBeTruthy();
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
