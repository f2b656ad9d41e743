import { spokenSound } from '@mukae/contract/domain/hearing/spokenSound';
import type { SpokenSamples } from './speechEngine';

/** Nobody says more; a recogniser that has lost its way does. */
const mostCharacters = { perSecond: 25, besides: 25 };

/** What recognisers that learned from films hear in noise: no visitor takes her leave like this. */
const neverSaid = new Set([
  'ご視聴ありがとうございました',
  'ご視聴いただきありがとうございます',
  '最後までご視聴いただきありがとうございました',
  'チャンネル登録お願いします',
  'チャンネル登録をお願いいたします',
  'thank you for watching',
  'thanks for watching',
  'please subscribe',
]);

/** Recognisers write what is no speech in brackets, as in [BLANK_AUDIO] or (音楽). */
const remarks = /\[[^\]]*\]|\([^)]*\)|（[^）]*）|【[^】]*】|<\|[^|]*\|>|♪/g;
const unspoken = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]+/gu;
const pauses = /\s+/g;
const hasWords = /[\p{L}\p{N}]/u;
const end = /[\s.。!！?？、,]+$/u;

/** What was understood, as it is shown and asked; empty for what nobody said. */
export function heardText(understood: string, speech: SpokenSamples): string {
  const most = mostCharacters.besides + (speech.length / spokenSound.rate) * mostCharacters.perSecond;
  // Counting what is far longer would be work for nothing.
  if (understood.length > 4 * most) return '';
  const text = understood.replace(unspoken, ' ').replace(remarks, ' ').replace(pauses, ' ').trim();
  const isSaid = hasWords.test(text) && text.length <= most && !neverSaid.has(text.replace(end, '').toLowerCase());
  return isSaid ? text : '';
}
