import { LoginScreen } from '#features/accounts/login/LoginScreen';

export function Component() {
  return <LoginScreen />;
}
