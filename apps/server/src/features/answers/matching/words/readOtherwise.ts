import type { WordKind } from './wordKind';

/** Whoever is asked for a place hears no difference between these. */
const where = { kind: 'pronoun', reading: 'ドコ' } as const;

/** Words that the dictionary reads as nobody does, or takes for something else. */
export const readOtherwise: ReadonlyMap<string, { kind: WordKind; reading: string }> = new Map([
  ['何時', { kind: 'pronoun', reading: 'ナンジ' }],
  ['いくら', { kind: 'pronoun', reading: 'イクラ' }],
  ['幾ら', { kind: 'pronoun', reading: 'イクラ' }],
  ['出口', { kind: 'noun', reading: 'デグチ' }],
  ['入り口', { kind: 'noun', reading: 'イリグチ' }],
  ...['どちら', 'どっち', '何処', 'どこら', 'どの辺', '場所'].map((word) => [word, where] as const),
  ['他', { kind: 'everyday', reading: 'ホカ' }],
]);
