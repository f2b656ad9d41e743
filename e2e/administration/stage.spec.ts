import { addMedium, pictureColour, pictureFile } from '../support/media';
import { shareOf } from '../support/pixels';
import { blockOf, drawerOf, openEditor, placeOf, stageOf } from '../support/templateEditor';
import { beginDraft } from '../support/templates';
import { expect, type Page, test } from '../support/test';

const undo = (page: Page) => page.keyboard.press('Control+Z');

/** Where a block is on the page, and how many of its pixels one of the screen takes. */
async function middleOf(page: Page, block: Parameters<typeof blockOf>[1]) {
  const box = await blockOf(page, block).boundingBox();
  if (!box) throw new Error(`${block} is not there`);
  const { width } = await placeOf(page, block);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: box.width / width };
}

/** As a hand does it: down, some of the way, all of it. */
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
}

/** What visitors will see there is the block, and not only its frame. */
async function expectDrawnAt(page: Page, block: 'telop' | 'media') {
  if (block === 'media') return expect.poll(() => shareOf(pictureColour, blockOf(page, 'media'))).toBeGreaterThan(0.75);
  const frame = await blockOf(page, 'telop').boundingBox();
  const drawn = await stageOf(page).locator('[data-telop]').boundingBox();
  expect(drawn?.x).toBeCloseTo(frame?.x ?? 0, 0);
  expect(drawn?.y).toBeCloseTo(frame?.y ?? 0, 0);
  expect(drawn?.height).toBeCloseTo(frame?.height ?? 0, 0);
}

test('[D-T43] [D-T41] blocks are dragged and resized with the mouse, the scene follows, lines hold them, and each drag is taken back at once', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const mediaId = await addMedium(page, await pictureFile('大きな絵.png'));
  await beginDraft(page, {
    layout: 'mediaAndAvatar',
    showsMedia: true,
    playlist: [{ mediaId, seconds: 10 }],
    boxes: { telop: { x: 0.1, y: 0.53, width: 0.5, height: 0.1 } },
  });
  await openEditor(page);

  await test.step('a medium that was not selected is dragged at once, and is seen there', async () => {
    const before = await placeOf(page, 'media');
    await expectDrawnAt(page, 'media');
    const from = await middleOf(page, 'media');
    await page.keyboard.down('Alt');
    await drag(page, from, { x: 0, y: 301 * from.zoom });
    expect((await placeOf(page, 'media')).y).toBe(before.y + 301);
    await page.mouse.up();
    await page.keyboard.up('Alt');
    expect(await placeOf(page, 'media')).toEqual({ ...before, y: before.y + 301 });
    await expectDrawnAt(page, 'media');
    await expect(drawerOf(page).getByRole('heading', { name: 'メディア' })).toBeFocused();
    await undo(page);
    expect(await placeOf(page, 'media')).toEqual(before);
    await expectDrawnAt(page, 'media');
  });

  await test.step('[D-T42] moved over the head it leaves the state of the reception in sight', async () => {
    await page.keyboard.press('Shift+ArrowUp');
    await drawerOf(page).getByRole('textbox', { name: '縦' }).fill('0');
    await expectDrawnAt(page, 'media');
    const ribbon = stageOf(page).getByText('受付中', { exact: true });
    expect(await shareOf({ red: 0x0f, green: 0x73, blue: 0x50 }, ribbon)).toBeGreaterThan(0.4);
  });

  await test.step('near the middle a text jumps there, which a line shows; with Alt it does not', async () => {
    await blockOf(page, 'telop').click();
    const { x, y, zoom } = await middleOf(page, 'telop');
    const before = await placeOf(page, 'telop');
    const toMiddle = 540 - (before.x + before.width / 2);
    await drag(page, { x, y }, { x: (toMiddle - 8) * zoom, y: 0 });
    await expect(stageOf(page).getByText('中央', { exact: true })).toBeVisible();
    expect((await placeOf(page, 'telop')).x).toBe(270);
    await page.keyboard.down('Alt');
    await page.mouse.move(x + (toMiddle - 9) * zoom, y);
    expect((await placeOf(page, 'telop')).x).toBeLessThan(268);
    await expect(stageOf(page).getByText('中央', { exact: true })).toHaveCount(0);
    await page.keyboard.up('Alt');

    await page.keyboard.press('Escape');
    expect(await placeOf(page, 'telop')).toEqual(before);
    await page.mouse.up();
    expect(await placeOf(page, 'telop')).toEqual(before);
    await expect(drawerOf(page)).toBeVisible();
  });

  await test.step('a corner makes the text larger, its other corner stays', async () => {
    const before = await placeOf(page, 'telop');
    const { zoom } = await middleOf(page, 'telop');
    const handle = await stageOf(page).locator('[data-at="se"]').boundingBox();
    expect(handle).toMatchObject({ width: 24, height: 24 });
    await page.keyboard.down('Alt');
    await drag(page, { x: (handle?.x ?? 0) + 12, y: (handle?.y ?? 0) + 12 }, { x: 100 * zoom, y: 61 * zoom });
    await page.mouse.up();
    await page.keyboard.up('Alt');
    expect(await placeOf(page, 'telop')).toEqual({ ...before, width: before.width + 100, height: before.height + 61 });
    await expectDrawnAt(page, 'telop');
    await undo(page);
    expect(await placeOf(page, 'telop')).toEqual(before);
  });

  await test.step('the figure of the zoom is true, and a larger screen scrolls', async () => {
    await page.getByRole('button', { name: '拡大する' }).click();
    await expect(page.getByRole('toolbar', { name: '画面の表示' })).toContainText('50 %');
    expect((await middleOf(page, 'telop')).zoom).toBeCloseTo(0.5, 2);
    const scrolls = await stageOf(page).evaluate((main) => {
      const room = main.firstElementChild;
      return room ? room.scrollHeight > room.clientHeight : false;
    });
    expect(scrolls).toBe(true);
    await expect(blockOf(page, 'telop')).toBeInViewport();
  });
});

test('[D-T44] blocks are moved and resized with keys, from one to the next, and back to the preset', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await openEditor(page);
  const preset = await placeOf(page, 'telop');

  await test.step('Tab leads from the back to the front', async () => {
    await blockOf(page, 'avatar').focus();
    for (const next of ['logo', 'telop', 'buttons'] as const) {
      await page.keyboard.press('Tab');
      await expect(blockOf(page, next)).toBeFocused();
    }
  });

  await test.step('arrows move by one and by ten, with Ctrl they resize, and all in one go is one step back', async () => {
    await blockOf(page, 'telop').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowLeft']) await page.keyboard.press(key);
    expect(await placeOf(page, 'telop')).toEqual({ ...preset, x: preset.x - 9, y: preset.y + 11 });
    await expectDrawnAt(page, 'telop');
    for (const key of ['Control+ArrowLeft', 'Control+Shift+ArrowDown']) await page.keyboard.press(key);
    const moved = await placeOf(page, 'telop');
    expect(moved).toEqual({ x: preset.x - 9, y: preset.y + 11, width: preset.width - 1, height: preset.height + 10 });
    await undo(page);
    await undo(page);
    expect(await placeOf(page, 'telop')).toEqual(preset);
    await page.keyboard.press('Control+Shift+Z');
    await page.keyboard.press('Control+Shift+Z');
    expect(await placeOf(page, 'telop')).toEqual(moved);
  });

  await test.step('Escape ends the selection and is back at the block', async () => {
    await page.keyboard.press('Enter');
    await expect(drawerOf(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    expect((await placeOf(page, 'telop')).y).toBe(preset.y + 10);
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    await expect(blockOf(page, 'telop')).toBeFocused();
  });

  await test.step('[D-T45] figures place it, too; what cannot be is said there and changes nothing', async () => {
    await page.keyboard.press('Enter');
    const before = await placeOf(page, 'telop');
    const width = drawerOf(page).getByRole('textbox', { name: '幅' });
    for (const [bad, said] of [
      ['だめ', '整数で入力してください'],
      ['-5', '整数で入力してください'],
      ['0', /以上にしてください/],
      ['100000', /以下にしてください/],
    ] as const) {
      await width.fill(bad);
      await expect(drawerOf(page).getByText(said)).toBeVisible();
      expect(await placeOf(page, 'telop')).toEqual(before);
    }
    await width.fill('500');
    expect(await placeOf(page, 'telop')).toEqual({ ...before, width: 500 });
    await drawerOf(page).getByRole('button', { name: '標準に戻す' }).click();
    expect(await placeOf(page, 'telop')).toEqual(preset);
    await expect(drawerOf(page).getByRole('button', { name: '標準に戻す' })).toHaveCount(0);
  });
});

test('[D-T46] a finger selects a block, drags and resizes it', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  const hand = await page.context().newCDPSession(page);
  await hand.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x + by.x / 2, y: from.y + by.y / 2 });
    await touch('touchMove', { x: from.x + by.x, y: from.y + by.y });
    await touch('touchEnd');
  };

  const before = await placeOf(page, 'avatar');
  const { x, y } = await middleOf(page, 'avatar');
  await touch('touchStart', { x, y });
  await touch('touchEnd');
  await expect(blockOf(page, 'avatar')).toHaveAttribute('aria-pressed', 'true');
  await expect(drawerOf(page)).toBeVisible();
  const after = await middleOf(page, 'avatar');
  const handle = await stageOf(page).locator('[data-at="ne"]').boundingBox();
  await swipe({ x: (handle?.x ?? 0) + 12, y: (handle?.y ?? 0) + 12 }, { x: -60, y: 60 });
  const resized = await placeOf(page, 'avatar');
  // A line may hold it, from six pixels of the page.
  expect(Math.abs(before.width - resized.width - 60 / after.zoom)).toBeLessThan(8 / after.zoom);
  expect(resized.y + resized.height).toBe(before.y + before.height);
  expect(resized.x).toBe(before.x);

  const now = await middleOf(page, 'avatar');
  await swipe(now, { x: 40, y: -40 });
  const moved = await placeOf(page, 'avatar');
  expect(moved.x).toBeGreaterThan(resized.x);
  expect(moved.y).toBeLessThan(resized.y);
  expect([moved.width, moved.height]).toEqual([resized.width, resized.height]);
});

test('[D-T47] [D-T48] [D-T50] a text that is hard to read on a dark picture is told with two ways out, and one press mends it; the words of a button are never cut', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const light = await addMedium(page, await pictureFile('明るい.png', { red: 0xf4, green: 0xdc, blue: 0xb0 }));
  const dark = await addMedium(page, await pictureFile('暗い.png', { red: 0x14, green: 0x50, blue: 0x3f }));
  await beginDraft(page, {
    layout: 'mediaAndAvatar',
    showsMedia: true,
    playlist: [light, dark].map((mediaId) => ({ mediaId, seconds: 10 })),
    telop: '秋のフェア開催中',
    touchButtons: [
      { key: 'a', id: null, text: 'リフォーム相談', fontSize: 26, backgroundColour: '#f2c744', isShown: true },
      { key: 'b', id: null, text: '受付', fontSize: 26, backgroundColour: '#125a4e', isShown: true },
      { key: 'c', id: null, text: '資料', fontSize: 26, backgroundColour: '#125a4e', isShown: true },
    ],
    boxes: { telop: { x: 0.05, y: 0.15, width: 0.9, height: 0.1 } },
  });
  await openEditor(page);
  const hint = drawerOf(page).getByRole('status', { name: '読みやすさ' });

  await blockOf(page, 'telop').click();
  await expect(hint).toContainText('1.6 : 1');
  await expect(hint).toContainText('めやす 4.5 : 1');
  // Letters that can be read on both pictures: there are none, so each way lays a plate.
  await expect(hint.getByRole('button', { name: '暗い下地に白い文字' })).toContainText('15.4 : 1');
  await hint.getByRole('button', { name: '白い下地を敷く' }).click();
  await expect(hint).toHaveCount(0);
  const paper = { red: 0xff, green: 0xfd, blue: 0xf9 };
  expect(await shareOf(paper, blockOf(page, 'telop'))).toBeGreaterThan(0.5);
  await undo(page);
  await expect(hint).toBeVisible();
  expect(await shareOf(paper, blockOf(page, 'telop'))).toBeLessThan(0.2);

  await test.step('moved to where it can be read it is not told of any more', async () => {
    const fill = (side: string, length: string) => drawerOf(page).getByRole('textbox', { name: side }).fill(length);
    // First onto the dark clothes of the avatar, then beside her.
    await fill('縦', '1200');
    await expect(hint).toBeVisible();
    await fill('幅', '500');
    await fill('横', '560');
    await expect(hint).toHaveCount(0);
  });

  await test.step('[D-T49] a button in the colour of the counter becomes deeper', async () => {
    await blockOf(page, 'buttons').click();
    await expect(hint).toContainText('リフォーム相談');
    await hint.getByRole('button', { name: '色を濃くする' }).click();
    await expect(hint).toHaveCount(0);
  });

  await test.step('the words of a button are broken, never cut', async () => {
    const words = stageOf(page).getByText('リフォーム相談', { exact: true });
    const laidOut = () =>
      words.evaluate((label) => {
        const place = label.parentElement ?? label;
        const size = Number.parseFloat(getComputedStyle(label).fontSize);
        const isCut = label.scrollWidth > place.clientWidth + 1 || label.scrollHeight > place.clientHeight + 1;
        return { isCut, lines: Math.floor(label.clientHeight / size) };
      });
    expect(await laidOut()).toEqual({ isCut: false, lines: 2 });
    await drawerOf(page).getByRole('textbox', { name: '高さ' }).fill('90');
    await expect.poll(laidOut).toMatchObject({ isCut: false });
  });
});
