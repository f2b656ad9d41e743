import { ProfileScreen } from '#features/accounts/profile/ProfileScreen';

export function Component() {
  return <ProfileScreen />;
}
