import { describe, expect, it } from 'vitest';
import type { CaptureState } from '@/capture';
import { captureTexts } from './capture.texts';
import { toldOf } from './captureWords';

const { ja: t } = captureTexts;

describe('the state of the capture in words', () => {
  it.each<[CaptureState, string, string]>([
    [{ is: 'off' }, 'quiet', t.off],
    [{ is: 'starting' }, 'quiet', t.starting],
    [{ is: 'blocked', by: 'denied' }, 'bad', t.blocked.denied],
    [{ is: 'blocked', by: 'none' }, 'bad', t.blocked.none],
    [{ is: 'failed', because: 'noModel' }, 'bad', t.failed.noModel],
    [{ is: 'running', sees: 'face', isDark: false, lacksHands: false }, 'good', t.sees.face],
    [{ is: 'running', sees: 'several', isDark: false, lacksHands: false }, 'doubtful', t.sees.several],
    [{ is: 'running', sees: 'nobody', isDark: false, lacksHands: false }, 'doubtful', t.sees.nobody],
    [{ is: 'running', sees: 'nobody', isDark: true, lacksHands: true }, 'doubtful', t.dark],
    [{ is: 'running', sees: 'face', isDark: false, lacksHands: true }, 'doubtful', t.noHands],
    [{ is: 'silent' }, 'bad', t.silent],
  ])('[O-V28] %j is %s', (state, tone, words) => {
    expect(toldOf(t, state)).toEqual({ tone, words });
  });
});
