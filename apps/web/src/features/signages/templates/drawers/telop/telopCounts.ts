import { telopMax } from '@mukae/contract/domain/template/template';
import { lengthTold } from '@mukae/contract/domain/text/graphemes';

/** Lines and characters as a person counts them. */
export const telopCounts = (text: string): { lines: number; characters: number } => ({
  lines: text === '' ? 0 : text.split('\n').length,
  characters: lengthTold(text, telopMax),
});
