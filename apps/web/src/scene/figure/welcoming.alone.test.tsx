import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Avatar } from '@/avatar/avatar';
import { DrawnScene } from '../DrawnScene';
import type { SceneState } from '../sceneState';
import { avatarLoader } from './avatarLoader';
import { drawnFreely } from './drawnFreely';

vi.mock('./avatarLoader');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const actions = { touch: vi.fn(), callStaff: vi.fn(), cancel: vi.fn(), end: vi.fn(), leaveMessage: vi.fn() };

async function playedIn(state: SceneState): Promise<string[]> {
  const played: string[] = [];
  const nothing = (): void => {};
  const avatar: Avatar = {
    take: nothing,
    play: (motion) => void played.push(motion),
    express: nothing,
    speak: nothing,
    lookAt: nothing,
    resize: nothing,
    draw: nothing,
    dispose: nothing,
  };
  vi.mocked(avatarLoader).mockReturnValue(async () => avatar);
  render(
    <DrawnScene
      template={bareTemplate}
      state={state}
      size={{ width: 1080, height: 1920 }}
      character={{ kind: 'builtIn', id: 'kei' }}
      figure={drawnFreely(null)}
      actions={actions}
    />,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  return played;
}

it('[D-F05] whoever waits for visitors waves and nods to them, and in no other scene', async () => {
  expect(await playedIn({ scene: 'Standby' })).toEqual(['wave', 'nod']);
  cleanup();
  expect(await playedIn({ scene: 'Calling' })).toEqual([]);
  cleanup();
  expect(await playedIn({ scene: 'Offline', isLong: false })).toEqual([]);
});
