import { telopMax } from '@mukae/contract/domain/template/template';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { box, faultOf, press, tick, type } from '@/testing/hands';
import { drawersForFile } from '../testing/drawersForFile';
import { telopTexts } from './telop.texts';

const { openDrawer } = drawersForFile();
const t = telopTexts.ja;
const family = '👨‍👩‍👧‍👦';
const said = () => document.querySelector('aside')?.textContent;

it('[D-T01] the telop of several lines is on the stage with every letter, and its lines and characters are counted as people count', async () => {
  const { scene } = await openDrawer('telop');
  await type(t.text, `ようこそ\n${family}\n`);
  expect(scene().telop).toBe(`ようこそ\n${family}\n`);
  expect(said()).toContain('3 行');
  expect(said()).toContain('7 / 2,000 文字');
});

it('[D-T02] a telop of 2,000 families fits, and of one more it says so and the stage keeps what fitted', async () => {
  const { scene } = await openDrawer('telop');
  const longest = family.repeat(telopMax);
  await type(t.text, longest);
  expect(faultOf(t.text)).toBeUndefined();
  await type(t.text, longest + family);
  expect(faultOf(t.text)).toBe(t.tooLong(1, telopMax));
  expect(said()).toContain('2,001 / 2,000 文字');
  expect(scene().telop).toBe(longest);
  await type(t.text, '短く');
  expect(faultOf(t.text)).toBeUndefined();
  expect(scene().telop).toBe('短く');
});

it('[D-T03] 10,000 pasted characters stay in the field with their fault, are counted at once, and never reach the stage', async () => {
  const { scene } = await openDrawer('telop');
  const before = scene().telop;
  const start = performance.now();
  await type(t.text, 'あ'.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(2000);
  expect(box(t.text).value).toHaveLength(10_000);
  expect(faultOf(t.text)).toBe(t.tooLong(8000, telopMax));
  expect(scene().telop).toBe(before);
});

it('[D-T04] typing is one step back, and what was wrong in the field goes with it', async () => {
  const { scene, undo } = await openDrawer('telop');
  const before = scene().telop;
  for (const text of ['よ', 'よう', 'ようこ', 'ようこそ']) await type(t.text, text);
  await type(t.text, 'あ'.repeat(3000));
  await undo();
  expect(scene().telop).toBe(before);
  expect(box(t.text).value).toBe(before);
  expect(faultOf(t.text)).toBeUndefined();
});

it('[D-T05] the telop is hidden and shown, and has a colour and a plate: by itself, of the palette, or any', async () => {
  const { scene } = await openDrawer('telop');
  await tick('表示する');
  expect(scene().showsTelop).toBe(false);
  const [colours, plates] = [...document.querySelectorAll('[role=radiogroup]')];
  const pressIn = (group: Element | undefined, name: string) =>
    fireEvent.click(group?.querySelector(`[role=radio][aria-label="${name}"]`) ?? document.body);
  pressIn(colours, '白');
  pressIn(plates, '墨');
  expect(scene()).toMatchObject({ telopColour: '#fffdf9', telopPlate: '#1b2333' });
  await type(`${t.colour}: ほかの色`, '#123456');
  expect(scene().telopColour).toBe('#123456');
  await press('自動');
  await press('なし');
  expect(scene()).toMatchObject({ telopColour: null, telopPlate: null });
});
