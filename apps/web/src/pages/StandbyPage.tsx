import { StandbyScreen } from '../features/reception/StandbyScreen';

export function Component() {
  return <StandbyScreen />;
}
