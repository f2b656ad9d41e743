import { ok } from '@mukae/contract/calls/answers';
import { signageCalls } from '@mukae/contract/calls/signages';
import { type Handler, handle } from '#platform/calls/handler';
import type { SignageChanges } from './changeSignages';

export const changeSignageHandler = (changes: SignageChanges): Handler =>
  handle(signageCalls.changeSignage, async ({ input, files: { image }, principal }) => {
    await changes.change(principal, { ...input, image });
    return ok;
  });
