import { pairingCalls } from '@mukae/contract/calls/pairing';
import { pairingPollMs } from '@mukae/contract/domain/pairing/pairing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { isThere, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';

const { wire, open } = pagesForFile();
const { startPairing, getPairing } = pairingCalls;
const away = 'ただいま接続できません。';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const offer = (code: string) =>
  wire().answers(startPairing, {
    result: 'OK',
    secret: 's'.repeat(43),
    code,
    expiresAt: '2026-11-16T09:10:00+09:00',
  });
const isShown = (code: string) => isThere('[role=img]', `ペアリングコード ${[...code].join(' ')}`);

async function nextQuestion() {
  await act(() => vi.advanceTimersByTimeAsync(pairingPollMs));
  await settled();
}

describe('a new device', () => {
  it('[O-G08] shows a code and how to use it, and becomes the signage once somebody has typed it', async () => {
    offer('123456').answers(getPairing, { result: 'OK', isPaired: false });
    const { place } = await open('/pair');
    expect(isShown('123456')).toBe(true);
    expect(isThere('[role=img]', 'ペアリング画面を開くQRコード')).toBe(true);
    await nextQuestion();
    expect(place()).toBe('/pair');
    wire().answers(getPairing, { result: 'OK', isPaired: true });
    await nextQuestion();
    expect(place()).toBe('/app/signage/view');
  });

  it('[O-G09] shows another code by itself when one is over', async () => {
    offer('123456').answers(getPairing, refusal('pairingOver'));
    await open('/pair');
    offer('654321');
    await nextQuestion();
    expect([isShown('123456'), isShown('654321')]).toEqual([false, true]);
  });

  it('[O-G08] says calmly that there is no connection, and goes on by itself', async () => {
    wire().fails(startPairing);
    await open('/pair');
    expect(told('status')).toContain(away);
    expect(document.body.textContent).not.toContain('SVER');
    offer('123456');
    await nextQuestion();
    expect(isShown('123456')).toBe(true);
    expect(told('status')).not.toContain(away);
  });
});

it('[O-G08] a device that is a signage already is led to its screen', async () => {
  const { place } = await open('/pair', 'signage');
  expect(place()).toBe('/app/signage/view');
});
