import { PasswordSettingScreen } from '#features/accounts/passwordSetting/PasswordSettingScreen';

export function Component() {
  return <PasswordSettingScreen />;
}
