import type { Language } from '@mukae/contract/language';

export type Texts<W> = Readonly<Record<Language, W>>;

/**
 * The words of one feature: texts, sentences made of values, and groups of them.
 * A key that one language lacks, or has too many, does not compile.
 */
export const defineTexts = <W>(ja: W, en: NoInfer<W>): Texts<W> => ({ ja, en });
