import type { TimedViseme } from '../avatar/visemes';
import { englishMouth } from './englishMouth';
import { japaneseMouth } from './japaneseMouth';
import { type MouthShapes, type TimedPhoneme, visemesOf } from './mouth';
import { spokenText, type VoiceLanguage } from './spokenText';

/** What takes how long when nobody tells, in seconds. */
const lasting = { vowel: 0.1, consonant: 0.05, comma: 0.25, end: 0.4 } as const;

interface Guessed {
  phoneme: string;
  lasts: number;
}

const vowel = (phoneme: string): Guessed => ({ phoneme, lasts: lasting.vowel });
const consonant = (phoneme: string): Guessed => ({ phoneme, lasts: lasting.consonant });
const pause = (lasts: number): Guessed => ({ phoneme: 'pau', lasts });

const kanaOf: readonly (readonly [phoneme: string, kana: string])[] = [
  ['a', 'あかさたなはまやらわがざだばぱぁゃゎ'],
  ['i', 'いきしちにひみりぎじぢびぴぃゐ'],
  ['u', 'うくすつぬふむゆるぐずづぶぷぅゅゔ'],
  ['e', 'えけせてねへめれげぜでべぺぇゑ'],
  ['o', 'おこそとのほもよろをごぞどぼぽぉょ'],
];
const startOf: readonly (readonly [phoneme: string, kana: string])[] = [
  ['m', 'まみむめも'],
  ['b', 'ばびぶべぼぱぴぷぺぽ'],
  ['w', 'わふ'],
];
const bare = 'あいうえお';
const small = 'ぁぃぅぇぉゃゅょゎ';

const phonemeIn = (table: typeof kanaOf, kana: string): string | undefined =>
  table.find(([, all]) => all.includes(kana))?.[0];

const hiraganaOf = (sign: string): string =>
  /[\u30a1-\u30f4]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) - 0x60) : sign;

const pauseOf = (sign: string): Guessed[] => {
  if (/[、,;:]/.test(sign)) return [pause(lasting.comma)];
  return /[。.!?]/.test(sign) ? [pause(lasting.end)] : [];
};

/** How a Chinese character is read is not known here: two syllables, which differ from those beside them. */
function guessedReading(sign: string): Guessed[] {
  const [first = 'a', second = 'u'] = ['aui', 'oue', 'iau', 'eio'][(sign.codePointAt(0) ?? 0) % 4] ?? '';
  return [consonant('k'), vowel(first), consonant('k'), vowel(second)];
}

function japaneseSounds(text: string): Guessed[] {
  const sounds: Guessed[] = [];
  for (const sign of text) {
    const kana = hiraganaOf(sign);
    const said = phonemeIn(kanaOf, kana);
    if (kana === 'ん') sounds.push(vowel('N'));
    else if (kana === 'っ') sounds.push(vowel('cl'));
    else if (kana === 'ー') sounds.push(vowel(sounds.at(-1)?.phoneme ?? 'pau'));
    else if (said && small.includes(kana)) sounds.splice(-1, 1, vowel(said));
    else if (said) {
      if (!bare.includes(kana)) sounds.push(consonant(phonemeIn(startOf, kana) ?? 'k'));
      sounds.push(vowel(said));
    } else sounds.push(...(/[\p{L}\p{N}]/u.test(sign) ? guessedReading(sign) : pauseOf(sign)));
  }
  return sounds;
}

const lettersOf: Readonly<Record<string, string>> = { a: 'ae', e: 'eh', i: 'ih', o: 'ow', u: 'ah', y: 'iy' };

function englishSounds(text: string): Guessed[] {
  const spelled = text
    .toLowerCase()
    .replace(/\d/g, 'ten ')
    .replace(/(?<=[a-z]{2})e\b/g, '');
  return (spelled.match(/[aeiouy]+|[b-df-hj-np-tv-xz]|[^a-z]/g) ?? []).flatMap((letters) => {
    const [first = ''] = letters;
    const said = lettersOf[first];
    if (said) return [vowel(said)];
    return /[a-z]/.test(first) ? [consonant(first)] : pauseOf(first);
  });
}

const mouths: Readonly<Record<VoiceLanguage, MouthShapes>> = { ja: japaneseMouth, en: englishMouth };
const soundsOf: Readonly<Record<VoiceLanguage, (text: string) => Guessed[]>> = {
  ja: japaneseSounds,
  en: englishSounds,
};

/** What a mouth does for a line of which only the words are known, because the browser speaks it; at speed 1. */
export function guessedSpeech(text: string, language: VoiceLanguage): { seconds: number; visemes: TimedViseme[] } {
  let seconds = 0;
  const phonemes = soundsOf[language](spokenText(text, language)).map(({ phoneme, lasts }): TimedPhoneme => {
    const from = seconds;
    seconds += lasts;
    return { phoneme, from, to: seconds };
  });
  return { seconds, visemes: visemesOf(phonemes, mouths[language]) };
}
