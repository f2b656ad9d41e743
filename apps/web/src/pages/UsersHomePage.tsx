import { UsersHomeScreen } from '#features/reception/home/UsersHomeScreen';

export function Component() {
  return <UsersHomeScreen />;
}
