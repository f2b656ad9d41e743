import { afterEach, expect, it, vi } from 'vitest';

/** A machine that has graphics or plays them, and how often a page asked for them and let them go. */
function machine(draws: (needs: WebGLContextAttributes) => boolean) {
  const asked = vi.fn(draws);
  const letGo = vi.fn();
  class Canvas {
    getContext(_: string, needs: WebGLContextAttributes) {
      return asked(needs) ? { getExtension: () => ({ loseContext: letGo }) } : null;
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.resetModules();
  return { asked, letGo };
}

const found = async () => (await import('./graphics')).graphics();

afterEach(() => void vi.unstubAllGlobals());

it('[O-V59] what a machine draws with is asked for once, and let go', async () => {
  const { asked, letGo } = machine(() => true);
  expect([await found(), await found()]).toEqual(['card', 'card']);
  expect([asked.mock.calls.length, letGo.mock.calls.length]).toEqual([1, 1]);
});

it('[O-V59] a processor that draws by itself is known, and that nothing does', async () => {
  machine(({ failIfMajorPerformanceCaveat }) => !failIfMajorPerformanceCaveat);
  expect(await found()).toBe('processor');
  machine(() => false);
  expect(await found()).toBe('none');
});
