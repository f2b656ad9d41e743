import { StandbyScreen } from '#features/reception/standby/StandbyScreen';

export function Component() {
  return <StandbyScreen />;
}
