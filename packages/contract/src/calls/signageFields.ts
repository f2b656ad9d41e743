import { signageLoginIdField } from './accountFields';
import { flagField, idField, idOrNoneField } from './fields';
import { lengthField } from './numberFields';
import { titleField } from './textFields';
import { savingNames } from './wire';

/** What people write about a signage, by the names it has inside. */
export const signageFields = {
  loginId: signageLoginIdField,
  name: titleField,
  storeId: idField,
  width: lengthField,
  height: lengthField,
  characterId: idOrNoneField,
  /** The avatar of a call is not drawn by the device, but sent to it as a film. */
  isAvatarFilmed: flagField,
};

/** What calls name otherwise. */
export const signageNames = {
  ...savingNames,
  loginId: 'login_id',
  characterId: 'default_character_id',
  isAvatarFilmed: 'is_avatar_filmed',
} as const;

/** What files and the log name otherwise: they tell stores and characters by their names. */
export const toldSignageNames = {
  loginId: 'login_id',
  storeId: 'store',
  characterId: 'character',
  isAvatarFilmed: 'is_avatar_filmed',
} as const;
