import { SelectCharacterScreen } from '#features/accounts/selectCharacter/SelectCharacterScreen';

export function Component() {
  return <SelectCharacterScreen />;
}
