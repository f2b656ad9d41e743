import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { box, button, faultOf, press, showScene, summaryOrBanner, texts, type } from './testing/sceneForm';

const { required, outOfRange } = answeredFaults;
let sent: unknown[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  showScene((scene) => ({ sent: sent.push(scene) }));
});
afterEach(cleanup);

describe('the rows of a form', () => {
  it('come, go and move with what was typed in them', async () => {
    await press('Add');
    type('Text 4', 'Call');
    await press('Remove 2');
    expect(texts()).toEqual(['Desk', 'Parcel', 'Call']);
    await press('Up 3');
    expect(texts()).toEqual(['Desk', 'Call', 'Parcel']);
    await press('Send');
    expect(sent).toMatchObject([{ touch_buttons: [{ text: 'Desk' }, { text: 'Call' }, { text: 'Parcel' }] }]);
  });

  it('keep the focus on the one that moves', async () => {
    const mover = button('Up 3');
    mover.focus();
    await press('Up 3');
    expect(texts()).toEqual(['Desk', 'Parcel', 'Guide']);
    expect(document.activeElement).toBe(mover);
    expect(mover.textContent).toBe('Up 2');
  });

  it('take what is wrong with them along, wherever they move', async () => {
    type('Size 2', '7');
    type('Text 3', '');
    await press('Send');
    expect([faultOf('Size 2'), faultOf('Text 3')]).toEqual([outOfRange.ja, required.ja]);
    await press('Remove 1');
    expect([faultOf('Size 1'), faultOf('Text 2')]).toEqual([outOfRange.ja, required.ja]);
    await press('Up 2');
    expect([faultOf('Text 1'), faultOf('Size 2')]).toEqual([required.ja, outOfRange.ja]);
    expect([box('Size 2').value, faultOf('Text 2'), faultOf('Size 1')]).toEqual(['7', undefined, undefined]);
    await press('Remove 1');
    expect(faultOf('Size 1')).toBe(outOfRange.ja);
    expect(summaryOrBanner()).toBeNull();
  });

  it('are without a fault when they are new', async () => {
    type('Text 3', '');
    await press('Send');
    await press('Remove 3');
    await press('Add');
    expect([texts(), faultOf('Text 3')]).toEqual([['Desk', 'Guide', ''], undefined]);
  });

  it('may be too many together, until one goes', async () => {
    await press('Add');
    type('Text 4', 'Call');
    await press('Send');
    expect(screen.getByText(outOfRange.ja)).toBeTruthy();
    await press('Remove 4');
    expect(screen.queryByText(outOfRange.ja)).toBeNull();
  });
});
