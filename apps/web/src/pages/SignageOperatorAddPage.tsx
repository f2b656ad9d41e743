import { SignageOperatorAddScreen } from '#features/signages/operators/SignageOperatorAddScreen';

export function Component() {
  return <SignageOperatorAddScreen />;
}
