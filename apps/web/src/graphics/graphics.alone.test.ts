import { afterEach, expect, it, vi } from 'vitest';

/** A machine that draws with something of a name or with nothing, and how often a page asked for it and let it go. */
function machine(renderer: string | null) {
  const letGo = vi.fn();
  const context = {
    getExtension: (name: string) =>
      name === 'WEBGL_lose_context' ? { loseContext: letGo } : { UNMASKED_RENDERER_WEBGL: 1 },
    getParameter: () => renderer,
  };
  const asked = vi.fn(() => (renderer === null ? null : context));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = asked;
    },
  );
  vi.resetModules();
  return { asked, letGo };
}

const found = async () => (await import('./graphics')).graphics();

afterEach(() => void vi.unstubAllGlobals());

it('[O-V59] what a machine draws with is asked for once, and let go', async () => {
  const { asked, letGo } = machine('ANGLE (NVIDIA, GeForce RTX 3060)');
  expect([await found(), await found()]).toEqual(['card', 'card']);
  expect([asked.mock.calls.length, letGo.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (LLVM 16.0.0)), SwiftShader driver)', 'processor'],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', 'processor'],
  ['Microsoft Basic Render Driver', 'processor'],
  [null, 'none'],
])('[O-V59] [O-V26] a processor that draws by itself is known, and that nothing does: %s', async (renderer, is) => {
  machine(renderer);
  expect(await found()).toBe(is);
});
