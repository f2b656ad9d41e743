import { changesBetween, type FieldChange } from '@mukae/contract/domain/audit/action';
import type { Size } from '@mukae/contract/domain/signage/size';

const inWords = ({ width, height }: Size): string => `${width}×${height}`;

export const sizeChange = (before: Size, after: Size): FieldChange[] =>
  changesBetween({ size: inWords(before) }, { size: inWords(after) });
