/** What a word is, as far as it matters for what somebody asks, and how much it says about that. */
export const weightOfKind = {
  sign: 0,
  grammar: 0.04,
  /** Never stands alone: ください, もらう, こと. */
  bound: 0.12,
  /** Of a question's manner and not of its matter: 教える, 知る, お願い. */
  courtesy: 0.05,
  /** In English: where, can, please, want. */
  small: 0.08,
  prefix: 0.1,
  adverb: 0.2,
  /** Verbs, nouns and times that are said in every trade. */
  everyday: 0.35,
  number: 0.4,
  /** Somebody's name: visitors say it, and no answer is meant by it. */
  person: 0.1,
  name: 0.5,
  /** In English: today, left, people. */
  plain: 0.35,
  pronoun: 0.6,
  counter: 0.6,
  suffix: 0.7,
  verb: 0.7,
  adjective: 0.7,
  noun: 1,
  letters: 1.2,
} as const;
export type WordKind = keyof typeof weightOfKind;

/** By the parts of speech of the dictionary, the most special first. */
const kindOfPart: Readonly<Record<string, WordKind>> = {
  '名詞,接尾,助数詞': 'counter',
  '名詞,数': 'number',
  '名詞,副詞可能': 'everyday',
  '名詞,代名詞': 'pronoun',
  '名詞,固有名詞,人名': 'person',
  '名詞,固有名詞': 'name',
  '名詞,接尾': 'suffix',
  '名詞,非自立': 'bound',
  '名詞,特殊': 'bound',
  '名詞,接続詞的': 'bound',
  '名詞,動詞非自立的': 'bound',
  '動詞,非自立': 'bound',
  '動詞,接尾': 'bound',
  '形容詞,非自立': 'bound',
  '形容詞,接尾': 'suffix',
  名詞: 'noun',
  動詞: 'verb',
  形容詞: 'adjective',
  副詞: 'adverb',
  接頭詞: 'prefix',
  記号: 'sign',
};

/** By the part of speech, from the widest class to the narrowest. */
export function kindOfPartOfSpeech(first: string, second: string, third: string): WordKind {
  return (
    kindOfPart[`${first},${second},${third}`] ?? kindOfPart[`${first},${second}`] ?? kindOfPart[first] ?? 'grammar'
  );
}
