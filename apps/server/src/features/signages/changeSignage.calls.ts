import { ok } from '@mukae/contract/calls/answers';
import { signageCalls } from '@mukae/contract/calls/signages';
import { type Handler, handle } from '#platform/calls/handler';
import type { SignageChanges } from './changeSignages';
import { sizeOf } from './sizeInput';

export const changeSignageHandler = (changes: SignageChanges): Handler =>
  handle(signageCalls.changeSignage, async ({ input, files, principal }) => {
    await changes.change(principal, {
      id: input.targetId,
      name: input.name,
      storeId: input.storeId,
      loginId: input.login_id,
      password: input.password,
      currentPassword: input.currentPassword,
      characterId: input.default_character_id,
      size: sizeOf(input),
      isAvatarFilmed: input.is_avatar_filmed,
      image: files.image,
      seenVersion: input.version,
    });
    return ok;
  });
