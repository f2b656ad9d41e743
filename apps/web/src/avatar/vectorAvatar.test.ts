import { builtInCharacters } from '@mukae/contract/domain/character/builtIn';
import { describe, expect, it } from 'vitest';
import { blankContext } from './testing/blankContext';
import type { Surface } from './vector/drawnAvatar';
import { loadVectorAvatar } from './vectorAvatar';

/** A canvas that keeps nothing but how much was drawn. */
function countingSurface() {
  let drawn = 0;
  const draw = (): void => {
    drawn += 1;
  };
  const context = blankContext({ fill: draw, fillText: draw, drawImage: draw });
  const surface: Surface = { width: 0, height: 0, getContext: () => context };
  return { surface, drawn: () => drawn };
}

describe.each(builtInCharacters.map(({ id }) => id))('%s', (id) => {
  it('[O-D09] is fetched and drawn at the size of its canvas', async () => {
    const { surface, drawn } = countingSurface();
    const avatar = await loadVectorAvatar(id, surface);
    avatar.draw(1 / 60);
    expect(drawn()).toBe(0);
    avatar.resize(540, 960);
    expect(surface).toMatchObject({ width: 540, height: 960 });
    avatar.draw(1 / 60);
    expect(drawn()).toBeGreaterThan(100);
  });
});

describe('an avatar', () => {
  it('[O-D08] draws nothing after its end', async () => {
    const { surface, drawn } = countingSurface();
    const avatar = await loadVectorAvatar('kei', surface);
    avatar.resize(540, 960);
    avatar.dispose();
    avatar.draw(1 / 60);
    avatar.play('bow');
    avatar.draw(Number.NaN);
    expect(drawn()).toBe(0);
  });

  it('needs a canvas', async () => {
    await expect(loadVectorAvatar('kei', { width: 1, height: 1, getContext: () => null })).rejects.toThrow(
      'no 2D canvas',
    );
  });
});
