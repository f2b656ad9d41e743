import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  box,
  faultOf,
  firstScene,
  isUntouched,
  links,
  press,
  showScene,
  summaryOrBanner,
  type,
} from './testing/sceneForm';

const { required, outOfRange, wrongType } = answeredFaults;
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  showScene((scene) => ({ sent: sent.push(scene) }));
});
afterEach(cleanup);

describe('a form', () => {
  it('sends what stands in it: text of several lines, numbers that are numbers, flags and rows', async () => {
    type('Telop', 'One\nTwo\nThree ');
    type('Size 2', '24');
    fireEvent.click(box('Shown 3'));
    await press('Send');
    const [one, two, three] = firstScene.touch_buttons;
    expect(sent).toEqual([
      { telop: 'One\nTwo\nThree', touch_buttons: [one, { ...two, font_size: 24 }, { ...three, is_view: false }] },
    ]);
  });

  it('is touched as long as it would say something else than at first', async () => {
    expect(isUntouched()).toBe(true);
    type('Size 1', '2x');
    expect(isUntouched()).toBe(false);
    type('Size 1', '20');
    expect(isUntouched()).toBe(true);
    type('Telop', `${firstScene.telop} `);
    expect(isUntouched()).toBe(true);
    await press('Add');
    expect(isUntouched()).toBe(false);
    await press('Remove 4');
    expect(isUntouched()).toBe(true);
  });

  it('says nothing while one types, and at the send names the one field that is wrong and goes there', async () => {
    type('Text 2', '');
    expect(faultOf('Text 2')).toBeUndefined();
    await press('Send');
    expect(sent).toEqual([]);
    expect(faultOf('Text 2')).toBe(required.ja);
    expect([faultOf('Text 1'), faultOf('Text 3')]).toEqual([undefined, undefined]);
    expect(document.activeElement).toBe(box('Text 2'));
    type('Text 2', 'Guide');
    expect(faultOf('Text 2')).toBeUndefined();
  });

  it('lists several wrong fields, goes to the list, and leads from it to each', async () => {
    type('Text 1', '');
    type('Size 3', '12x');
    await press('Send');
    expect(document.activeElement).toBe(summaryOrBanner());
    expect(links()).toEqual(['Text 1', 'Size 3']);
    expect([faultOf('Text 1'), faultOf('Size 3')]).toEqual([required.ja, wrongType.ja]);
    fireEvent.click(document.querySelectorAll('a')[1] ?? document.body);
    expect(document.activeElement).toBe(box('Size 3'));
    expect(box('Size 3').value).toBe('12x');
  });

  it('says its faults in the language of the moment', async () => {
    type('Size 1', '41');
    await press('Send');
    expect(faultOf('Size 1')).toBe(outOfRange.ja);
    await press('English');
    expect(faultOf('Size 1')).toBe(outOfRange.en);
  });
});
