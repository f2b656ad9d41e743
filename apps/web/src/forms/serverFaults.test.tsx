import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { errors } from '@mukae/contract/errors/errors';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { box, faultOf, firstScene, links, press, showScene, summaryOrBanner, type } from './testing/sceneForm';

const { tooLong, noTouchButtons } = answeredFaults;
const ofTelop = { field: 'telop', fault: 'tooLong' };
const ofNoField = { field: 'state', fault: 'sceneMismatch' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('what the server finds wrong', () => {
  it('stands at its field, also in a row, and goes when that is changed', async () => {
    showScene(() => ({ faults: [{ field: 'touch_buttons.1.text', fault: 'noTouchButtons' }] }));
    await press('Send');
    expect(faultOf('Text 2')).toBe(noTouchButtons.ja);
    expect(document.activeElement).toBe(box('Text 2'));
    expect(summaryOrBanner()).toBeNull();
    await press('English');
    expect(faultOf('Text 2')).toBe(noTouchButtons.en);
    type('Text 2', 'Ask');
    expect(faultOf('Text 2')).toBeUndefined();
  });

  it('is listed when it concerns several fields', async () => {
    showScene(() => ({ faults: [ofTelop, { field: 'touch_buttons.0.font_size', fault: 'outOfRange' }] }));
    await press('Send');
    expect(links()).toEqual(['Telop', 'Size 1']);
    expect(document.activeElement).toBe(summaryOrBanner());
  });

  it('is told above the form, with its code, where the form has no such field', async () => {
    showScene(() => ({ faults: [ofNoField], msg: 'state: wrong' }));
    await press('Send');
    expect(summaryOrBanner()?.textContent).toContain('state: wrong');
    expect(summaryOrBanner()?.textContent).toContain(errors.badInput.code);
  });

  it('is told at its field and above the form where that has only one of two', async () => {
    showScene(() => ({ faults: [ofTelop, ofNoField], msg: 'telop, state' }));
    await press('Send');
    expect(summaryOrBanner()?.textContent).toContain('telop, state');
    expect(faultOf('Telop')).toBe(tooLong.ja);
  });

  it('belongs to what was sent, not to what was typed meanwhile', async () => {
    let reply = (_: object) => {};
    const answer = new Promise<object>((resolve) => {
      reply = resolve;
    });
    showScene(() => answer);
    await press('Send');
    type('Telop', 'Another text');
    await act(async () => reply({ faults: [ofTelop] }));
    expect(faultOf('Telop')).toBeUndefined();
    type('Telop', firstScene.telop);
    expect(faultOf('Telop')).toBe(tooLong.ja);
  });

  it('is forgotten at the next send', async () => {
    const answers = [{ faults: [ofTelop] }, {}];
    showScene(() => answers.shift() ?? {});
    await press('Send');
    expect(faultOf('Telop')).toBe(tooLong.ja);
    await press('Send');
    expect(faultOf('Telop')).toBeUndefined();
  });
});
