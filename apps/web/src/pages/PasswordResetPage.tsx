import { PasswordResetScreen } from '#features/accounts/passwordReset/PasswordResetScreen';

export function Component() {
  return <PasswordResetScreen />;
}
