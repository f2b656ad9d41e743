import { StoreUsersScreen } from '#features/accounts/ofStore/StoreUsersScreen';

export function Component() {
  return <StoreUsersScreen />;
}
