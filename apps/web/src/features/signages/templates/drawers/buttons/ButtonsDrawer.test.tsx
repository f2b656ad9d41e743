import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { box, button, faultOf, isThere, press, told, type } from '@/testing/hands';
import { drawersForFile } from '../testing/drawersForFile';
import { buttonsTexts } from './buttons.texts';

const { openDrawer } = drawersForFile();
const t = buttonsTexts.ja;
const family = '👨‍👩‍👧‍👦';
const said = () => document.querySelector('aside')?.textContent;
const open = (name: string) => press(t.open(name));

it('[D-T06] the text of a button is counted as people count: ten families fit, of an eleventh it says so and the screen keeps ten', async () => {
  const { scene } = await openDrawer('buttons');
  await open('受付');
  await type(t.text, family.repeat(10));
  expect(said()).toContain('10 / 10');
  expect(faultOf(t.text)).toBeUndefined();
  await type(t.text, family.repeat(11));
  expect(said()).toContain('11 / 10');
  expect(faultOf(t.text)).toBe(t.tooLong(10));
  expect(scene().touchButtons[0]?.text).toBe(family.repeat(10));
});

it('[D-T07] a button without a text is told so in place, and the screen keeps what it had', async () => {
  const { scene } = await openDrawer('buttons');
  await open('受付');
  await type(t.text, '  ');
  expect(faultOf(t.text)).toBe('必須項目です');
  expect(scene().touchButtons[0]?.text).toBe('受付');
});

it('[D-T08] the letters of a button are from 8 to 40 large: other numbers are told so, and not taken', async () => {
  const { scene } = await openDrawer('buttons');
  await open('受付');
  for (const wrong of ['7', '41', '-8', '12.5', 'large', '']) {
    await type(t.size, wrong);
    expect(told('alert')).toContain(t.sizeFault(8, 40));
  }
  expect(scene().touchButtons[0]?.fontSize).toBe(24);
  for (const right of ['8', '４０']) await type(t.size, right);
  expect(told('alert')).toBe('');
  expect(scene().touchButtons[0]?.fontSize).toBe(40);
});

it('[D-T09] a button has one of seven colours or any, and the contrast of its own ink is told', async () => {
  const { scene } = await openDrawer('buttons');
  await open('受付');
  expect(document.querySelectorAll('[role=radio][aria-label]')).toHaveLength(7);
  fireEvent.click(document.querySelector('[role=radio][aria-label="青"]') ?? document.body);
  expect(scene().touchButtons[0]?.backgroundColour).toBe('#27569c');
  expect(said()).toMatch(/白文字 7\.\d : 1/);
  await type('色: ほかの色', '#ffee00');
  expect(scene().touchButtons[0]?.backgroundColour).toBe('#ffee00');
  expect(said()).toMatch(/黒文字 1\d\.\d : 1/);
});

it('[D-T10] one button is open at a time, is hidden and shown, and deleted with a way back', async () => {
  const { scene, undo } = await openDrawer('buttons');
  await open('受付');
  await open('ご相談');
  expect(isThere('button', t.close('受付'))).toBe(false);
  expect(box(t.text).value).toBe('ご相談');
  await press(t.hide('ご相談'));
  expect(scene().touchButtons.map(({ isShown }) => isShown)).toEqual([true, false, true]);
  await press(t.removeOf('ご相談'));
  expect(scene().touchButtons.map(({ text }) => text)).toEqual(['受付', 'お問い合わせ']);
  await undo();
  await press(t.show('ご相談'));
  expect(scene().touchButtons.map(({ isShown }) => isShown)).toEqual([true, true, true]);
});

it('[D-T11] buttons are added up to eight, each with a text and a colour of its own; how many are left is told', async () => {
  const { scene } = await openDrawer('buttons');
  for (let left = 5; left > 0; left -= 1) {
    expect(said()).toContain(`あと ${left} 個`);
    await press(t.add);
  }
  expect(button(t.add).disabled).toBe(true);
  expect(said()).toContain(t.left(8, 0));
  const added = scene().touchButtons.slice(3);
  expect(added.map(({ text }) => text)).toEqual(['ボタン4', 'ボタン5', 'ボタン6', 'ボタン7', 'ボタン8']);
  expect(new Set(added.map(({ backgroundColour }) => backgroundColour)).size).toBe(5);
  expect(document.activeElement).toBe(box(t.text));
});

it('[D-T12] buttons stand side by side or below one another', async () => {
  const { scene } = await openDrawer('buttons');
  fireEvent.click(box(t.rows.vertical));
  expect(scene().row).toBe('vertical');
});

it('[D-T13] Alt and an arrow key move a button, which keeps the focus; one step back each', async () => {
  const { scene, undo } = await openDrawer('buttons');
  const order = () => scene().touchButtons.map(({ text }) => text);
  const grip = button(t.move('受付'));
  const pressKey = (key: string) => act(async () => void fireEvent.keyDown(grip, { key, altKey: true }));
  grip.focus();
  await pressKey('ArrowUp');
  expect(order()).toEqual(['受付', 'ご相談', 'お問い合わせ']);
  await pressKey('ArrowDown');
  await pressKey('ArrowDown');
  expect(order()).toEqual(['ご相談', 'お問い合わせ', '受付']);
  expect(document.activeElement).toBe(button(t.move('受付')));
  await undo();
  expect(order()).toEqual(['ご相談', '受付', 'お問い合わせ']);
});

it('[D-T14] the drawer of the buttons is only there on Standby', async () => {
  const { goTo } = await openDrawer('buttons');
  expect(isThere('h2', 'タッチボタン')).toBe(true);
  await goTo('2');
  expect(document.querySelector('aside')).toBeNull();
});
