import { passwordField, signageLoginIdField } from '@mukae/contract/calls/accountFields';
import { idField } from '@mukae/contract/calls/fields';
import { lengthField } from '@mukae/contract/calls/numberFields';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { titleField } from '@mukae/contract/calls/textFields';
import { isMadeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';
import { portrait } from '@mukae/contract/domain/signage/size';
import * as z from 'zod/mini';
import { pictureField } from '@/forms/pictureField';
import type { TypedNumber } from '@/forms/typedNumber';

/** What stands in the form about a signage. */
export interface SignageDraft {
  name: string;
  storeId: number | null;
  width: TypedNumber;
  height: TypedNumber;
  login_id: string;
  password: string;
  default_character_id: number | null;
  is_avatar_filmed: boolean;
  image: File | null;
}

export const signageFields = z.object({
  name: titleField,
  storeId: idField,
  width: lengthField,
  height: lengthField,
  login_id: z.optional(signageLoginIdField),
  password: z.optional(passwordField),
  default_character_id: z.nullable(idField),
  is_avatar_filmed: z.boolean(),
  image: z.nullable(pictureField),
});

export const emptySignage: SignageDraft = {
  name: '',
  storeId: null,
  ...portrait,
  login_id: '',
  password: '',
  default_character_id: null,
  is_avatar_filmed: false,
  image: null,
};

/** A login id that nobody chose is nothing to edit. */
export const signageDraftOf = (signage: SignageAnswer): SignageDraft => ({
  ...emptySignage,
  ...signage.size,
  name: signage.name,
  storeId: signage.storeId,
  login_id: isMadeUpLoginId(signage.login_id) ? '' : signage.login_id,
  default_character_id: signage.default_character?.id ?? null,
  is_avatar_filmed: signage.is_avatar_filmed,
});
