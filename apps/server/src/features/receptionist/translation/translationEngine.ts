import type { Language } from '@mukae/contract/language';

/** Who translates. Fails with an `OutsideFailure`, or as its signal says. */
export type TranslationEngine = (text: string, to: Language, signal: AbortSignal) => Promise<string>;
