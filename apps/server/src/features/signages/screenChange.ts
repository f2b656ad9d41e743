import { changesBetween, type FieldChange } from '@mukae/contract/domain/audit/action';
import type { Screen } from './signages.repo';
import { sizeChange } from './sizeChange';

const avatarInWords = ({ isAvatarFilmed }: Screen) => ({ is_avatar_filmed: String(isAvatarFilmed) });

export const screenChange = (before: Screen, after: Screen): FieldChange[] => [
  ...sizeChange(before, after),
  ...changesBetween(avatarInWords(before), avatarInWords(after)),
];
