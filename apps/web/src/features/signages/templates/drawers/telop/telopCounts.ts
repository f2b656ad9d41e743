import { telopMax } from '@mukae/contract/domain/template/template';
import { countGraphemes, unitsOf } from '@mukae/contract/domain/text/graphemes';

/** Lines and characters as a person counts them. Of a whole book that was pasted nobody wants to know it exactly. */
export const telopCounts = (text: string): { lines: number; characters: number } => ({
  lines: text === '' ? 0 : text.split('\n').length,
  characters: text.length > unitsOf(telopMax) ? text.length : countGraphemes(text),
});
