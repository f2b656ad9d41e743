import { pairingCalls } from '@mukae/contract/calls/pairing';
import { pairingLifetime, pairingPollMs } from '@mukae/contract/domain/pairing/pairing';
import { errorCodes } from '@mukae/contract/errors/codes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DevicePairing, watchPairing } from './pairing';

const offered = (code: string) => ({
  result: 'OK',
  secret: `secret-of-${code}`.padEnd(43, '-'),
  code,
  expiresAt: '2026-11-16T09:10:00+09:00',
});
const unpaired = { result: 'OK', isPaired: false };
const paired = { result: 'OK', isPaired: true };
const over = { result: 'Error', code: errorCodes.pairingOver, msg: '' };

let answers: unknown[] = [];
const asked: string[] = [];
const shown: DevicePairing[] = [];
let stop = () => {};

const nextQuestion = () => vi.advanceTimersByTimeAsync(pairingPollMs);
const watch = () => {
  stop = watchPairing((pairing) => shown.push(pairing));
  return vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  shown.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no network');
    return Response.json(answer);
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchPairing', () => {
  it('[O-G08] shows a code, and asks until somebody has typed it', async () => {
    answers = [offered('123456'), unpaired, paired];
    await watch();
    expect(shown.at(-1)).toMatchObject({ step: 'waiting', code: '123456', until: Date.now() + pairingLifetime });
    await nextQuestion();
    expect(shown.at(-1)).toMatchObject({ step: 'waiting', code: '123456' });
    await nextQuestion();
    expect(shown.at(-1)).toEqual({ step: 'paired' });
    await nextQuestion();
    const { startPairing, getPairing } = pairingCalls;
    expect(asked).toEqual([startPairing.path, getPairing.path, getPairing.path]);
  });

  it('[O-G09] replaces a code that is over at once', async () => {
    answers = [offered('123456'), over, offered('654321')];
    await watch();
    await nextQuestion();
    expect(shown.at(-1)).toMatchObject({ step: 'waiting', code: '654321', isAway: false });
  });

  it('keeps the code while the network is away, and says so', async () => {
    answers = [offered('123456'), undefined, unpaired];
    await watch();
    await nextQuestion();
    expect(shown.at(-1)).toMatchObject({ step: 'waiting', code: '123456', isAway: true });
    await nextQuestion();
    expect(shown.at(-1)).toMatchObject({ step: 'waiting', code: '123456', isAway: false });
  });

  it('asks for a code until there is one', async () => {
    answers = [undefined, offered('123456')];
    await watch();
    expect(shown).toEqual([{ step: 'starting', isAway: true }]);
    await nextQuestion();
    expect(shown.at(-1)).toMatchObject({ step: 'waiting', code: '123456', isAway: false });
  });
});
