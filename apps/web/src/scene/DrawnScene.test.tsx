import { minutesLeft, sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawnScene } from './DrawnScene';
import { sampleState } from './sampleState';
import { actions, named, props, show, talking, template } from './testing/sceneShown';

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
  show({ state: sampleState('Calling') });
  fireEvent.click(screen.getByRole('button', named(sceneWords.cancel)));
  expect(actions.cancel).toHaveBeenCalledOnce();
  cleanup();
  show({ state: { scene: 'Crowded', place: 3, minutes: null, absence: null, canAsk: false, leading: 'ja' } });
  expect(screen.getByText('3')).toBeTruthy();
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

it('[D-T51] where nothing moves, what has changed leaves no trace of how it was', () => {
  const { rerender } = show({ isStill: true });
  rerender(<DrawnScene {...props} isStill template={{ ...template, telop: 'またどうぞ' }} />);
  expect(screen.getByText('またどうぞ')).toBeDefined();
  expect(screen.queryByText('いらっしゃいませ')).toBeNull();
});

it('[D-T51] a text that is only moved is not laid out again while it is in the hand', () => {
  const { rerender } = show({ isStill: true });
  const before = screen.getByText('いらっしゃいませ');
  const boxes = { telop: { x: 0.1, y: 0.3, width: 984 / 1080, height: 156 / 1920 } };
  rerender(<DrawnScene {...props} isStill template={{ ...template, boxes }} />);
  const moved = screen.getByText('いらっしゃいませ');
  rerender(<DrawnScene {...props} isStill template={{ ...template, boxes: { telop: { ...boxes.telop, x: 0.05 } } }} />);
  expect(before).toBeDefined();
  expect(screen.getByText('いらっしゃいませ')).toBe(moved);
});
