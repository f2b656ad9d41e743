import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';

export interface Profile {
  loginId: string;
  name: string;
}

/** What stands in the form. `password` is null while no change was chosen. */
export interface EditedProfile extends Profile {
  password: string | null;
  image: File | null;
}

export interface ChangedFields {
  login_id?: string;
  name?: string;
  password?: string;
  image?: File;
}

/** Only what differs is sent; the password only when its change was chosen. */
export function changedFields(before: Profile, after: EditedProfile): ChangedFields {
  const changed: ChangedFields = {};
  if (normaliseLoginId(after.loginId) !== normaliseLoginId(before.loginId)) changed.login_id = after.loginId.trim();
  if (after.name.trim() !== before.name) changed.name = after.name.trim();
  if (after.password !== null) changed.password = after.password;
  if (after.image) changed.image = after.image;
  return changed;
}

export const hasChanges = (changed: ChangedFields): boolean => Object.keys(changed).length > 0;

/** Whoever changes how she gets in has to show that it is her. */
export const needsCurrentPassword = (changed: ChangedFields): boolean =>
  changed.login_id !== undefined || changed.password !== undefined;
