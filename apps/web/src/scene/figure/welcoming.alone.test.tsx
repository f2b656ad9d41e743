import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Avatar } from '@/avatar/avatar';
import { Movement } from '@/avatar/stream/movement';
import { DrawnScene } from '../DrawnScene';
import { inDialogue, sampleDialogues } from '../sampleDialogues';
import { sampleState } from '../sampleState';
import { quietStandby, type SceneNotice, type SceneState } from '../sceneState';
import { avatarLoader } from './avatarLoader';
import { drawnFreely } from './drawnFreely';

vi.mock('./avatarLoader');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const screen = {
  template: bareTemplate,
  size: { width: 1080, height: 1920 },
  character: { kind: 'builtIn', id: 'kei' },
} as const;
const actions = { touch: vi.fn(), callStaff: vi.fn(), cancel: vi.fn(), end: vi.fn(), leaveMessage: vi.fn() };

async function playedIn(state: SceneState, movement: Movement | null = null): Promise<string[]> {
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
  render(<DrawnScene {...screen} state={state} figure={drawnFreely(movement)} actions={actions} />);
  await vi.advanceTimersByTimeAsync(20_000);
  return played;
}

it('[D-F05] whoever waits for visitors waves and nods to them, and in no other scene', async () => {
  expect(await playedIn(quietStandby)).toEqual(['wave', 'nod']);
  cleanup();
  expect(await playedIn(sampleState('Calling'))).toEqual([]);
  cleanup();
  expect(await playedIn({ scene: 'Offline', isCutOff: true, isLong: false })).toEqual([]);
});

it('[D-AS07] whoever has her speak leaves her what she does by herself, until the staff leads her', async () => {
  expect(await playedIn(inDialogue(sampleDialogues.greeting), new Movement())).toEqual(['wave']);
  cleanup();
  expect(await playedIn(quietStandby, new Movement())).toEqual(['wave', 'nod']);
  cleanup();
  expect(await playedIn({ scene: 'Monitoring', canCall: false }, new Movement())).toEqual([]);
});

/** Of somebody whom the page does not draw: what plays, and what stands there breathing. */
function filmedIn(
  state: SceneState,
  { notice = null, isStill = false }: { notice?: SceneNotice | null; isStill?: boolean } = {},
) {
  cleanup();
  const { container } = render(
    <DrawnScene {...screen} state={state} figure={{ is: 'filmed', film: null }} notice={notice} isStill={isStill} />,
  );
  const sourceOf = (place: string) => container.querySelector(place)?.getAttribute('src') ?? null;
  return { plays: sourceOf('video'), breathes: sourceOf('[data-breathing] img') };
}

it('[D-F05] [D-A28] a film waves to visitors on Standby alone; elsewhere a picture in the pose of the scene breathes', () => {
  const film = { plays: '/characters/kei/standby.mp4', breathes: null };
  const [calm, sorry] = ['fold', 'bow'].map((pose) => ({ plays: null, breathes: `/characters/kei/${pose}.webp` }));
  expect(filmedIn(quietStandby)).toEqual(film);
  expect(filmedIn(quietStandby, { notice: { kind: 'missed' } })).toEqual(sorry);
  for (const scene of [
    sampleState('Calling'),
    { scene: 'Offline', isCutOff: true, isLong: false },
    { scene: 'Monitoring', canCall: true },
    { scene: 'Active', share: null, caption: null, staff: 'awaited', canEnd: false, voices: null },
  ] as const)
    expect(filmedIn(scene)).toEqual(calm);
  expect(filmedIn({ scene: 'Suspended' })).toEqual(sorry);
  expect(filmedIn({ scene: 'Suspended' }, { isStill: true })).toEqual({ plays: null, breathes: null });
});

it('[D-F05] [D-A28] whoever wants nothing to move sees neither a film nor a breath', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  for (const scene of ['Standby', 'Calling', 'Suspended'] as const)
    expect(filmedIn(sampleState(scene))).toEqual({ plays: null, breathes: null });
});
