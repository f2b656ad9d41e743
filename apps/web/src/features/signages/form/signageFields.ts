import { passwordField } from '@mukae/contract/calls/accountFields';
import { signageFields } from '@mukae/contract/calls/signageFields';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
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
  loginId: string;
  password: string;
  characterId: number | null;
  isAvatarFilmed: boolean;
  image: File | null;
}

export const signageForm = z.object({
  ...signageFields,
  loginId: z.optional(signageFields.loginId),
  password: z.optional(passwordField),
  image: z.nullable(pictureField),
});

export const emptySignage: SignageDraft = {
  name: '',
  storeId: null,
  ...portrait,
  loginId: '',
  password: '',
  characterId: null,
  isAvatarFilmed: false,
  image: null,
};

/** A login id that nobody chose is nothing to edit. */
export const signageDraftOf = ({ size, character, ...signage }: SignageAnswer): SignageDraft => ({
  ...emptySignage,
  ...signage,
  ...size,
  loginId: isMadeUpLoginId(signage.loginId) ? '' : signage.loginId,
  characterId: character?.id ?? null,
  image: null,
});
