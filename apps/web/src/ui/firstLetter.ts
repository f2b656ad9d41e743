import { cutGraphemes } from '@mukae/contract/domain/text/graphemes';

/** What stands for somebody without a picture; undefined without a name. */
export const firstLetter = (name: string): string | undefined => cutGraphemes(name, 1) || undefined;
