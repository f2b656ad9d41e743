import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import { isMadeUpLoginId } from '@mukae/contract/domain/signage/madeUpLoginId';

export type SignageField = 'name' | 'storeId' | 'loginId' | 'password' | 'width' | 'height';
export type SignageValues = Record<SignageField, string>;

/** What stands in the form. */
export interface EditedSignage {
  values: SignageValues;
  characterId: number | null;
  isAvatarFilmed: boolean;
  image: File | null;
}

/** What is sent: only what somebody wrote or chose. */
export interface ChangedSignage {
  name?: string;
  storeId?: string;
  login_id?: string;
  password?: string;
  default_character_id?: number;
  is_avatar_filmed?: boolean;
  width?: string;
  height?: string;
  image?: File;
}

/** A login id that nobody chose is nothing to edit. */
export const valuesOf = ({ name, storeId, login_id, size }: SignageAnswer): SignageValues => ({
  name,
  storeId: String(storeId),
  loginId: isMadeUpLoginId(login_id) ? '' : login_id,
  password: '',
  width: String(size.width),
  height: String(size.height),
});

/** Of everything in the form, what differs from before. */
export function changedSignage(before: Omit<EditedSignage, 'image'>, after: EditedSignage): ChangedSignage {
  const [old, now] = [before.values, after.values];
  const isOtherLoginId = normaliseLoginId(now.loginId) !== normaliseLoginId(old.loginId);
  return {
    ...(now.name.trim() !== old.name && { name: now.name.trim() }),
    ...(now.storeId !== old.storeId && { storeId: now.storeId }),
    ...(isOtherLoginId && { login_id: now.loginId.trim() }),
    ...(now.password !== '' && { password: now.password }),
    ...(after.characterId !== before.characterId && { default_character_id: after.characterId ?? 0 }),
    ...(after.isAvatarFilmed !== before.isAvatarFilmed && { is_avatar_filmed: after.isAvatarFilmed }),
    ...(now.width !== old.width && { width: now.width }),
    ...(now.height !== old.height && { height: now.height }),
    ...(after.image && { image: after.image }),
  };
}

export const hasChanges = (changed: ChangedSignage): boolean => Object.keys(changed).length > 0;

/** Whoever changes how a device logs in shows who she is; the device is logged out. */
export const logsDeviceOut = ({ login_id, password }: ChangedSignage): boolean =>
  login_id !== undefined || password !== undefined;
