import type { CheckDetail, CheckResult } from '@/rtc';
import type { checksTexts } from './checks.texts';

type Words = (typeof checksTexts)['ja'];

function detailIn({ details: t }: Words, detail: CheckDetail): string {
  switch (detail.kind) {
    case 'picture':
      return t.picture(detail.width, detail.height);
    case 'voice':
      return t.voice;
    case 'heard':
      return t.heard;
    case 'roundTrip':
      return t.roundTrip(Math.round(detail.ms));
    case 'relay':
      return t.relay(Math.round(detail.ms));
  }
}

/** What a check found, in plain words. */
export const resultIn = (t: Words, result: CheckResult): string =>
  result.state === 'fine' ? detailIn(t, result.detail) : t.reasons[result.reason];
