import { japaneseMouth } from '@mukae/contract/domain/voice/japaneseMouth';
import { type TimedPhoneme, visemesOf } from '@mukae/contract/domain/voice/mouth';
import { z } from 'zod';
import type { VoiceChoice } from './engine';

const mora = z.looseObject({
  consonant: z.string().nullish(),
  consonant_length: z.number().nullish(),
  vowel: z.string(),
  vowel_length: z.number(),
  pitch: z.number(),
});
type Mora = z.output<typeof mora>;

/** How an engine means to say a line; whatever else stands in it goes back as it came. */
export const audioQuery = z.looseObject({
  accent_phrases: z.array(
    z.looseObject({ moras: z.array(mora), pause_mora: mora.nullish(), is_interrogative: z.boolean().optional() }),
  ),
  speedScale: z.number().positive(),
  pitchScale: z.number(),
  prePhonemeLength: z.number(),
  postPhonemeLength: z.number(),
  pauseLength: z.number().nullish(),
  pauseLengthScale: z.number().optional(),
});
type AudioQuery = z.output<typeof audioQuery>;

/** A question goes up on a vowel of its own, so long. */
const upspeakSeconds = 0.15;
/** Of an engine that does not tell its lengths. */
const usualLengths = { consonant: 0.05, vowel: 0.1 } as const;

/** Heights are logarithms of a frequency, and raised by a factor: this one raises those of a usual voice by a half tone. */
const usualHeight = 5.7;
const scaleOf = (halfTones: number): number => Math.log2(1 + (halfTones * Math.LN2) / 12 / usualHeight);

export const asChosen = (query: AudioQuery, { speed, pitch }: VoiceChoice): AudioQuery => ({
  ...query,
  speedScale: speed,
  pitchScale: scaleOf(pitch),
  outputSamplingRate: 24_000,
  outputStereo: false,
});

const silent = (seconds: number): Mora => ({ vowel: 'sil', vowel_length: seconds, pitch: 0 });

function morasOf(query: AudioQuery): Mora[] {
  const { pauseLength, pauseLengthScale = 1 } = query;
  const spoken = query.accent_phrases.flatMap(({ moras, pause_mora: pause, is_interrogative: asks }) => {
    const last = moras.at(-1);
    const up = asks && last && last.pitch > 0 ? [{ ...last, consonant: null, vowel_length: upspeakSeconds }] : [];
    const rest = pause ? [{ ...pause, vowel_length: (pauseLength ?? pause.vowel_length) * pauseLengthScale }] : [];
    return [...moras, ...up, ...rest];
  });
  return [silent(query.prePhonemeLength), ...spoken, silent(query.postPhonemeLength)];
}

const lengthOr = (told: number | null | undefined, usual: number): number => (told && told > 0 ? told : usual);

/** What the mouth does for it in a sound of so many seconds: engines round each length, so the whole is fitted to what came. */
export function visemesOfQuery(query: AudioQuery, seconds: number) {
  const phonemes: TimedPhoneme[] = [];
  const add = (phoneme: string, length: number) => {
    const from = phonemes.at(-1)?.to ?? 0;
    phonemes.push({ phoneme, from, to: from + length });
  };
  for (const { consonant, consonant_length: length, vowel, vowel_length: vowelLength } of morasOf(query)) {
    if (consonant) add(consonant, lengthOr(length, usualLengths.consonant));
    add(vowel, vowel === 'sil' ? vowelLength : lengthOr(vowelLength, usualLengths.vowel));
  }
  const fitted = seconds / (phonemes.at(-1)?.to || seconds);
  return visemesOf(
    phonemes.map(({ phoneme, from, to }) => ({ phoneme, from: from * fitted, to: to * fitted })),
    japaneseMouth,
  );
}
