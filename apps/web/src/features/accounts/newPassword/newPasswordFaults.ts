import { passwordFault } from '@mukae/contract/domain/account/password';
import { type Fault, faults } from '@mukae/contract/errors/faults';
import type { Language } from '@mukae/contract/language';

type NewPassword = { password: string; confirmation: string };

function confirmationFault({ password, confirmation }: NewPassword): Fault | null {
  if (confirmation === '') return 'confirmRequired';
  return confirmation === password ? null : 'confirmMismatch';
}

export function newPasswordFaults(entry: NewPassword, language: Language): Partial<NewPassword> {
  const password = passwordFault(entry.password);
  const confirmation = confirmationFault(entry);
  return {
    ...(password && { password: faults[password][language] }),
    ...(confirmation && { confirmation: faults[confirmation][language] }),
  };
}
