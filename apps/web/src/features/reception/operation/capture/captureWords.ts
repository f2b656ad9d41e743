import type { CaptureState } from '@/capture';
import type { captureTexts } from './capture.texts';

type Words = (typeof captureTexts)['ja'];

/** How well it goes: as it should, not quite, not at all, or nothing to say about it. */
export type CaptureTone = 'good' | 'doubtful' | 'bad' | 'quiet';

export interface CaptureWords {
  tone: CaptureTone;
  words: string;
}

function toldOfSight(t: Words, { sees, isDark, lacksHands }: CaptureState & { is: 'running' }): CaptureWords {
  if (isDark) return { tone: 'doubtful', words: t.dark };
  if (sees === 'face' && lacksHands) return { tone: 'doubtful', words: t.noHands };
  return { tone: sees === 'face' ? 'good' : 'doubtful', words: t.sees[sees] };
}

/** The state of the capture in plain words. */
export function toldOf(t: Words, state: CaptureState): CaptureWords {
  switch (state.is) {
    case 'off':
      return { tone: 'quiet', words: t.off };
    case 'starting':
      return { tone: 'quiet', words: t.starting };
    case 'blocked':
      return { tone: 'bad', words: t.blocked[state.by] };
    case 'silent':
      return { tone: 'bad', words: t.silent };
    case 'failed':
      return { tone: 'bad', words: t.failed[state.because] };
    case 'running':
      return toldOfSight(t, state);
  }
}
