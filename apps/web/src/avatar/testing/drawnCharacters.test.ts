import type { Expression } from '@mukae/contract/domain/avatar/motions';
import type { BuiltInCharacter } from '@mukae/contract/domain/character/builtIn';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngineBrowser } from '@/rtc/testing/engineBrowser';
import { characterById, drawnCharacters } from '../characters';
import type { Params } from '../params';
import { Puppet } from '../vector/puppet';
import type { Cut } from './easel';
import { contrastOf, lightOf, medianOf, Picture, shareOf } from './seen';

let browser: Awaited<ReturnType<typeof startEngineBrowser>>;
let page: Page;

async function look(id: BuiltInCharacter, params: Params, cut: Cut): Promise<Picture> {
  const painted = await page.evaluate(([who, how, where]) => easel.paint(who, how, where), [id, params, cut] as const);
  return new Picture(painted, cut.width);
}

/** Where the lips of each begin on the sheet. */
const lipsAt: Readonly<Record<BuiltInCharacter, number>> = {
  kei: 598,
  'kei-short': 652,
  kento: 606,
  lin: 546,
  'ne-custom': 690,
};

/** How far the middle of the closed lips lies below their corners. */
async function smileOf(id: BuiltInCharacter, lipsAs: Params): Promise<number> {
  const width = 120;
  const seen = await look(id, lipsAs, { left: -width / 2, top: lipsAt[id], width, height: 50, wall: '#ffffff' });
  const lips = Array.from({ length: width }, (_, x) => seen.column(x).map(lightOf)).flatMap((column) => {
    const darkest = Math.min(...column);
    return darkest < 0.3 ? column.indexOf(darkest) : [];
  });
  const middle = lips[Math.floor(lips.length / 2)] ?? 0;
  return middle - ((lips.at(0) ?? 0) + (lips.at(-1) ?? 0)) / 2;
}

/** The lips of one who stands there by herself and feels so. */
function lipsOf(id: BuiltInCharacter, feeling: Expression): Params {
  const puppet = new Puppet(characterById(id));
  puppet.express(feeling);
  for (let frame = 1; frame < 60; frame += 1) puppet.step(1 / 60);
  const { smile, frown } = puppet.step(1 / 60);
  return { smile, frown };
}

describe('drawn characters', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    browser = await startEngineBrowser({ folder: import.meta.dirname, handle: 'easel' });
    page = await browser.open(await browser.newContext());
  }, 60_000);
  afterAll(() => browser.stop());

  it.each([0.5, 0.35, 0.25])('[O-D30] show the iris of an eye that is open by %s', async (eyeOpenL) => {
    const seen = await look(
      'ne-custom',
      { eyeOpenL },
      { left: 40, top: 570, width: 110, height: 100, wall: '#ffffff' },
    );
    const eye = seen.points.filter((point) => lightOf(point) < 0.35);
    expect(shareOf(eye, (point) => lightOf(point) < 0.03)).toBeLessThan(0.45);
    expect(
      shareOf(eye, ([red, green, blue]) => lightOf([red, green, blue]) >= 0.03 && red - blue > 15),
    ).toBeGreaterThan(0.5);
  });

  it('[O-D31] smile alike: Kento as warmly as the others', async () => {
    const broadly = { smile: 1 };
    const others = [await smileOf('kei', broadly), await smileOf('kei-short', broadly), await smileOf('lin', broadly)];
    expect(Math.min(...others)).toBeGreaterThan(15);
    expect(await smileOf('kento', broadly)).toBeGreaterThanOrEqual(Math.max(...others));
  });

  it.each(drawnCharacters.map(({ id }) => id))(
    '[D-A28] smile while they wait, and do not while they are sorry: %s',
    async (id) => {
      expect(await smileOf(id, lipsOf(id, 'plain'))).toBeGreaterThan(10);
      expect(await smileOf(id, lipsOf(id, 'sorry'))).toBeLessThanOrEqual(0);
    },
  );

  it.each(['#ffffff', '#fff3d6'])('[O-D32] are set off from a pale wall: the sleeve of Emiri from %s', async (wall) => {
    const seen = await look('kei-short', {}, { left: 220, top: 1080, width: 50, height: 20, wall });
    const [ground = 1] = (await look('kei-short', {}, { left: 500, top: 0, width: 1, height: 1, wall })).points.map(
      lightOf,
    );
    expect(contrastOf(medianOf(seen.points.map(lightOf)), ground)).toBeGreaterThan(3);
  });

  it.each([-22, 22])('[O-D33] have one cheek from nose to ear, however they turn: Kento by %s degrees', async (yaw) => {
    const seen = await look('kento', { yaw }, { left: -220, top: 540, width: 440, height: 1, wall: '#ffffff' });
    expect(seen.row(0).filter((point) => lightOf(point) < 0.04)).toEqual([]);
  });

  it.each(['kei', 'kei-short', 'kento', 'lin', 'ne-custom'] as const)(
    '[D-F01] have both forearms in every picture of a wave and of a guiding hand: %s',
    async (id) => {
      for (const motion of ['wave', 'showLeft', 'showRight'] as const) {
        const seen = await page.evaluate(([who, what]) => easel.forearms(who, what), [id, motion] as const);
        expect(Math.min(...seen), motion).toBeGreaterThan(0.5);
      }
    },
  );
});
